import { expect, test } from "bun:test";
import { postJson, sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();

const ask = async (path: string, body: unknown) => (await postJson(`${product.url}/api${path}`, body)).json();

test.each([
  ["urlencode", "Xin chào", "Xin%20ch%C3%A0o"],
  ["urldecode", "Xin%20ch%C3%A0o", "Xin chào"],
  ["b64encode", "Xin chào", "WGluIGNow6Bv"],
  ["b64decode", "WGluIGNow6Bv", "Xin chào"],
])("POST /api/tools/%s of %j is %j", async (name, text, result) => {
  expect(await ask(`/tools/${name}`, { text })).toEqual({ result });
});
