import { expect, test } from "bun:test";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();

const open = async (path: string) => (await fetch(product.url + path)).text();

test("a choice of user agents is an address to share", async () => {
  const html = await open("/ua?device=&system=linux&browser=firefox&count=1");
  expect(html).toMatch(/Mozilla\/5\.0 \(X11; Linux x86_64; rv:(\d+)\.0\) Gecko\/20100101 Firefox\/\1\.0/);
  expect(html).toContain('<option value="firefox" selected="">');
});

test("a blank user agent means the visitor's own", async () => {
  const response = await fetch(`${product.url}/ua?userAgent=`, { headers: { "User-Agent": "Wget/1.21" } });
  const html = await response.text();
  expect(html).toContain("Wget/1.21");
  expect(response.headers.get("cache-control")).toContain("no-store");
});

test("the page is there for whoever says nothing of their browser", async () => {
  const response = await fetch(`${product.url}/ua`, { headers: { "User-Agent": "" } });
  expect(response.status).toBe(200);
});
