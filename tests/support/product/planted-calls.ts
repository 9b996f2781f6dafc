import { type TSchema, Type } from "@sinclair/typebox";
import { en, vi } from "#locales/index.ts";
import { ok } from "#core/result.ts";
import { text } from "#core/schema.ts";
import { call } from "#core/tool.ts";
import encode from "#tools/encode/tool.ts";

const Answer = Type.Object({ count: Type.Integer() });

/** What a new call of a tool may do with its text, by how the call is named: a few mistakes, each made by somebody once, and none. */
export const plantedCalls: Readonly<Record<string, { maxLength: number; count: (value: string) => number }>> =
  {
    // Each further letter doubles the ways to cut them.
    doubling: { maxLength: 5000, count: (value) => (/^(a+)+$/.test(value) ? 1 : 0) },
    // From each blank the search begins anew.
    quadratic: { maxLength: 100_000, count: (value) => value.split(/[ \t]*\r?\n[ \t]*/).length },
    "searched for each word": {
      maxLength: 100_000,
      count: (value) => value.split(" ").filter((word, at, all) => all.lastIndexOf(word) === at).length,
    },
    "a fault": {
      maxLength: 300,
      count: (value) => {
        if (value.length > 250) throw new Error("Nobody thought of so much");
        return value.length;
      },
    },
    "nothing wrong": { maxLength: 100_000, count: (value) => value.trim().split(/\s/).length },
  };

/** Declares these calls, as the tool itself would have, in a thread that has not started the product yet. */
export function plantCalls(): void {
  const calls = Object.entries(plantedCalls).map(([name, { maxLength, count }]) => {
    const slug = name.replaceAll(" ", "-");
    for (const words of [vi, en]) Object.assign(words, { [`encode.api.${slug}`]: name });
    const planted = call(Type.Object({ text: text({ maxLength }) }), Answer as TSchema, {
      path: `/encode/planted/${slug}`,
      limit: "compute",
      access: "open",
      address: "none",
      example: { body: { text: "abc" }, answer: { count: 1 } },
      run:
        () =>
        ({ text: value }) =>
          ok({ count: count(value) }),
    });
    return [slug, planted] as const;
  });
  Object.assign(encode.calls, Object.fromEntries(calls));
}
