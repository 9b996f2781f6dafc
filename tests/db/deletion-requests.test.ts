import { expect, test } from "bun:test";
import { openDatabase } from "#db/client.ts";
import { deletionRequestStore } from "#db/deletion-requests.ts";
import { userStore } from "#db/users.ts";
import { newDatabase, newDatabaseUrl } from "#tests/support/product/database.ts";
import { newUser } from "#tests/support/people/users.ts";

test("an unknown code finds nothing", async () => {
  expect(await deletionRequestStore((await newDatabase()).db).find("ABCD-EFGH-JKLM")).toBeNull();
});

test("the same address may ask again and gets another code", async () => {
  const requests = deletionRequestStore((await newDatabase()).db);
  const ask = () => requests.record({ email: "an@example.com", at: new Date(0) });
  const codes = new Set((await Promise.all([ask(), ask(), ask()])).map((one) => one.confirmationCode));
  expect(codes.size).toBe(3);
});

test("a request of somebody whose account is deleted already is complete and names nobody", async () => {
  const requests = deletionRequestStore((await newDatabase()).db);
  const { confirmationCode } = await requests.record({ email: null, at: new Date(7) });
  expect(await requests.find(confirmationCode)).toMatchObject({ email: null, completedAt: new Date(7) });
});

test("settling a request deletes the accounts with its address, however it is written, and forgets the address", async () => {
  const { db } = await newDatabase();
  const [requests, accounts] = [deletionRequestStore(db), userStore(db)];
  const [an, another, binh] = [await newUser(db, "An"), await newUser(db, "An"), await newUser(db, "Binh")];
  const { confirmationCode } = await requests.record({ email: "AN@people.example", at: new Date(1) });
  expect(await requests.pending()).toMatchObject([{ code: confirmationCode, email: "AN@people.example" }]);
  expect(await requests.settle(confirmationCode, new Date(2))).toBe(2);
  expect([await accounts.describe(an.id), await accounts.describe(another.id)]).toEqual([null, null]);
  expect(await accounts.describe(binh.id)).not.toBeNull();
  expect(await requests.find(confirmationCode)).toMatchObject({ email: null, completedAt: new Date(2) });
  expect(await requests.pending()).toEqual([]);
  expect(await requests.settle(confirmationCode, new Date(3))).toBeNull();
});

test("a request can be asked for until 400 days after it was settled; one that waits stays", async () => {
  const { db } = await newDatabase();
  const requests = deletionRequestStore(db);
  const settled = await requests.record({ email: "an@people.example", at: new Date(0) });
  const waiting = await requests.record({ email: "binh@people.example", at: new Date(0) });
  const settledAt = 86_400_000;
  await requests.settle(settled.confirmationCode, new Date(settledAt));
  const isThere = async (code: string, ms: number) => {
    await requests.deleteExpired(new Date(ms));
    return (await requests.find(code)) !== null;
  };
  const end = settledAt + 400 * 86_400_000;
  expect([
    await isThere(settled.confirmationCode, end),
    await isThere(settled.confirmationCode, end + 1),
  ]).toEqual([true, false]);
  expect(await isThere(waiting.confirmationCode, end * 2)).toBe(true);
});

test("an address with letters beyond ASCII is found as it is written", async () => {
  const { db } = await newDatabase();
  const requests = deletionRequestStore(db);
  const user = await newUser(db, "Đức");
  await db.update(db.tables.users).set({ email: "ĐỨC@people.example" });
  const { confirmationCode } = await requests.record({ email: "ĐỨC@People.example", at: new Date(1) });
  expect(await requests.settle(confirmationCode, new Date(2))).toBe(1);
  expect(await userStore(db).describe(user.id)).toBeNull();
});

test("bun run deletions lists the requests that wait, and settles those it is told", async () => {
  const url = await newDatabaseUrl();
  const { db, close } = await openDatabase(url);
  const { confirmationCode: code } = await deletionRequestStore(db).record({
    email: "an@b.example",
    at: new Date(0),
  });
  await close();
  const run = async (...codes: string[]) => {
    const env = { ...process.env, DATABASE_URL: url };
    return new Response(
      Bun.spawn([process.execPath, "src/main.ts", "deletions", ...codes], { env }).stdout,
    ).text();
  };
  expect(await run()).toBe(`${code} 1970-01-01T00:00:00.000Z an@b.example\n`);
  expect(await run(code, "AAAA")).toBe(`${code} 0 account(s) deleted\nAAAA no such request waits\n`);
  expect(await run()).toBe("None wait.\n");
});

test("so many requests wait at most, however many ask at once, and one that is settled makes room", async () => {
  const requests = deletionRequestStore((await newDatabase()).db);
  const ask = (index: number) =>
    requests.ask({ email: `${index}@people.example`, at: new Date(index), mostWaiting: 5 });
  const asked = await Promise.all(Array.from({ length: 12 }, (_, index) => ask(index)));
  expect(asked.filter(Boolean)).toHaveLength(5);
  // Those of accounts that are gone already wait for nobody.
  await requests.record({ email: null, at: new Date(0) });
  const [first] = await requests.pending();
  expect(await ask(20)).toBeNull();
  await requests.settle(first?.code ?? "", new Date(30));
  expect([(await ask(21)) !== null, await ask(22)]).toEqual([true, null]);
});

test("requests that an earlier version recorded are counted once, at a start", async () => {
  const url = await newDatabaseUrl();
  const before = await openDatabase(url);
  for (const name of ["an", "binh", "chi"])
    await deletionRequestStore(before.db).record({ email: `${name}@people.example`, at: new Date(0) });
  await before.close();
  for (const answers of [[true, false], [false]]) {
    const started = await openDatabase(url);
    const requests = deletionRequestStore(started.db);
    for (const isTaken of answers)
      expect(
        (await requests.ask({ email: "dung@people.example", at: new Date(1), mostWaiting: 4 })) !== null,
      ).toBe(isTaken);
    await started.close();
  }
});
