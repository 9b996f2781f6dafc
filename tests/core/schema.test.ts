import { Type } from "@sinclair/typebox";
import { expect, test } from "bun:test";
import { action } from "../../src/core/action.ts";
import { ok } from "../../src/core/result.ts";
import { Success, choice, arrayOf, nullable, text } from "../../src/core/schema.ts";

const run = () => ok({ success: true } as const);
const short = text({ maxLength: 3 });
const endless = Type.Object({ b: Type.String() });

test("an input with a text or a list that has no end does not compile", () => {
  const refused = [
    // @ts-expect-error -- TypeBox's own text, of which nobody knows the end
    action(Type.Object({ a: Type.String({ maxLength: 3 }) }), Success, "read", run),
    // @ts-expect-error -- it may be left out, but not be endless
    action(Type.Object({ a: Type.Optional(Type.String()) }), Success, "read", run),
    // @ts-expect-error -- any number of short ones
    action(Type.Object({ a: Type.Array(short) }), Success, "read", run),
    // @ts-expect-error -- three endless ones
    action(Type.Object({ a: arrayOf(Type.String(), { maxItems: 3 }) }), Success, "read", run),
    // @ts-expect-error -- a number, or a text
    action(Type.Object({ a: Type.Union([Type.Integer(), Type.String()]) }), Success, "read", run),
    // @ts-expect-error -- in an object within
    action(Type.Object({ a: Type.Object({ b: nullable(Type.String()) }) }), Success, "read", run),
    // @ts-expect-error -- in the objects of a list
    action(Type.Object({ a: arrayOf(endless, { maxItems: 3 }) }), Success, "read", run),
    // @ts-expect-error -- any names
    action(Type.Object({ a: Type.Record(Type.String(), short) }), Success, "read", run),
    // @ts-expect-error -- one without among those with an end
    action(Type.Object({ a: short, b: Type.String(), c: choice(["x"]) }), Success, "read", run),
  ];
  expect(refused.length).toBe(9);
});

test("one whose texts and lists all end does, and keeps what it says of them", () => {
  const items = arrayOf(nullable(short), { maxItems: 3, description: "some" });
  const { input } = action(
    Type.Object({ a: Type.Optional(items), b: Type.Boolean(), c: choice(["x"]), d: nullable(short) }),
    Success,
    "read",
    run,
  );
  expect(input.properties.a).toMatchObject({ maxItems: 3, description: "some" });
  expect(input.properties.d.anyOf[0]).toMatchObject({ maxLength: 3 });
});
