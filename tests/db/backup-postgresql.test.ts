import { expect, test } from "bun:test";
import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorMessage } from "#core/error-message.ts";
import { backUp } from "#db/backup.ts";
import { linkStore } from "#db/links.ts";
import { openPostgresql } from "#db/postgresql.ts";
import { restore } from "#db/restore.ts";
import { runMain } from "#tests/support/product/command.ts";
import { addUser } from "#tests/support/people/users.ts";
import { hasPostgresql, sharedPostgresql } from "#tests/support/servers/postgresql.ts";

const withServer = test.skipIf(!hasPostgresql);
const newUrl = async () => (await sharedPostgresql()).newDatabase();
const newFile = (name: string) => join(mkdtempSync(join(tmpdir(), "backups-")), name);

const faultOf = (work: Promise<unknown>): Promise<string> => work.then(() => "", errorMessage);

/** A link with all it may have, as it is stored. */
async function addLink(url: string) {
  const { db, close } = await openPostgresql(url);
  const an = await addUser(db, "an");
  const link = { id: "l1", code: "Tet2027", target: "https://example.com/", createdAt: new Date(0) };
  await linkStore(db).add({ ...link, userId: an.id, title: "Tết", tags: ["xuân"] });
  const stored = await linkStore(db).find("tet2027");
  await close();
  return { stored, userId: an.id };
}

async function removeLink(url: string, userId: string): Promise<void> {
  const { db, close } = await openPostgresql(url);
  await linkStore(db).remove({ code: "tet2027", userId });
  await close();
}

async function linkIn(url: string) {
  const { db, close } = await openPostgresql(url);
  const link = await linkStore(db).find("tet2027");
  await close();
  return link;
}

withServer(
  "a PostgreSQL is backed up and restored where there is none of its programs, as in the image",
  async () => {
    const [url, file] = [await newUrl(), newFile("toolbox.pg.zst")];
    const { stored, userId } = await addLink(url);
    const env = { DATABASE_URL: url, PATH: "" };
    expect(await runMain(env, "backup", file)).toEqual({ code: 0, text: `${file}\n`, faults: "" });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await removeLink(url, userId);
    expect(await runMain(env, "restore", file)).toMatchObject({ code: 0, faults: "" });
    expect(await linkIn(url)).toEqual(stored);
  },
);

/** Every row of every table, as text, and where each counter stands. */
async function everythingIn(url: string): Promise<Record<string, unknown>> {
  const { server, close } = await openPostgresql(url);
  const tables = await server.current()<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`;
  const contents: Record<string, unknown> = {};
  for (const { name } of tables)
    contents[name] = await server.current().unsafe(`SELECT t::text FROM ${name} t ORDER BY 1`).values();
  const rest = {
    indexes: "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1",
    triggers: "SELECT tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1",
    constraints: "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint ORDER BY 1, 2",
  };
  for (const [what, sql] of Object.entries(rest))
    contents[what] = await server.current().unsafe(sql).values();
  await close();
  return contents;
}

withServer(
  "restored elsewhere, each row, index, trigger and constraint is what it was, and numbers go on",
  async () => {
    const [url, other, file] = [await newUrl(), await newUrl(), newFile("copy.pg")];
    await addLink(url);
    const { db, close } = await openPostgresql(url);
    const request = { email: "an@example.com", createdAt: new Date(0), code: "c1" };
    const [first] = await db.insert(db.tables.deletionRequests).values(request).returning();
    await close();
    await addLink(other);
    const before = await everythingIn(url);
    expect(Object.keys(before).length).toBeGreaterThan(20);
    await backUp({ url, to: file });
    await restore({ url: other, from: file, aside: "" });
    expect(await everythingIn(other)).toEqual(before);
    const after = await openPostgresql(other);
    const [next] = await after.db
      .insert(after.db.tables.deletionRequests)
      .values({ ...request, code: "c2" })
      .returning();
    expect(next?.id).toBe((first?.id ?? 0) + 1);
    await after.close();
  },
);

withServer("a backup that is damaged or cut off leaves the database as it is", async () => {
  const [url, file] = [await newUrl(), newFile("whole.pg")];
  const { stored } = await addLink(url);
  await backUp({ url, to: file });
  const whole = readFileSync(file);
  const shapes = [
    [whole.subarray(0, -7), "is not whole"],
    [whole.subarray(0, whole.length / 2), "is not whole"],
    [Buffer.from("no backup at all ".repeat(500)), "is not a backup of this site"],
    [Buffer.alloc(0), "is not a backup of this site"],
  ] as const;
  for (const [bytes, sentence] of shapes) {
    const damaged = newFile("damaged.pg");
    writeFileSync(damaged, bytes);
    expect(await faultOf(restore({ url, from: damaged, aside: "" }))).toContain(`${damaged}: ${sentence}`);
  }
  expect(await linkIn(url)).toEqual(stored);
});

const hasTools = hasPostgresql && Bun.which("pg_dump") !== null && Bun.which("pg_restore") !== null;

test.skipIf(!hasTools)(
  "a dump, as earlier versions made it by pg_dump, is restored all the same",
  async () => {
    const [url, file] = [await newUrl(), newFile("toolbox.dump")];
    const { stored, userId } = await addLink(url);
    const address = url.replace(/\?.*/, "");
    expect(Bun.spawnSync(["pg_dump", "--format=custom", `--file=${file}`, address]).exitCode).toBe(0);
    await removeLink(url, userId);
    await restore({ url, from: file, aside: "" });
    expect(await linkIn(url)).toEqual(stored);
  },
);
