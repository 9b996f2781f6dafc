import { Type } from "@sinclair/typebox";
import { expect, test } from "bun:test";
import { mismatchOf } from "#tests/support/product/answers.ts";

const schema = Type.Object({ id: Type.Integer(), name: Type.Union([Type.String(), Type.Null()]) });

test("an answer as its schema says has no mismatch", () => {
  expect(mismatchOf(schema, { id: 1, name: null })).toBeNull();
  expect(mismatchOf(Type.Unknown(), { any: "thing" })).toBeNull();
});

test("a wrong type, a missing field and an unstated one are named", () => {
  expect(mismatchOf(schema, { id: "1", name: null })).toContain("/id");
  expect(mismatchOf(schema, { id: 1 })).toContain("/name");
  expect(mismatchOf(schema, { id: 1, name: "a", secret: "b" })).toContain("does not state");
});
