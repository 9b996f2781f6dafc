import { expect, test } from "bun:test";
import { decode } from "#core/decode.ts";
import { dataDeletionActions } from "#tools/data-deletion/actions.ts";
import { DeletionInput } from "#tools/data-deletion/schema.ts";
import { deletionRequestStore } from "#db/deletion-requests.ts";
import { anonymous } from "#tests/support/people/caller.ts";
import { newDatabase } from "#tests/support/product/database.ts";

const refusalOf = (email: unknown) => {
  const input = decode(DeletionInput, { email }, "form");
  return input.ok ? null : input.failure.errors?.[0]?.message.key;
};

test("an address that could receive mail is taken", () => {
  for (const email of ["an@example.com", "le.thi+web@mail.example.vn", "o'neil@a-b.co"])
    expect(decode(DeletionInput, { email }, "json")).toEqual({ ok: true, value: { email } });
});

test("an address that could not receive mail is refused", () => {
  for (const email of [
    "an",
    "an@",
    "@example.com",
    "an@localhost",
    "a b@example.com",
    "an@-a.com",
    "an@a..com",
  ])
    expect(refusalOf(email)).toBe("data-deletion.emailWrong");
});

test("without an address it asks for one", () => {
  expect(refusalOf("")).toBe("data-deletion.emailMissing");
});

test("a request is kept under a code of its own", async () => {
  const requests = deletionRequestStore((await newDatabase()).db);
  const at = new Date("2026-11-21T07:00:00Z");
  const { request } = dataDeletionActions({ requests, now: () => at });
  const answer = await request.run({ email: "an@example.com" }, anonymous);
  const code = answer.ok ? answer.value.confirmation_code : "";
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
  expect(await requests.find(code)).toMatchObject({
    email: "an@example.com",
    code,
    createdAt: at,
    completedAt: null,
  });
});
