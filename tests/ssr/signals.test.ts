import { expect, test } from "bun:test";
import * as library from "@preact/signals-react";
import * as own from "#ssr/browser/signals.ts";

type Step = { readonly act: "set" | "watch" | "follow" | "end"; readonly at: number; readonly to: number };

const upTo = (end: number): number => Math.floor(Math.random() * end);
const acts = ["set", "set", "set", "watch", "follow", "end"] as const;

/** What each watcher was told, in its order. */
function told({ signal, effect }: Pick<typeof own, "signal" | "effect">, steps: readonly Step[]) {
  const signals = [signal(0), signal(0), signal(0)];
  const logs: string[][] = [];
  const ends: (() => void)[] = [];
  for (const { act, at, to } of steps) {
    const watched = signals[at];
    const beside = signals[to % signals.length];
    if (!watched || !beside) throw new Error("No such signal");
    const log: string[] = [];
    if (act === "set") watched.value = to;
    if (act === "watch") {
      logs.push(log);
      ends.push(effect(() => void log.push(`${watched.value} ${beside.value}`)));
    }
    if (act === "follow") {
      logs.push(log);
      // What it reads besides tells it nothing.
      ends.push(watched.subscribe((value) => void log.push(`${value} of ${beside.value}`)));
    }
    if (act === "end") ends[to % Math.max(1, ends.length)]?.();
  }
  return logs;
}

test("the browser's signals tell what the library's tell, whatever is set, watched and ended", () => {
  for (let round = 0; round < 300; round += 1) {
    const steps = Array.from({ length: 30 }, () => ({
      act: acts[upTo(acts.length)] ?? "set",
      at: upTo(3),
      to: upTo(4),
    }));
    expect([steps, told(own, steps)]).toEqual([steps, told(library, steps)]);
  }
});

test("an effect that sets what another reads tells it once", () => {
  const of = ({ signal, effect }: Pick<typeof own, "signal" | "effect">) => {
    const [first, second] = [signal(1), signal(1)];
    const log: number[] = [];
    effect(() => void log.push(second.value));
    effect(() => {
      second.value = first.value * 10;
    });
    first.value = 2;
    first.value = 2;
    return log;
  };
  expect(of(own)).toEqual([1, 10, 20]);
  expect(of(own)).toEqual(of(library));
});
