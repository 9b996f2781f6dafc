import { expect, test } from "bun:test";
import { postForm, sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();

const open = async (path: string) => {
  const response = await fetch(product.url + path);
  return { status: response.status, html: await response.text() };
};
const send = async (path: string, fields: Record<string, string>) => {
  const response = await postForm(product.url + path, fields);
  return { status: response.status, html: await response.text() };
};

test("each tab of /text-analyzer is an address, and no id stands twice", async () => {
  for (const [tab, other] of [
    ["analyze", "lorem"],
    ["lorem", "analyze"],
    ["change", null],
  ]) {
    const { html } = await open(`/text-analyzer?tab=${tab}`);
    expect(html).toContain(`<div id="panel-${tab}">`);
    if (other !== null) expect(html).toContain(`<div id="panel-${other}" hidden="">`);
    expect(html).toContain(`href="/text-analyzer?tab=${tab}" aria-current="page"`);
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
  expect(html).toContain("<dt>Từ</dt><dd>1.737</dd>");
});

test("/text-analyzer makes filler text without scripts, at an address", async () => {
  const { html } = await open("/text-analyzer?tab=lorem&length=123&type=words&language=vi");
  const text = /<pre[^>]*>([^<]+)<\/pre>/.exec(html)?.[1] ?? "";
  expect(text.split(" ")).toHaveLength(123);
  expect(html).not.toMatch(/name="start"[^>]*checked/);
});

test("filler text says which language it is in", async () => {
  expect((await open("/en/text-analyzer?tab=lorem")).html).toMatch(/<pre lang="la">Lorem ipsum/);
  const vietnamese = await open("/text-analyzer?tab=lorem&type=words&length=20&language=vi");
  expect(vietnamese.html).toMatch(/<pre lang="vi">/);
});
