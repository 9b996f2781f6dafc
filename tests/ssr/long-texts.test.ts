import { expect, test } from "bun:test";
import { createLongTexts } from "#ssr/long-texts.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The text of an element as a parser reads it: without a first line break. */
const read = (markup: string): string =>
  markup.replace(/^\n/, "").replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

const length = 70_000;
const texts = ["<", "&", "\"'", "</textarea>", "&lt;", "\n<", "a🧰", "ậ&<", "🧰"].flatMap((part) =>
  ["", "a"].map((first) => (first + part.repeat(length / part.length)).slice(0, length).toWellFormed()),
);

async function written(page: string, { pieces }: ReturnType<typeof createLongTexts>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces(page)) all.push(piece);
  expect(Math.max(...all.map((piece) => piece.length))).toBeLessThan(256 * 1024);
  return Buffer.concat(all).toString();
}

test.each(texts)(
  "a long text is written in the place of its mark, whatever its signs and wherever it is cut",
  async (text) => {
    const longTexts = createLongTexts();
    const [first, short, second] = [
      longTexts.standIn(text),
      longTexts.standIn("a < b"),
      longTexts.standIn(`${text} `),
    ];
    expect([short, first.length < 100, longTexts.length()]).toEqual(["a < b", true, 2 * text.length + 1]);
    const page = await written(`<pre>${first}</pre><b>ờ</b><textarea>${second}</textarea>`, longTexts);
    const [, block = "", field = ""] =
      /^<pre>([^<]*)<\/pre><b>ờ<\/b><textarea>([^<]*)<\/textarea>$/.exec(page) ?? [];
    expect([read(block) === text, read(field) === `${text} `]).toEqual([true, true]);
  },
);

test("without long texts a page is what it was", async () => {
  const page = `<p>${"ờ".repeat(length)} text-0.</p>`;
  expect(await written(page, createLongTexts())).toBe(page);
});

test("a form that is shown again has all that was typed, whatever it was, compressed or not", async () => {
  const { url } = await sharedProduct();
  for (const part of ["<", "&", '"', "'", "\n&<🧰"]) {
    // A browser says `%3C`; who wants much markup for little sends the sign itself.
    const said = /^[<"']$/.test(part) ? part : encodeURIComponent(part);
    const count = Math.floor(900_000 / said.length);
    const text = part.repeat(count);
    const body = `action=b64encode&text=${said.repeat(count)}`;
    for (const encoding of ["gzip", "identity"]) {
      const reply = await fetch(`${url}/tools`, {
        method: "POST",
        body,
        headers: { "Content-Type": "application/x-www-form-urlencoded", "Accept-Encoding": encoding },
      });
      expect([reply.status, reply.headers.get("Content-Encoding") ?? "identity"]).toEqual([200, encoding]);
      const html = await reply.text();
      const typed = /<textarea[^>]*name="text"[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1] ?? "";
      expect([part, read(typed).replaceAll("\r\n", "\n") === text]).toEqual([part, true]);
      expect([part, html.includes(`<pre>${Buffer.from(text).toString("base64")}</pre>`)]).toEqual([
        part,
        true,
      ]);
      expect(html).not.toMatch(/text-[0-9a-f-]{36}-/);
    }
  }
});

test("a text that a page of several forms was sent for another of them is not written sign by sign either", async () => {
  const { url } = await sharedProduct();
  const body = `action=hash&algo=md5&text=${"<".repeat(300_000)}`;
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const reply = await fetch(`${url}/crypto`, { method: "POST", body, headers });
  const html = await reply.text();
  expect(html).toContain('<div data-static="">');
  expect(html.length).toBeLessThan(100_000);
});
