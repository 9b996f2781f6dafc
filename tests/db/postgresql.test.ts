import { expect, test } from "bun:test";
import { deletionRequestStore } from "#db/deletion-requests.ts";
import { isStorageFull, isUnavailable } from "#db/faults.ts";
import { openDatabase } from "#db/client.ts";
import { historyStore } from "#db/history.ts";
import { openPostgresql } from "#db/postgresql.ts";
import { addUser } from "#tests/support/people/users.ts";
import { openAtOnce } from "#tests/support/product/database.ts";
import { hasPostgresql, sharedPostgresql, startPostgresql } from "#tests/support/servers/postgresql.ts";

const onServer = test.skipIf(!hasPostgresql);

const open = async () => openPostgresql(await (await sharedPostgresql()).newDatabase("migrated", 4));
const at = new Date(1_795_000_000_123);
const faultOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (fault: unknown) => fault,
  );

onServer(
  "times keep their milliseconds, and objects and texts what PostgreSQL's own text cannot",
  async () => {
    const { db, close } = await open();
    await addUser(db, "an");
    const history = historyStore(db);
    await history.add({ kind: "qr", userId: "an", input: { text: "a\0b 👍", size: 128 }, at });
    expect(await history.list({ kind: "qr", userId: "an", before: null, size: 9 })).toMatchObject([
      { input: { text: "a\0b 👍", size: 128 }, createdAt: at, position: 1 },
    ]);
    await db.insert(db.tables.linkCodes).values({ code: "a\0b" });
    expect(await db.select().from(db.tables.linkCodes)).toEqual([{ code: "a\uFFFDb", removedAt: null }]);
    await close();
  },
);

onServer("of a transaction that fails nothing is left, and in one only `tx` is used", async () => {
  const { db, close } = await open();
  const { linkCodes } = db.tables;
  const failing = db.transaction(async (tx) => {
    await tx.insert(linkCodes).values({ code: "lost" });
    await db.select().from(linkCodes);
  });
  expect(await faultOf(failing)).toMatchObject({
    cause: { message: "Inside a transaction only its `tx` is used" },
  });
  expect(await faultOf(db.transaction(() => db.transaction(async () => {})))).toBeInstanceOf(Error);
  expect(await db.select().from(linkCodes)).toEqual([]);
  await close();
});

onServer("who holds a lock is waited for by name", async () => {
  const { db, close } = await open();
  const seen: string[] = [];
  const first = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const run = (name: string, label: string, wait?: Promise<void>) =>
    db.transaction(async (tx) => {
      await tx.lock(name);
      seen.push(`${label} in`);
      first.resolve();
      await wait;
      seen.push(`${label} out`);
    });
  const one = run("mail", "one", held.promise);
  await first.promise;
  const two = run("mail", "two");
  await run("history", "other");
  held.resolve();
  await Promise.all([one, two]);
  expect(seen).toEqual(["one in", "other in", "other out", "one out", "two in", "two out"]);
  await close();
});

onServer(
  "processes that start at once on a new database all come up, and the migrations ran once",
  async () => {
    const url = await (await sharedPostgresql()).newDatabase("template0");
    expect(await openAtOnce(url, 4)).toEqual(Array.from({ length: 4 }, () => [0, ""]));
  },
);

onServer("while the server is down it is unavailable, and after its restart nobody notices", async () => {
  const postgresql = await startPostgresql();
  const { db, isHealthy, close } = await openPostgresql(await postgresql.newDatabase());
  const requests = deletionRequestStore(db);
  const { confirmationCode } = await requests.record({ email: "an@example.com", at });
  const find = () => requests.find(confirmationCode);
  await Promise.all(Array.from({ length: 8 }, find));
  await postgresql.stop();
  expect(await isHealthy()).toBe(false);
  expect(isUnavailable(await faultOf(find()))).toBe(true);
  expect(isUnavailable(await faultOf(requests.settle(confirmationCode, at)))).toBe(true);
  await postgresql.start();
  expect(await isHealthy()).toBe(true);
  await Promise.all(Array.from({ length: 8 }, find));
  await postgresql.stop("SIGQUIT");
  await postgresql.start();
  expect(await requests.settle(confirmationCode, at)).toBe(0);
  expect(await find()).toMatchObject({ completedAt: at, email: null });
  await close();
  await postgresql.stop();
});

onServer(
  "what keeps a database from being opened is said with its place and without its password",
  async () => {
    const postgresql = await sharedPostgresql();
    const refusalOf = async (url: string) => String(await faultOf(openPostgresql(url)));
    const place = `127.0.0.1:${postgresql.port}`;
    const newer = await postgresql.newDatabase();
    const first = await openPostgresql(newer);
    await first.server.current()`UPDATE site_values SET value = '99' WHERE name = 'schema_version'`;
    await first.close();
    const name = new URL(newer).pathname;
    expect(await refusalOf(newer)).toBe(
      `Error: DATABASE_URL: ${place}${name}: was written by a newer version; start that one, or restore a backup`,
    );
    const readOnly = await postgresql.newDatabase();
    const second = await openPostgresql(readOnly);
    await second.server
      .current()
      .unsafe(`ALTER DATABASE ${new URL(readOnly).pathname.slice(1)} SET default_transaction_read_only = on`);
    await second.close();
    expect(await refusalOf(readOnly)).toEndWith(": is read-only");
    expect(await refusalOf(`postgres://toolbox@${place}/none`)).toBe(
      `Error: DATABASE_URL: ${place}/none: there is no such database`,
    );
    const third = await openPostgresql(postgresql.url);
    await third.server.current().unsafe("CREATE ROLE crowded LOGIN CONNECTION LIMIT 0");
    await third.close();
    expect(await refusalOf(`postgres://crowded@${place}/postgres`)).toStartWith(
      `Error: DATABASE_URL: ${place}/postgres: has no connection left; all processes together`,
    );
    const stranger = await refusalOf(`postgres://stranger:geheim@${place}/postgres`);
    expect(stranger).toBe(`Error: DATABASE_URL: ${place}/postgres: this user may not open it`);
    expect(await refusalOf("postgres://toolbox:geheim@127.0.0.1:1/toolbox")).toBe(
      "Error: DATABASE_URL: 127.0.0.1:1/toolbox: does not answer",
    );
    for (const url of ["postgres://toolbox:geheim@a b", "mysql://toolbox:geheim@127.0.0.1/toolbox"])
      expect(String(await faultOf(openDatabase(url)))).toMatch(/^Error: DATABASE_URL: (?!.*geheim)/);
  },
);

onServer("a server without room says so like a full disk", async () => {
  const { db, server, close } = await open();
  await server.current().unsafe(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON deletion_requests FOR EACH ROW EXECUTE FUNCTION refuse()`);
  const fault = await faultOf(deletionRequestStore(db).record({ email: "an@example.com", at }));
  expect([isStorageFull(fault), isUnavailable(fault)]).toEqual([true, false]);
  await close();
});
