import { expect, test } from "bun:test";
import { createForwardedCheck, forwardedEntries } from "#http/forwarded-check.ts";

function reportsOf(trustProxy: number, ...requests: readonly (readonly [string | null, string])[]): string[] {
  const reports: string[] = [];
  const check = createForwardedCheck(trustProxy, (sentence) => reports.push(sentence));
  for (const [forwarded, peer] of requests) check(forwardedEntries(forwarded).length, peer);
  return reports;
}

test("requests that come as TRUST_PROXY says are not mentioned", () => {
  expect(reportsOf(0, [null, "203.0.113.9"], [null, "10.0.0.7"])).toEqual([]);
  expect(reportsOf(1, ["203.0.113.9", "10.0.0.7"], ["198.51.100.1, 203.0.113.9", "10.0.0.7"])).toEqual([]);
  expect(reportsOf(2, ["203.0.113.9, 198.51.100.1", "10.0.0.7"])).toEqual([]);
});

test("a visitor who invents the field is no proxy", () => {
  expect(reportsOf(0, ["1.2.3.4", "203.0.113.9"], ["1.2.3.4", "2001:db8::1"])).toEqual([]);
});

test.each(["127.0.0.1", "::1", "10.0.0.7", "172.17.0.1", "192.168.1.2", "fd00::2"])(
  "a proxy at %s that is not trusted is mentioned once",
  (peer) => {
    const reports = reportsOf(0, ["203.0.113.9", peer], ["203.0.113.10", peer]);
    expect(reports).toEqual([expect.stringContaining("TRUST_PROXY=1")]);
  },
);

test("whoever comes past the proxies is mentioned once, but not the machine's own health check", () => {
  expect(reportsOf(1, [null, "127.0.0.1"], [null, "::1"])).toEqual([]);
  expect(reportsOf(1, [null, "203.0.113.9"], [null, "203.0.113.9"])).toHaveLength(1);
  expect(reportsOf(2, ["203.0.113.9", "10.0.0.7"], [" , ", "10.0.0.7"])).toHaveLength(1);
});
