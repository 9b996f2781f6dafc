import { expect, test } from "bun:test";
import { Visitor } from "#tests/support/people/visitor.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const { url } = await sharedProduct();

/** The texts of a page's content that a word stands in and that are not said to be Vietnamese; commands are nobody's language. */
async function unmarkedTexts(html: string, word: string): Promise<readonly string[]> {
  const found: string[] = [];
  let vietnamese = 0;
  const rewriter = new HTMLRewriter()
    .on("main [lang=vi], main code", {
      element: (element) => {
        if (!element.canHaveContent) return;
        vietnamese += 1;
        element.onEndTag(() => void (vietnamese -= 1));
      },
    })
    .on("main", {
      text: ({ text }) => {
        if (vietnamese === 0 && text.includes(word)) found.push(text.trim().slice(0, 80));
      },
    });
  await rewriter.transform(new Response(html)).text();
  return found;
}

/** What is typed into forms of English pages, with a word that nothing else of the page says. */
const word = "ruộng";
const forms: readonly (readonly [path: string, fields: Record<string, string>])[] = [
  ["/text-analyzer", { text: `Đồng ${word} rộng. Cánh đồng ${word} xanh, ${word} vàng.` }],
  ["/tools", { action: "b64decode", text: `Cánh ${word}` }],
  ["/data", { action: "json/pretty", text: `{"tên": "${word}" "số": 1}` }],
  ["/data", { action: "json/yaml", text: `{"tên": "${word}"}` }],
  ["/notes", { title: `Thửa ${word}`, content: `Ba sào ${word} ở đầu làng` }],
  ["/qr", { text: `Bán ${word} chính chủ` }],
];

test("what was typed in Vietnamese says so wherever an English page shows it again", async () => {
  const faults: string[] = [];
  for (const [path, fields] of forms) {
    const visitor = new Visitor(url);
    const sent = await visitor.submit(`/en${path}`, fields);
    const next = sent.headers.get("location");
    const html = await (next === null ? sent : await visitor.open(next)).text();
    expect([path, html.includes(word)]).toEqual([path, true]);
    faults.push(...(await unmarkedTexts(html, word)).map((text) => `${path}: ${text}`));
  }
  expect(faults).toEqual([]);
});
