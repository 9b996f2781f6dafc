import { Type } from "@sinclair/typebox";
import { expect, test } from "bun:test";
import { action } from "#core/action.ts";
import { ok } from "#core/result.ts";
import { Success, choice, arrayOf, nullable, text } from "#core/schema.ts";

const run = () => ok({ success: true } as const);
const short = text({ maxLength: 3 });
const endless = Type.Object({ b: Type.String() });
const becoming = Type.Transform(Type.String()).Decode(Number).Encode(String);

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
    // @ts-expect-error -- nobody knows what it is
    action(Type.Object({ a: Type.Unsafe<string>({}) }), Success, "read", run),
    // @ts-expect-error -- nor here
    action(Type.Object({ a: Type.Unknown(), b: short }), Success, "read", run),
    // @ts-expect-error -- anything at all
    action(Type.Object({ a: Type.Any() }), Success, "read", run),
    // @ts-expect-error -- an endless one of two
    action(Type.Object({ a: Type.Tuple([short, Type.String()]) }), Success, "read", run),
    // @ts-expect-error -- two objects that are one
    action(Type.Object({ a: Type.Intersect([Type.Object({ a: short }), endless]) }), Success, "read", run),
    // @ts-expect-error -- what refers to itself
    action(Type.Object({ a: Type.Recursive((self) => Type.Array(self)) }), Success, "read", run),
    // @ts-expect-error -- what refers to another
    action(Type.Object({ a: Type.Ref("other") }), Success, "read", run),
    // @ts-expect-error -- by a pattern alone
    action(Type.Object({ a: Type.RegExp(/a+/) }), Success, "read", run),
    // @ts-expect-error -- a text that becomes another thing
    action(Type.Object({ a: becoming }), Success, "read", run),
    // @ts-expect-error -- in one of several objects
    action(Type.Object({ a: Type.Union([Type.Object({ b: short }), endless]) }), Success, "read", run),
    // @ts-expect-error -- a list of lists
    action(Type.Object({ a: arrayOf(Type.Array(short), { maxItems: 3 }) }), Success, "read", run),
  ];
  expect(refused.length).toBe(20);
});

test("one whose texts and lists all end does, and keeps what it says of them", () => {
  const items = arrayOf(nullable(short), { maxItems: 3, description: "some" });
  const { input } = action(
    Type.Object({
      a: Type.Optional(items),
      b: Type.Boolean(),
      c: choice(["x"]),
      d: nullable(short),
      e: Type.Object({}),
      f: arrayOf(Type.Object({ g: Type.Optional(short), h: Type.Number() }), { maxItems: 2 }),
    }),
    Success,
    "read",
    run,
  );
  expect(input.properties.a).toMatchObject({ maxItems: 3, description: "some" });
  expect(input.properties.d.anyOf[0]).toMatchObject({ maxLength: 3 });
});
