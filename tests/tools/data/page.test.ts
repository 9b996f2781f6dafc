import { expect, test } from "bun:test";
import { postForm, sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();

const send = async (path: string, fields: Record<string, string>) => {
  const response = await postForm(product.url + path, fields);
  return { status: response.status, html: await response.text() };
};

test.each([
  ["json/pretty", '{"a":[1]}', "{\n  &quot;a&quot;: [\n    1\n  ]\n}"],
  ["json/yaml", '{"quả":["bưởi"]}', "quả:\n  - bưởi\n"],
  ["yaml/json", "quả: bưởi", "{\n  &quot;quả&quot;: &quot;bưởi&quot;\n}"],
  ["csv/json", "a,b\n1,hai", "&quot;b&quot;: &quot;hai&quot;"],
  ["json/csv", '[{"a":"x,y"}]', "a\r\n&quot;x,y&quot;"],
])("the button %s of /data converts without scripts", async (action, text, result) => {
  const { status, html } = await send("/data", { action, text, header: "on" });
  expect(status).toBe(200);
  expect(html).toContain(result);
});

test("a broken text comes back as it was typed, with the place of the error shown", async () => {
  const { status, html } = await send("/en/data", {
    action: "yaml/json",
    text: "a: 1\n\tb: 2",
    delimiter: "bar",
  });
  expect(status).toBe(422);
  expect(html).toContain("Line 2, column 1: YAML is indented with spaces");
  expect(html).toContain('<pre class="excerpt"> b: 2\n^</pre>');
  expect(html).toContain(">a: 1\n\tb: 2</textarea>");
  expect(html).toContain('<option value="bar" selected="">');
});

test("an unticked box of /data stays unticked", async () => {
  const { html } = await send("/data", { action: "csv/json", text: "a,b" });
  expect(html).toContain("[\n    &quot;a&quot;,\n    &quot;b&quot;\n  ]");
  expect(html).not.toMatch(/name="header"[^>]*checked/);
});

test("/data?text= fills the field, and converts nothing yet", async () => {
  const html = await (await fetch(`${product.url}/data?text=${encodeURIComponent('{"a": <1>}')}`)).text();
  expect(html).toContain(">{&quot;a&quot;: &lt;1&gt;}</textarea>");
});

test("Vietnamese pages open with CSV for a Vietnamese Excel ticked, English ones do not; unticked is kept", async () => {
  const ticked = async (path: string) =>
    /name="excel"[^>]*checked/.test(await (await fetch(product.url + path)).text());
  const pages = ["/data", "/data?text=%5B1%5D", "/data/json-sang-csv", "/en/data", "/en/data/json-to-csv"];
  expect(await Promise.all(pages.map(ticked))).toEqual([true, true, true, false, false]);
  const { html } = await send("/data", { action: "json/csv", text: '[{"a":1.5}]', header: "on" });
  expect(html).toContain("a\r\n1.5");
  expect(html).not.toMatch(/name="excel"[^>]*checked/);
});
