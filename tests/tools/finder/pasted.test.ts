import { expect, test } from "bun:test";
import { finderIndexOf } from "#tools/finder/finder-index.ts";
import { finderKinds } from "#tools/finder/kinds.ts";
import { recognise } from "#tools/finder/recognise.ts";
import { pastedTexts } from "#tests/support/samples/finder/pasted.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";

const { endings } = finderIndexOf("vi");
const world = { isEnding: (label: string) => endings.includes(` ${label} `) };
const rounds = 60;

test.each(finderKinds.map((kind, at) => [kind, at] as const))(
  "what is made to be one thing is told for it, with the value that is meant: %s",
  (kind, at) => {
    const make = pastedTexts(randomFrom(20_261_123 + at));
    for (let round = 0; round < rounds; round += 1) {
      const { text, values = [text.trim()] } = make(kind);
      const [likeliest] = recognise(text, world);
      expect({ text, ...likeliest }).toEqual({ text, kind, values });
    }
  },
);
