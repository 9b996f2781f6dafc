import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { statement, valueAt } from "#db/statement.ts";
import { newDatabase } from "#tests/support/product/database.ts";

const createdAt = new Date("2026-11-22T10:20:30.456Z");
const salt = Buffer.from([0, 255, 16]);

test("a statement writes and reads what drizzle does: dates, bytes, missing values and U+0000", async () => {
  const { db } = await newDatabase();
  const { dailySalts, links } = db.tables;
  const addSalt = statement(
    db,
    db.insert(dailySalts).values({ day: valueAt(1), salt: valueAt(0), createdAt: valueAt(2) }),
    {},
  );
  expect(await addSalt([salt, "2026-11-22", createdAt])).toEqual([]);
  expect(await db.select().from(dailySalts)).toEqual([{ day: "2026-11-22", salt, createdAt }]);

  const link = { id: "l1", code: "a\0b", target: "https://example.com/", createdAt };
  await db.insert(links).values(link);
  const fields = { made: links.createdAt, ends: links.expiresAt, code: links.code, clicks: links.clicks };
  const find = statement(
    db,
    db
      .select(fields)
      .from(links)
      .where(eq(links.id, valueAt(0))),
    fields,
  );
  expect(await find(["l1"])).toEqual([{ made: createdAt, ends: null, code: "a\uFFFDb", clicks: 0 }]);
  expect(await find(["l2"])).toEqual([]);
});

test("a transaction's statement fails outside of one, and a database's inside", async () => {
  const { db } = await newDatabase();
  const { links } = db.tables;
  const fields = { id: links.id };
  const findBy = ({ runSql }: Pick<typeof db, "runSql">) =>
    statement({ runSql }, db.select(fields).from(links), fields);
  expect(findBy(db.tx)([])).rejects.toThrow("before it began");
  await db.transaction(async () => {
    expect(await findBy(db.tx)([])).toEqual([]);
    expect(findBy(db)([])).rejects.toThrow("only its `tx`");
  });
});

test("a statement that fails says nothing of its values", async () => {
  const { db } = await newDatabase();
  const { linkCodes } = db.tables;
  const add = statement(db, db.insert(linkCodes).values({ code: valueAt(0) }), {});
  await add(["hidden-code"]);
  const fault: unknown = await add(["hidden-code"]).catch((thrown: unknown) => thrown);
  expect(fault).toBeInstanceOf(Error);
  expect(String(fault)).not.toContain("hidden-code");
});
