import { expect, test } from "bun:test";
import { sharedProduct } from "#tests/support/product/product.ts";
import { naughty } from "#tests/support/samples/naughty.ts";

const product = await sharedProduct();

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${product.url}/api${path}`, { headers })).json();

test("GET /api/ua/random gives what is asked for, and /read what the caller says", async () => {
  const random = await read("/ua/random?device=mobile&count=3");
  expect(random.userAgents).toHaveLength(3);
  expect(random).toMatchObject({ userAgent: random.userAgents[0].userAgent });
  expect(await read("/ua/read", { "User-Agent": "curl/8.5.0" })).toMatchObject({
    userAgent: "curl/8.5.0",
    bot: true,
  });
});

test("every naughty string gets an answer or a refusal, never a fault", async () => {
  const calls = naughty.flatMap((text) => [
    fetch(`${product.url}/api/ua/read?${new URLSearchParams({ userAgent: text })}`),
  ]);
  const statuses = new Set((await Promise.all(calls)).map((response) => response.status));
  expect([...statuses].filter((status) => status !== 200 && status !== 422)).toEqual([]);
});
