import { expect, test } from "bun:test";
import { ok, type Result } from "../../src/core/result.ts";
import { createOutbound } from "../../src/server/outbound.ts";
import { outboundCaller } from "../support/product/guard.ts";

const settings = {
  HOST: "127.0.0.1",
  PORT: 3000,
  PUBLIC_URL: "https://toolbox.example",
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: 2525,
  DNS_SERVERS: "127.0.0.1:1",
  OUTBOUND_ALLOW: "0.0.0.0/0",
};

/** How many operations of `clients` clients run at once when each starts a hundred. */
async function runningAtOnce(rateLimit: number, clients: number): Promise<number> {
  const { guard } = createOutbound({ ...settings, RATE_LIMIT: rateLimit });
  const gate = Promise.withResolvers<Result<string>>();
  let running = 0;
  const all = Array.from({ length: 100 * clients }, (_, index) =>
    guard.run({ ...outboundCaller, address: `198.51.100.${index % clients}` }, () => {
      running += 1;
      return gate.promise;
    }),
  );
  gate.resolve(ok("done"));
  await Promise.all(all);
  return running;
}

test("a client has six outbound operations at once, scaled by RATE_LIMIT, and all clients 64", async () => {
  expect(await runningAtOnce(1, 1)).toBe(6);
  expect(await runningAtOnce(1, 5)).toBe(30);
  expect(await runningAtOnce(1, 20)).toBe(64);
  expect(await runningAtOnce(2, 1)).toBe(12);
  expect(await runningAtOnce(0.01, 1)).toBe(1);
  expect(await runningAtOnce(0, 1)).toBe(64);
});

test("what this server listens on is refused, whatever OUTBOUND_ALLOW says", async () => {
  const { guard } = createOutbound({ ...settings, RATE_LIMIT: 1 });
  const { signal } = outboundCaller;
  const outcomes = [
    await guard.check("127.0.0.1", 3000, signal),
    await guard.check("127.0.0.1", 2525, signal),
    await guard.check("toolbox.example", 443, signal),
    await guard.check("127.0.0.1", 8080, signal),
  ];
  expect(outcomes.map(({ ok: isOk }) => isOk)).toEqual([false, false, false, true]);
});
