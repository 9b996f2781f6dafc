import { afterAll, expect, test } from "bun:test";
import { postForm, startTestProduct } from "../support/product/product.ts";

const now = new Date("2026-11-21T05:00:00Z");
const product = await startTestProduct({ now: () => now });
afterAll(() => product.stop());

const open = async (path: string) => {
  const response = await fetch(product.url + path);
  return { status: response.status, html: await response.text() };
};
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

test("/cron answers a query, so that its result has an address", async () => {
  const { status, html } = await open("/cron?expr=0+0+13+*+5&count=3");
  expect(status).toBe(200);
  expect(html).toContain("Lúc 00:00, ngày 13 hằng tháng hoặc thứ Sáu hằng tuần.");
  expect(html.match(/<time /g)).toHaveLength(3);
  expect(html).toContain("chỉ cần khớp một trong hai là chạy");
  const wrong = await open("/cron?expr=*+*+*+*");
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain("cần đúng 5 trường");
});

test("/cron shows examples in words before anything is typed", async () => {
  const { html } = await open("/en/cron");
  expect(html).toContain("At 09:00, Monday to Friday.");
  expect(html).toContain('href="/en/cron?expr=0%209%20*%20*%201-5#result"');
});

test.each([
  ["urlencode", "a&b=ờ", "a%26b%3D%E1%BB%9D"],
  ["b64decode", "WGluIGNow6Bv", "Xin chào"],
])("the button %s of /tools works without scripts", async (action, text, result) => {
  const { status, html } = await send("/tools", { action, text });
  expect(status).toBe(200);
  expect(html).toContain(`<pre>${result}</pre>`);
});

test("/tools says that Base64 holds no text instead of showing gibberish", async () => {
  const { status, html } = await send("/tools", { action: "b64decode", text: "iVBORw0KGgo=" });
  expect(status).toBe(422);
  expect(html).toContain("8 byte dữ liệu nhị phân (bắt đầu bằng 89 50 4e 47");
});

test("each tab of /text-analyzer is an address, and no id stands twice", async () => {
  for (const [tab, other] of [
    ["analyze", "lorem"],
    ["lorem", "analyze"],
  ]) {
    const { html } = await open(`/text-analyzer?tab=${tab}`);
    expect(html).toContain(`<div id="panel-${tab}">`);
    expect(html).toContain(`<div id="panel-${other}" hidden="">`);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  }
});

test("/text-analyzer counts without scripts", async () => {
  const { status, html } = await send("/text-analyzer?tab=analyze", {
    action: "analyze",
    text: "ờ ".repeat(1737),
  });
  expect(status).toBe(200);
  expect(html).toContain('<th scope="row">Từ</th><td>1.737</td>');
});

test("/text-analyzer makes filler text without scripts, at an address", async () => {
  const { html } = await open("/text-analyzer?tab=lorem&length=123&type=words&language=vi");
  const text = /<pre>([^<]+)<\/pre>/.exec(html)?.[1] ?? "";
  expect(text.split(" ")).toHaveLength(123);
  expect(html).not.toMatch(/name="start"[^>]*checked/);
});
