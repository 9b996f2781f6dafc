import { expect, test } from "bun:test";
import type { TSchema } from "@sinclair/typebox";
import { decodedCalls } from "#core/tool.ts";
import { tools } from "#tools/registry.ts";
import { threadPath, threadTimeMs } from "#compute/thread-time.ts";
import { defaultsOf } from "#ssr/form-defaults.ts";
import { onReferenceMachine } from "#tests/support/product/machine-pace.ts";
import { drawn } from "#tests/support/samples/drawn.ts";
import { repeated } from "#tests/support/samples/growing-texts.ts";

const length = 20_000;
/** What is linear takes a tenth of it; on the telephones that do this work themselves all takes ten times as long. */
const maxMs = 300;
/** The first look may meet code that is cold, or a collection of garbage. */
const looks = 4;

/** Lines and words, of which work is done for each. */
const shapes = ["a\n", " \n", "a,b\n", "- a\n", "a ", "a", "%41", '"",'].map(repeated);

/** This thread alone, where the system tells: others of this process still do what other tests began. */
const computedMs = (): number => {
  const thread = threadPath();
  const { user, system } = process.cpuUsage();
  return (thread === null ? null : threadTimeMs(thread)) ?? (user + system) / 1000;
};

/** Every text of any length in what is done in a thread of its own, or on the visitor's device. */
const texts = tools.flatMap(({ id, calls }) =>
  decodedCalls(calls).flatMap(([name, { input, example, heavy = [] }]) =>
    Object.entries<TSchema>(input.properties)
      .filter(([, schema]) => schema["type"] === "string" && schema["maxLength"] >= length)
      .flatMap(([field]) =>
        heavy.map((task) => ({
          name: `${id} ${name} ${field}`,
          cpuMsOf: async (text: string): Promise<number> => {
            const before = computedMs();
            await task.run({ ...defaultsOf(input), ...example?.body, [field]: text });
            return computedMs() - before;
          },
        })),
      ),
  ),
);

test.each([
  ["", 3],
  ["thorough: ", shapes.length],
] as const)(
  "%swork that is done aside takes no longer than its text grows, whatever the text",
  async (_, shapesPerText) => {
    expect(texts.map(({ name }) => name)).toContain("vietqr orders orders");
    expect(texts.length).toBeGreaterThan(8);
    const over: string[] = [];
    for (const { name, cpuMsOf } of texts)
      for (const shape of drawn(shapes, shapesPerText)) {
        let least = Infinity;
        for (let look = 0; look < looks && least > maxMs; look += 1)
          least = Math.min(least, onReferenceMachine(await cpuMsOf(shape.of(length))));
        if (least > maxMs) over.push(`${name} × ${shape.name}: ${Math.round(least)} ms`);
      }
    expect(over).toEqual([]);
  },
);
