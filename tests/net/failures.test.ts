import { expect, test } from "bun:test";
import { codeOf, connectionFailure, deadlineFailure, dnsFailure, orAborted } from "#net/failures.ts";

const open = new AbortController().signal;
const failed = (code: string, key?: string) => ({
  ok: false,
  failure: key ? { code, detail: { key } } : { code },
});

test.each([
  ["ETIMEDOUT", failed("upstream_timeout")],
  ["ECONNREFUSED", failed("upstream_error", "net.refused")],
  ["EHOSTUNREACH", failed("upstream_error", "net.unreachable")],
  ["ENETUNREACH", failed("upstream_error", "net.unreachable")],
  ["EADDRNOTAVAIL", failed("upstream_error", "net.unreachable")],
  ["ECONNRESET", failed("upstream_error", "net.closed")],
  ["EPIPE", failed("upstream_error", "net.closed")],
  ["ECONNABORTED", failed("upstream_error", "net.closed")],
  ["EOTHER", failed("upstream_error")],
] as const)("a connection that fails with %s means what a visitor can read", (code, outcome) => {
  const error = Object.assign(new Error("x"), { code });
  expect(connectionFailure(error, open)).toEqual<unknown>(outcome);
  expect(connectionFailure(error, AbortSignal.abort())).toEqual<unknown>(failed("upstream_timeout"));
});

test("an error's code is a text, and none where there is no error", () => {
  expect([{ code: 5 }, new Error("x"), null, "code"].map(codeOf)).toEqual(["5", "", "", ""]);
  expect(connectionFailure(deadlineFailure(), open)).toEqual<unknown>(failed("upstream_timeout"));
  expect(dnsFailure(new DOMException("late", "TimeoutError"))).toEqual<unknown>(
    failed("upstream_timeout", "net.dnsTimeout"),
  );
  expect(dnsFailure(new Error("none"))).toEqual<unknown>(failed("upstream_error", "net.noDns"));
});

test("work that is given up ends with the signal's reason, and leaves no listener", async () => {
  const [given, listeners] = [new AbortController(), new Set<unknown>()];
  const { signal } = given;
  const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)];
  signal.addEventListener = (...args: Parameters<typeof add>) => (listeners.add(args[1]), add(...args));
  signal.removeEventListener = (...args: Parameters<typeof remove>) => (
    listeners.delete(args[1]),
    remove(...args)
  );
  expect(await orAborted(Promise.resolve(1), signal)).toBe(1);
  expect(listeners.size).toBe(0);
  const waiting = orAborted(new Promise(() => {}), signal);
  given.abort(new Error("left"));
  expect(await waiting.catch(String)).toBe("Error: left");
  expect(await orAborted(new Promise(() => {}), signal).catch(String)).toBe("Error: left");
});
