import { expect, test } from "bun:test";
import { deletionRequestStore } from "../../src/db/deletion-requests.ts";
import { memoryDatabase } from "../support/database.ts";

test("an unknown code finds nothing", async () => {
  expect(await deletionRequestStore(memoryDatabase().db).find("ABCD-EFGH-JKLM")).toBeNull();
});

test("the same address may ask again and gets another code", async () => {
  const requests = deletionRequestStore(memoryDatabase().db);
  const ask = () => requests.record({ email: "an@example.com", at: new Date(0) });
  const codes = new Set((await Promise.all([ask(), ask(), ask()])).map((one) => one.confirmationCode));
  expect(codes.size).toBe(3);
});

test("a request of somebody whose account is deleted already is complete and names nobody", async () => {
  const requests = deletionRequestStore(memoryDatabase().db);
  const { confirmationCode } = await requests.record({ email: null, at: new Date(7) });
  expect(await requests.find(confirmationCode)).toMatchObject({ email: null, completedAt: new Date(7) });
});
