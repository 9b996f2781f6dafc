import { expect, test } from "bun:test";
import { action } from "#core/action.ts";
import { payerOf } from "#core/client-key.ts";
import { ownTurns } from "#core/own-turn.ts";
import { ok } from "#core/result.ts";
import { NoInput } from "#core/schema.ts";
import { readBody } from "#http/body.ts";
import { visitOf } from "#http/caller.ts";
import { perform } from "#http/perform.ts";
import { unlimited } from "#http/rate-limiter.ts";
import { respondWithTexts } from "#http/respond.ts";
import { handlerOf } from "#tests/support/product/handler.ts";
import { until } from "#tests/support/product/until.ts";

/** A hundredth of what a client usually has: 100 ms. */
const rateLimit = 0.01;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("work before and after a body counts for who has sent it, waiting for the body does not", async () => {
  let time = 0;
  const { handler, ledger } = handlerOf(
    async (request) => {
      time += 20;
      await readBody(request);
      time += 20;
      return new Response("ok");
    },
    { rateLimit, threadClock: () => time },
  );
  const send = async (client: string) => {
    const { promise: isCome, resolve: come } = Promise.withResolvers<void>();
    const slow = new ReadableStream<Uint8Array>({
      async pull(stream) {
        await isCome;
        stream.enqueue(new TextEncoder().encode("{}"));
        stream.close();
      },
    });
    const headers = { client, "transfer-encoding": "chunked" };
    const before = time;
    const answer = handler(new Request("http://localhost/", { method: "POST", body: slow, headers }));
    await until(
      () => time,
      (seen) => seen > before,
    );
    await nextTurn();
    time += 150;
    come();
    await answer;
  };
  const emptyForMs = (client: string) => ledger.thread.emptyForMs({ client, network: client });
  for (const client of ["one", "other", "one"]) await send(client);
  expect([emptyForMs("one"), emptyForMs("other")]).toEqual([0, 0]);
  await send("one");
  expect(emptyForMs("one")).toBeGreaterThan(50_000);
  expect(emptyForMs("other")).toBe(0);
});

test("so does what is done once it is known who asks, and what of it is done in slices", async () => {
  let time = 0;
  const elsewhere = async () => {
    await nextTurn();
    await nextTurn();
    time += 150;
    return null;
  };
  const search = action(NoInput, NoInput, "read", async () => {
    const turn = ownTurns();
    time += 15;
    await turn();
    time += 15;
    await elsewhere();
    return ok({});
  });
  const callers = {
    peerOf: () => null,
    trustProxy: 0,
    checkForwarded: () => {},
    isSecure: false,
    origin: "http://localhost",
    identify: elsewhere,
  };
  const { handler, ledger } = handlerOf(
    async (request) => {
      const visit = await visitOf(request, "vi", callers);
      time += 15;
      await perform(search, {}, { visit, limiter: { ...unlimited, take: elsewhere }, from: "json" });
      time += 15;
      return new Response("ok");
    },
    { rateLimit, threadClock: () => time },
  );
  const payer = { client: "one", network: "one" };
  const ask = () => handler(new Request("http://localhost/", { headers: { client: "one" } }));
  await ask();
  expect(ledger.thread.emptyForMs(payer)).toBe(0);
  await ask();
  expect(ledger.thread.emptyForMs(payer)).toBeGreaterThan(50_000);
});

function compute(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test("so does what is made while an answer is read", async () => {
  async function* heavy() {
    for (let piece = 0; piece < 20; piece += 1) {
      compute(10);
      yield "x".repeat(70_000);
    }
  }
  const { handler, ledger } = handlerOf(() => respondWithTexts(heavy(), {}), { rateLimit });
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: handler });
  const reply = await fetch(server.url, { headers: { client: "one" } });
  expect((await reply.bytes()).length).toBe(1_400_000);
  await until(
    () => ledger.thread.emptyForMs({ client: "one", network: "one" }),
    (seen) => seen > 0,
  );
  expect(ledger.thread.emptyForMs(payerOf({ address: "192.0.2.1", user: null }))).toBe(0);
  await server.stop(true);
});
