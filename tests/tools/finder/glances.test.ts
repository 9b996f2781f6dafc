import { expect, test } from "bun:test";
import { decodedCalls } from "#core/tool.ts";
import { finderKinds } from "#tools/finder/kinds.ts";
import { offersFor } from "#tools/finder/offers.ts";
import { recognise } from "#tools/finder/recognise.ts";
import { tools } from "#tools/registry.ts";
import { pastedTexts } from "#tests/support/samples/finder/pasted.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";

const calls = tools.flatMap((tool) => decodedCalls(tool.calls)).map(([, call]) => call);
const make = pastedTexts(randomFrom(26_112_023));

test("what is offered with an answer is answered at a glance, from the fields of its form", () => {
  const world = { isEnding: () => true };
  const asked = finderKinds.flatMap((kind) =>
    offersFor(recognise(make(kind).text, world), { translation: "translateEn", world }),
  );
  const answered = asked.filter(({ asks }) => asks !== null);
  expect(answered.length).toBeGreaterThan(10);
  for (const { asks, fields } of answered) {
    const call = asks === null ? undefined : calls.find(({ path }) => path === asks);
    const { action: _, ...given } = fields;
    const unknown = Object.keys(given).filter((name) => !(name in (call?.input.properties ?? {})));
    expect([asks, Boolean(call?.glance), unknown]).toEqual([asks, true, []]);
  }
});

test("an answer at a glance says something in both languages", () => {
  for (const { path, glance, example } of calls)
    if (glance && example.answer)
      for (const lang of ["vi", "en"] as const) {
        const shown = glance(example.answer, lang);
        expect(shown).not.toBeNull();
        expect([path, shown?.value.trim() !== "", shown?.note?.includes("{") ?? false]).toEqual([
          path,
          true,
          false,
        ]);
      }
});
