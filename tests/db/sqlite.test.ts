import { expect, test } from "bun:test";
import { asc, eq, sql } from "drizzle-orm";
import { openSqlite } from "#db/sqlite.ts";

const codesOf = async ({ db }: ReturnType<typeof openSqlite>) =>
  (await db.select().from(db.tables.linkCodes).orderBy(asc(db.tables.linkCodes.code))).map(
    ({ code }) => code,
  );

const messageOf = (promise: Promise<unknown>) => promise.catch(({ message }: Error) => message);

test("statements wait for the transaction that is open, and transactions for one another", async () => {
  const database = openSqlite(":memory:");
  const { db } = database;
  const { linkCodes } = db.tables;
  const gate = Promise.withResolvers<void>();
  const seen: string[] = [];
  const transaction = (name: string, wait: Promise<void>) =>
    db.transaction(async (tx) => {
      seen.push(`${name} begins`);
      await tx.insert(linkCodes).values({ code: name });
      await wait;
      seen.push(`${name} ends`);
    });
  const all = [
    transaction("one", gate.promise),
    transaction("two", Promise.resolve()),
    codesOf(database).then((codes) => seen.push(codes.join())),
  ];
  await Bun.sleep(5);
  expect(seen).toEqual(["one begins"]);
  gate.resolve();
  await Promise.all(all);
  expect(seen).toEqual(["one begins", "one ends", "two begins", "two ends", "one,two"]);
});

test("of a transaction that fails nothing is left, and the next one goes on", async () => {
  const database = openSqlite(":memory:");
  const { linkCodes } = database.db.tables;
  const failing = database.db.transaction(async (tx) => {
    await tx.insert(linkCodes).values({ code: "lost" });
    throw new Error("no");
  });
  expect(await messageOf(failing)).toBe("no");
  await database.db.transaction(async (tx) => {
    await tx.insert(linkCodes).values({ code: "stays" });
  });
  expect(await codesOf(database)).toEqual(["stays"]);
});

test("inside a transaction the database itself is refused, and so is `tx` outside of one", async () => {
  const { db } = openSqlite(":memory:");
  const { linkCodes } = db.tables;
  const refused = /Inside a transaction only its `tx` is used/;
  const causeOf = (promise: Promise<unknown>) => promise.catch(({ cause }: Error) => String(cause));
  expect(await causeOf(db.transaction(async () => db.insert(linkCodes).values({ code: "a" })))).toMatch(
    refused,
  );
  expect(await messageOf(db.transaction(() => db.transaction(async () => {})))).toMatch(refused);
  const late = await db.transaction(async (tx) => tx);
  expect(await causeOf(late.select().from(linkCodes).execute())).toMatch(/after its transaction has ended/);
});

test("more statements than are kept prepared go on working", async () => {
  const { db } = openSqlite(":memory:");
  const { linkCodes } = db.tables;
  await db.insert(linkCodes).values({ code: "a" });
  for (let number = 0; number < 450; number += 1)
    expect(
      await db
        .select({ n: sql.raw(String(number % 225)).mapWith(Number) })
        .from(linkCodes)
        .where(eq(linkCodes.code, "a")),
    ).toEqual([{ n: number % 225 }]);
});
