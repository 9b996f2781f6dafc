import { expect, test } from "bun:test";
import { replySubscription } from "#api/event-stream.ts";
import { createPool } from "#compute/pool.ts";
import { createLedger } from "#core/ledger.ts";
import { ok } from "#core/result.ts";
import type { Task } from "#core/task.ts";
import { createLog } from "#http/log.ts";
import { sendingOf } from "#http/respond.ts";
import { openSessions } from "#mail/sessions.ts";
import { startStreamTimeout } from "#net/providers/stream-timeout.ts";
import { startExpiryTimer } from "#server/expiry.ts";
import { stopServing } from "#server/stop-serving.ts";
import { guardFor, outboundCaller } from "#tests/support/product/guard.ts";
import { until } from "#tests/support/product/until.ts";
import { watchTimers } from "#tests/support/product/watched-timers.ts";
import { record, startDnsServer } from "#tests/support/servers/dns-server.ts";
import { startRaw } from "#tests/support/servers/http-server.ts";
import { unobserved } from "#tests/support/product/unobserved.ts";

const { signal } = outboundCaller;

test.each(["the reader", "the site"])(
  "when %s ends an event stream, its heartbeat and its subscription end",
  async (who) => {
    using timers = watchTimers();
    const closing = new AbortController();
    const listeners = new Set<(event: string) => void>();
    const response = replySubscription((send) => {
      listeners.add(send);
      return () => listeners.delete(send);
    }, closing.signal);
    if (response) sendingOf(response)?.start(unobserved);
    const reader = response?.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("retry: 5000\n\n");
    const next = reader?.read();
    await until(() => timers.pending().includes(15_000));
    expect(listeners.size).toBe(1);
    if (who === "the reader") await reader?.cancel();
    else closing.abort();
    expect((await next)?.done).toBe(true);
    expect(listeners.size).toBe(0);
    await until(() => timers.pending().length === 0);
  },
);

test("of a site that ends already an event stream ends at once", async () => {
  using timers = watchTimers();
  let ended = 0;
  const response = replySubscription(() => () => (ended += 1), AbortSignal.abort());
  if (response) sendingOf(response)?.start(unobserved);
  expect(await response?.text()).toBe("retry: 5000\n\n");
  expect(ended).toBe(1);
  await until(() => timers.pending().length === 0);
});

test("an answer that was read leaves no time-out and no listener behind, and its connection is given up", () => {
  using timers = watchTimers();
  const visitor = new AbortController();
  const timeout = startStreamTimeout(visitor.signal, { silenceMs: 70_000, totalMs: 80_000 });
  timeout.restartSilence();
  expect(timers.pending()).toEqual([70_000, 80_000]);
  timeout.stop();
  expect([timers.pending(), timeout.signal.aborted, timeout.endedBy()]).toEqual([[], true, null]);
  visitor.abort();
  expect(timeout.endedBy()).toBeNull();
});

test("a mail session's time ends with it", () => {
  using timers = watchTimers();
  const { mailSessions: connections, mailBuffers: buffers } = createLedger(1, () => 0);
  const limits = { connections, buffers, sessionMs: 70_000, messageBytes: 1 };
  const sessions = openSessions(limits, () => {});
  sessions.open("a", "192.0.2.1");
  expect(timers.pending()).toEqual([70_000]);
  sessions.close("a");
  expect(timers.pending()).toEqual([]);
});

test("of several addresses each but the last has 2.5 seconds, and no connection that came leaves a timer", async () => {
  using site = await startRaw(() => {});
  using dns = await startDnsServer(({ name, type }) => ({
    answers: type === "A" ? ["127.0.0.2", "127.0.0.3", "127.0.0.1"].map((to) => record("A", name, to)) : [],
  }));
  const guard = guardFor({ allow: "127.0.0.0/8", servers: dns.address, deadlineMs: 70_000 });
  const target = await guard.check("several.example.com", site.port, signal);
  if (!target.ok) throw new Error("the addresses are allowed");
  expect(target.value.addresses).toEqual(["127.0.0.2", "127.0.0.3", "127.0.0.1"]);
  using timers = watchTimers();
  const socket = await guard.connect(target.value, signal);
  expect(socket.ok && socket.value.remoteAddress).toBe("127.0.0.1");
  const own = (ms: number) => ms === 2500 || ms === 70_000;
  expect(timers.begun.filter(own)).toEqual([2500, 2500, 70_000]);
  expect(timers.pending().filter(own)).toEqual([]);
  if (socket.ok) socket.value.destroy();
});

const length: Task<string, number> = { name: "sample", cost: () => Infinity, run: (text) => ok(text.length) };

test("computing leaves no deadline behind, nor does a pool that is closed", async () => {
  using timers = watchTimers();
  const script = new URL("../compute/sample-worker.ts", import.meta.url);
  const pool = createPool({ script, deadlineMs: 70_000 });
  expect(await pool.compute(length, "four")).toEqual(ok(4));
  expect(timers.pending()).toEqual([]);
  const endless = pool.compute(length, "endless");
  expect(timers.pending()).toEqual([70_000]);
  pool.close();
  expect(await endless).toMatchObject({ ok: false, failure: { code: "busy" } });
  expect(timers.pending()).toEqual([]);
});

test("what is deleted every minute is deleted no more after the stop", () => {
  using timers = watchTimers();
  const expiry = startExpiryTimer([], { now: () => new Date(0), report: () => {} });
  expect(timers.pending()).toEqual([60_000]);
  expiry.stop();
  expect(timers.pending()).toEqual([]);
});

test("a server that has stopped is looked at no more", async () => {
  using timers = watchTimers();
  await stopServing({ pendingRequests: 1, stop: async () => {} }, 70_000);
  expect([timers.begun, timers.pending()]).toEqual([[70_000, 20], []]);
});

test("lines that were written wait for no timer", () => {
  using timers = watchTimers();
  let text = "";
  const log = createLog(
    (lines) => (text += lines),
    () => new Date(0),
  );
  log.event("one");
  log.event("two");
  expect(timers.pending()).toEqual([200]);
  log.flush();
  expect([timers.pending(), text.split("\n").length]).toEqual([[], 3]);
});
