import { expect, test } from "bun:test";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PoolOptions, createPool } from "#compute/pool.ts";
import { createPlaces } from "#core/places.ts";
import { type Result, ok } from "#core/result.ts";
import type { Task } from "#core/task.ts";
import { anonymous } from "#tests/support/people/caller.ts";
import { until } from "#tests/support/product/until.ts";

const script = new URL("./sample-worker.ts", import.meta.url);
const length: Task<string, number> = {
  name: "sample",
  cost: () => Infinity,
  run: (text) => ok(text.length),
};

async function withPool(
  options: Partial<PoolOptions>,
  use: (pool: ReturnType<typeof createPool>) => Promise<void>,
) {
  const pool = createPool({ script, ...options });
  await use(pool).finally(pool.close);
}

const codeOf = (outcome: Result<unknown>) => (outcome.ok ? "ok" : outcome.failure.code);

test("a heavy task is answered by a worker, a light one in place", () =>
  withPool({}, async ({ compute }) => {
    expect(await compute(length, "four")).toEqual(ok(4));
    const light: Task<string, string> = {
      name: "unknown to the worker",
      cost: (text) => text.length,
      run: ok,
    };
    expect(await compute(light, "here")).toEqual(ok("here"));
  }));

test("a task that never ends is stopped at its deadline, the loop runs meanwhile and the next task is answered", () =>
  withPool({ workers: 1, deadlineMs: 300, wallTimeoutMs: 60_000 }, async ({ compute }) => {
    let turns = 0;
    const clock = setInterval(() => (turns += 1), 5);
    const [endless, next] = await Promise.all([compute(length, "endless"), compute(length, "next")]);
    clearInterval(clock);
    expect([codeOf(endless), next]).toEqual(["busy", ok(4)]);
    expect(turns).toBeGreaterThan(2);
  }));

test("the thread of a task that never ends is gone after its deadline", () =>
  withPool({ workers: 1, deadlineMs: 100, wallTimeoutMs: 60_000 }, async ({ compute }) => {
    const file = join(mkdtempSync(join(tmpdir(), "thread-")), "thread");
    expect(codeOf(await compute(length, `endless ${file}`))).toBe("busy");
    const thread = readFileSync(file, "utf8");
    // Only Linux names its threads.
    if (thread !== "") await until(() => !existsSync(`/proc/${thread}`));
  }));

/** Of which one client has `client`, and its network all. */
const places = (site: number, client = site) => createPlaces({ client, network: site, site, shared: site });

test("what finds the queue full is answered busy at once", () =>
  withPool(
    { workers: 1, waiting: { jobs: places(1) }, deadlineMs: 300, wallTimeoutMs: 60_000 },
    async ({ compute }) => {
      const asked = ["endless", "waits", "too many"].map((text) => compute(length, text));
      expect(codeOf(await Promise.race([asked[0]!, asked[2]!]))).toBe("busy");
      expect((await Promise.all(asked)).map(codeOf)).toEqual(["busy", "ok", "busy"]);
    },
  ));

test("a visitor who leaves ends the work, running or waiting", () =>
  withPool({ workers: 1 }, async ({ compute }) => {
    const visits = [new AbortController(), new AbortController()];
    const asked = visits.map((visit) => compute(length, "endless", { ...anonymous, signal: visit.signal }));
    visits.toReversed().forEach((visit) => visit.abort());
    expect((await Promise.all(asked)).map(codeOf)).toEqual(["busy", "busy"]);
    expect(await compute(length, "four")).toEqual(ok(4));
    expect(codeOf(await compute(length, "four", { ...anonymous, signal: AbortSignal.abort() }))).toBe("busy");
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

const client = (address: string) => ({ ...anonymous, address });
const picture: Task<string, number> = { ...length, isPicture: true };

test("clients take turns: who floods waits behind everybody else's next task, and their own excess is refused", () =>
  withPool({ workers: 1, deadlineMs: 2000 }, async ({ compute }) => {
    const order: string[] = [];
    const ask = async (address: string, text: string) => {
      const outcome = await compute(length, text, client(address));
      order.push(address);
      return codeOf(outcome);
    };
    const flood = Array.from({ length: 60 }, () => ask("192.0.2.1", "sleep 5"));
    const other = Array.from({ length: 20 }, () => ask("192.0.2.2", "sleep 5"));
    expect(new Set(await Promise.all(other))).toEqual(new Set(["ok"]));
    const before = order.slice(0, order.lastIndexOf("192.0.2.2"));
    expect((await Promise.all(flood)).filter((code) => code === "rate_limited")).toHaveLength(27);
    expect(before.filter((address) => address === "192.0.2.1").length).toBeLessThan(27 + 22);
  }));

test("a client has one task running at a time, however many workers are idle", () =>
  withPool({ workers: 2, deadlineMs: 2000 }, async ({ compute }) => {
    const done: string[] = [];
    const ask = (address: string, text: string) =>
      compute(length, text, client(address)).then(() => done.push(`${address} ${text}`));
    await Promise.all([ask("192.0.2.1", "sleep 2000"), ask("192.0.2.1", "quick"), ask("192.0.2.2", "quick")]);
    expect(done).toEqual(["192.0.2.2 quick", "192.0.2.1 sleep 2000", "192.0.2.1 quick"]);
  }));

test("a picture finds a worker free, whatever else is under way", () =>
  withPool({ workers: 1, pictureWorkers: 1, deadlineMs: 500 }, async ({ compute }) => {
    const endless = compute(length, "endless", client("192.0.2.1"));
    const heavy = compute(length, "heavy", client("192.0.2.2"));
    const first = await Promise.race([endless, heavy, compute(picture, "picture", client("192.0.2.3"))]);
    expect(first).toEqual(ok(7));
    expect((await Promise.all([endless, heavy])).map(codeOf)).toEqual(["busy", "ok"]);
  }));

test("a deadline counts computing, not waiting for the machine; who waits too long may try again", async () => {
  await withPool({ workers: 1, deadlineMs: 100, wallTimeoutMs: 600_000 }, async ({ compute }) => {
    expect(await compute(length, "sleep 300")).toEqual(ok(9));
    expect(await compute(length, "endless")).toEqual({
      ok: false,
      failure: { code: "busy", detail: { key: "problem.busy.tooLong" } },
    });
  });
  await withPool({ workers: 1, deadlineMs: 100, wallTimeoutMs: 300 }, async ({ compute }) => {
    expect(await compute(length, "sleep 60000")).toEqual({
      ok: false,
      failure: { code: "busy", retryAfterS: 10 },
    });
  });
});

test("what waits is bounded by its size, for each client and in all", () =>
  withPool({ workers: 1, waiting: { bytes: places(100, 60) } }, async ({ compute }) => {
    const text = "x".repeat(20);
    const asked = ["1", "1", "1", "2", "2", "3"].map((last) =>
      compute(length, text, client(`192.0.2.${last}`)),
    );
    expect((await Promise.all(asked)).map(codeOf)).toEqual([
      "ok",
      "ok",
      "rate_limited",
      "ok",
      "rate_limited",
      "busy",
    ]);
  }));

test("of large texts one is worked on at a time, and small ones beside it", () =>
  withPool({ workers: 2 }, async ({ compute, load }) => {
    const large = "sleep 200".padEnd(300_000);
    const ended: string[] = [];
    const ask = async (name: string, text: string) => {
      await compute(length, text, { ...anonymous, address: name });
      ended.push(name);
    };
    const asked = [ask("large", large), ask("larger", large)];
    expect(load()).toEqual({ running: 1, waiting: 1 });
    await ask("small", "small");
    await Promise.all(asked);
    expect(ended).toEqual(["small", "large", "larger"]);
  }));
