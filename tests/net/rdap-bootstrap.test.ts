import { expect, test } from "bun:test";
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type HttpClient, createHttpClient } from "#net/http.ts";
import { createBootstrap } from "#net/rdap-bootstrap.ts";
import { builtInBootstrap } from "#tools/whois/bootstrap.ts";
import { guardFor } from "#tests/support/product/guard.ts";
import { startHttpServer } from "#tests/support/servers/http-server.ts";

const [minuteMs, dayMs] = [60_000, 86_400_000];
const list = { services: [[["com"], ["https://rdap.example/"]]] };
const client = createHttpClient(guardFor({ allow: "127.0.0.1/32" }), { userAgent: "test" });

/** A list that is there or not, as `isUp` says, and what asks for it by a clock. */
async function begin(isUp = true, file: string | null = null) {
  const state = { isUp, at: Date.parse("2026-11-21T00:00:00Z") };
  const server = await startHttpServer((_, reply) =>
    reply.writeHead(state.isUp ? 200 : 503).end(JSON.stringify(list)),
  );
  let answer: Promise<unknown> = Promise.resolve();
  const watched: HttpClient = {
    request: (...request) => {
      const outcome = client.request(...request);
      answer = outcome;
      return outcome;
    },
  };
  const bootstrap = createBootstrap({ url: server.url, file, client: watched, now: () => state.at });
  const asked = () => server.received.length;
  /** Asks after a while; whether the list was fetched for it. */
  const askAfter = async (ms: number): Promise<boolean> => {
    const before = asked();
    state.at += ms;
    await bootstrap();
    await answer;
    // What is done with an answer is done in the same turn.
    await new Promise(setImmediate);
    return asked() > before;
  };
  return { state, server, bootstrap, askAfter };
}

test.each(["there already", "not there"])("the list is stored where the folder is %s", async (folder) => {
  const path = join(mkdtempSync(join(tmpdir(), "rdap-")), "data");
  if (folder === "there already") mkdirSync(path);
  const file = join(path, "list.json");
  const { server, bootstrap } = await begin(true, file);
  await using _ = server;
  expect((await bootstrap()).get("com")).toEqual(["https://rdap.example/"]);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ url: server.url, json: list });
  expect(existsSync(`${file}.new`)).toBe(false);
});

test("without a list the built-in one serves, and it is asked for again after ten minutes, not before", async () => {
  const { server, bootstrap, askAfter, state } = await begin(false);
  await using _ = server;
  expect(await bootstrap()).toBe(await builtInBootstrap());
  const seen = [];
  for (const ms of [0, 10 * minuteMs - 1, 1, 10 * minuteMs - 1]) seen.push(await askAfter(ms));
  expect(seen).toEqual([false, false, true, false]);
  state.isUp = true;
  expect(await askAfter(1)).toBe(true);
  expect((await bootstrap()).get("com")).toEqual(["https://rdap.example/"]);
});

test("a list serves for a week; then it goes on while another is fetched, which is tried again after a day", async () => {
  const { server, bootstrap, askAfter, state } = await begin();
  await using _ = server;
  const seen = [];
  for (const ms of [0, 7 * dayMs - 1]) seen.push(await askAfter(ms));
  state.isUp = false;
  for (const ms of [1, dayMs - 1, 1]) seen.push(await askAfter(ms));
  state.isUp = true;
  for (const ms of [dayMs, 7 * dayMs - 1, 1]) seen.push(await askAfter(ms));
  expect(seen).toEqual([true, false, true, false, true, true, false, true]);
  expect((await bootstrap()).get("com")).toEqual(["https://rdap.example/"]);
});
