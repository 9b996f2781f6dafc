import { expect, test } from "bun:test";
import { postForm, sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();

const send = async (path: string, fields: Record<string, string>) => {
  const response = await postForm(product.url + path, fields);
  return { status: response.status, html: await response.text() };
};

test.each([
  ["urlencode", "a&b=ờ", "a%26b%3D%E1%BB%9D"],
  ["b64decode", "WGluIGNow6Bv", "Xin chào"],
])("the button %s of /tools works without scripts", async (action, text, result) => {
  const { status, html } = await send("/tools", { action, text });
  expect(status).toBe(200);
  expect(html).toContain(`<pre>${result}</pre>`);
});

test("without scripts what is recognised is shown step by step, and what was typed stays", async () => {
  const text = Buffer.from(encodeURIComponent("Cà phê <b>")).toString("base64");
  const { status, html } = await send("/tools", { action: "recognise", text });
  expect(status).toBe(200);
  expect(html).toContain("Đã giải mã 2 lớp");
  for (const step of ["1. Base64", "C%C3%A0%20ph%C3%AA%20%3Cb%3E", "2. URL", "<pre>Cà phê &lt;b&gt;</pre>"])
    expect(html).toContain(step);
  expect(html).toContain(`>${text}</textarea>`);
});

test("/tools says that Base64 holds no text instead of showing gibberish", async () => {
  const { status, html } = await send("/tools", { action: "b64decode", text: "iVBORw0KGgo=" });
  expect(status).toBe(422);
  expect(html).toContain("8 byte dữ liệu nhị phân (bắt đầu bằng 89 50 4e 47");
});

const longText = "<".repeat(300_000);

test("a long text stands once in the page, in its field, and what was made of it once beside it", async () => {
  const { status, html } = await send("/tools", { action: "urlencode", text: longText });
  expect(status).toBe(200);
  expect(html.split("&lt;").length - 1).toBe(300_000);
  expect(html.split("%3C").length - 1).toBe(300_000);
  expect(html.length).toBeLessThan(300_000 * (4 + 3) + 100_000);
});

test("a page with a long text stays a form without scripts, and hides what needs them", async () => {
  const { html } = await send("/tools", { action: "urlencode", text: longText });
  expect(html).toContain('<div data-static="">');
  expect(html).not.toContain('data-island="/assets/encode');
  const short = await send("/tools", { action: "urlencode", text: "<ờ" });
  expect(short.html).not.toContain("data-static");
  expect(short.html).toContain('data-island="/assets/encode');
});
