import { expect, test } from "bun:test";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();

/** What depends on its input alone, and so answers what is documented to the letter. */
const isExact = (path: string): boolean =>
  /^\/api\/(crypto\/(hash|jwt\/decode|uuid\/decode)|data\/|tools\/|vietqr\/(payload|read)|text-analyzer\/)/.test(
    path,
  );

test("the example of a call that depends on its input alone is what it answers", async () => {
  const { paths } = await (await fetch(`${product.url}/api/openapi.json`)).json();
  const posts = Object.keys(paths).filter((path) => isExact(path) && paths[path].post);
  let compared = 0;
  for (const path of posts) {
    const { requestBody, responses } = paths[path].post;
    const input = requestBody.content["application/json"]?.example;
    const example = responses["200"].content["application/json"]?.example;
    if (input === undefined || example === undefined) continue;
    const headers = { "Content-Type": "application/json" };
    const reply = await fetch(product.url + path, { method: "POST", headers, body: JSON.stringify(input) });
    expect([path, await reply.json()]).toEqual([path, example]);
    compared += 1;
  }
  expect(compared).toBeGreaterThanOrEqual(10);
});
