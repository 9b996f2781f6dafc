import { expect, test } from "bun:test";
import { type PoolOptions, createPool } from "../../src/compute/pool.ts";
import { type Result, ok } from "../../src/core/result.ts";
import type { Task } from "../../src/core/task.ts";

const script = new URL("./sample-worker.ts", import.meta.url);
const length: Task<string, number> = {
  name: "sample",
  weigh: () => Infinity,
  run: (text) => ok(text.length),
};

async function withPool(options: PoolOptions, use: (pool: ReturnType<typeof createPool>) => Promise<void>) {
  const pool = createPool({ script, ...options });
  await use(pool).finally(pool.close);
}

const codeOf = (outcome: Result<unknown>) => (outcome.ok ? "ok" : outcome.failure.code);

test("a heavy task is answered by a worker, a light one in place", () =>
  withPool({}, async ({ compute }) => {
    expect(await compute(length, "four")).toEqual(ok(4));
    const light: Task<string, string> = {
      name: "unknown to the worker",
      weigh: (text) => text.length,
      run: ok,
    };
    expect(await compute(light, "here")).toEqual(ok("here"));
  }));

test("a task that never ends is stopped at its deadline, the loop runs meanwhile and the next task is answered", () =>
  withPool({ workers: 1, deadlineMs: 100 }, async ({ compute }) => {
    let turns = 0;
    const clock = setInterval(() => (turns += 1), 5);
    const [endless, next] = await Promise.all([compute(length, "endless"), compute(length, "next")]);
    clearInterval(clock);
    expect([codeOf(endless), next]).toEqual(["busy", ok(4)]);
    expect(turns).toBeGreaterThan(2);
  }));

test("what finds the queue full is answered busy at once", () =>
  withPool({ workers: 1, queue: 1, deadlineMs: 100 }, async ({ compute }) => {
    const asked = ["endless", "waits", "too many"].map((text) => compute(length, text));
    expect(codeOf(await Promise.race([asked[0]!, asked[2]!]))).toBe("busy");
    expect((await Promise.all(asked)).map(codeOf)).toEqual(["busy", "ok", "busy"]);
  }));

test("a visitor who leaves ends the work, running or waiting", () =>
  withPool({ workers: 1 }, async ({ compute }) => {
    const visits = [new AbortController(), new AbortController()];
    const asked = visits.map((visit) => compute(length, "endless", visit.signal));
    visits.toReversed().forEach((visit) => visit.abort());
    expect((await Promise.all(asked)).map(codeOf)).toEqual(["busy", "busy"]);
    expect(await compute(length, "four")).toEqual(ok(4));
    expect(codeOf(await compute(length, "four", AbortSignal.abort()))).toBe("busy");
  }));

test("a fault of ours in a worker is thrown where the task was asked for", () =>
  withPool({ workers: 1 }, async ({ compute }) => {
    expect(compute(length, "fault")).rejects.toThrow("broken");
    expect(compute(length, "crash")).rejects.toThrow("crashed");
    expect(await compute(length, "four")).toEqual(ok(4));
  }));

test("a closed pool answers everything that was under way", async () => {
  const { compute, close } = createPool({ script, workers: 1 });
  const asked = ["endless", "waits"].map((text) => compute(length, text));
  close();
  expect((await Promise.all(asked)).map(codeOf)).toEqual(["busy", "busy"]);
});
