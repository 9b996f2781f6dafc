import { expect, test } from "bun:test";
import { openDatabase } from "#db/client.ts";
import { noteCaps } from "#tools/notes/schema.ts";
import { newDatabaseUrl } from "#tests/support/product/database.ts";
import { postJson } from "#tests/support/product/product.ts";
import { withProcesses } from "#tests/support/product/site.ts";

/** Copies the one note that there is, until so many are left to be written. */
async function leaveRoomFor(left: number, url: string): Promise<void> {
  const { db, close } = await openDatabase(url);
  const [note] = await db.select().from(db.tables.notes);
  if (!note) throw new Error("There is no note");
  const copies = Array.from({ length: noteCaps.notes - left - 1 }, (_, index) => index);
  await db.transaction(async (tx) => {
    for (const copy of copies)
      await tx.insert(db.tables.notes).values({ ...note, id: `${copy}`, publicKey: `key ${copy}` });
  });
  await close();
}

test("thorough: two processes on one database together let a browser have no more notes than one would", async () => {
  const url = await newDatabaseUrl();
  const env = { DATABASE_URL: url };
  await withProcesses([env, env], async (one, other) => {
    const write = (base: string, headers: Record<string, string> = {}) =>
      postJson(`${base}/api/notes`, { content: "một ghi chú" }, headers);
    const first = await write(one.base);
    const Cookie = first.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    await leaveRoomFor(10, url);
    const bases = Array.from({ length: 40 }, (_, index) => (index % 2 ? one : other).base);
    const answers = await Promise.all(bases.map((base) => write(base, { Cookie })));
    const withStatus = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([withStatus(200), withStatus(507)]).toEqual([10, 30]);
  });
});
