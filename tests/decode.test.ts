import { expect, test } from "bun:test";
import { Type } from "@sinclair/typebox";
import { decode } from "../src/decode.ts";
import { ok } from "../src/result.ts";

const Text = Type.Object({ text: Type.String({ maxLength: 3 }) });

test("a line break counts once, although a form sends it as two characters", () => {
  expect(decode(Text, { text: "a\r\nb" }, "form")).toEqual(ok({ text: "a\nb" }));
});

test("JSON keeps the line breaks it has", () => {
  expect(decode(Text, { text: "\r\n" }, "json")).toEqual(ok({ text: "\r\n" }));
});
