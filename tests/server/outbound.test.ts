import { expect, test } from "bun:test";
import { ok, type Result } from "#core/result.ts";
import { createLedger } from "#core/ledger.ts";
import { createOutbound } from "#server/outbound.ts";
import { outboundCaller } from "#tests/support/product/guard.ts";

const settings = {
  HOST: "127.0.0.1",
  PORT: 3000,
  PUBLIC_URL: "https://toolbox.example",
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: 2525,
  DNS_SERVERS: "127.0.0.1:1",
  OUTBOUND_ALLOW: "0.0.0.0/0",
};

/** How many operations run at once when each of these addresses starts a hundred. */
async function runningAtOnce(
  rateLimit: number,
  addresses: readonly string[],
  places?: number,
): Promise<number> {
  const { guard } = createOutbound(settings, createLedger(rateLimit, Date.now, places));
  const gate = Promise.withResolvers<Result<string>>();
  let running = 0;
  const all = Array.from({ length: 100 * addresses.length }, (_, index) =>
    guard.run({ ...outboundCaller, address: addresses[index % addresses.length] ?? "" }, () => {
      running += 1;
      return gate.promise;
    }),
  );
  gate.resolve(ok("done"));
  await Promise.all(all);
  return running;
}

const apart = (count: number) => Array.from({ length: count }, (_, index) => `198.51.${index}.1`);
const together = (count: number) => Array.from({ length: count }, (_, index) => `198.51.100.${index}`);
const inOneSite = (count: number) => Array.from({ length: count }, (_, index) => `2001:db8:7:${index}::1`);

test("a client has six outbound operations at once, scaled by RATE_LIMIT, and all clients 64", async () => {
  expect(await runningAtOnce(1, apart(1))).toBe(6);
  expect(await runningAtOnce(1, apart(5))).toBe(30);
  expect(await runningAtOnce(1, apart(100))).toBe(64);
  expect(await runningAtOnce(2, apart(1))).toBe(12);
  expect(await runningAtOnce(0.01, apart(1))).toBe(1);
  expect(await runningAtOnce(0, apart(1))).toBe(64);
});

test("OUTBOUND_MAX is what all clients have at once, and leaves a client's share as it is", async () => {
  expect(await runningAtOnce(1, apart(250), 200)).toBe(200);
  expect(await runningAtOnce(1, apart(1), 200)).toBe(6);
  expect(await runningAtOnce(1, apart(100), 3)).toBe(3);
});

test("the addresses of one network have 16 together, those of eleven leave a third to others", async () => {
  expect(await runningAtOnce(1, together(200))).toBe(16);
  expect(await runningAtOnce(1, inOneSite(200))).toBe(16);
  expect(await runningAtOnce(1, apart(11))).toBeLessThanOrEqual(46);
});

test("while eleven addresses hold all that they can get, somebody else's look-up runs", async () => {
  const { guard } = createOutbound(settings, createLedger(1, Date.now));
  const gate = Promise.withResolvers<Result<string>>();
  const held = apart(11).flatMap((address) =>
    Array.from({ length: 6 }, () => guard.run({ ...outboundCaller, address }, () => gate.promise)),
  );
  const other = { ...outboundCaller, address: "203.0.113.77" };
  expect(await guard.run(other, () => Promise.resolve(ok("found")))).toEqual(ok("found"));
  gate.resolve(ok("done"));
  await Promise.all(held);
});

test("what this server listens on is refused, whatever OUTBOUND_ALLOW says", async () => {
  const { guard } = createOutbound(settings, createLedger(1, Date.now));
  const { signal } = outboundCaller;
  const outcomes = [
    await guard.check("127.0.0.1", 3000, signal),
    await guard.check("127.0.0.1", 2525, signal),
    await guard.check("toolbox.example", 443, signal),
    await guard.check("127.0.0.1", 8080, signal),
  ];
  expect(outcomes.map(({ ok: isOk }) => isOk)).toEqual([false, false, false, true]);
});
