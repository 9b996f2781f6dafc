import { expect, test } from "bun:test";
import { pagesWithTabs, siteAddresses } from "#tests/support/people/site-pages.ts";
import { openSlotIn } from "#tests/support/product/page-outline.ts";
import { textsByLanguage } from "#tests/support/product/text-languages.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const { url } = await sharedProduct();
const text = async (address: string) => (await fetch(address)).text();

test("a title is as long as search engines show it, with the site's own name", async () => {
  const titles = await Promise.all(
    (await pagesWithTabs(url)).map(async ({ address }) => {
      const [, title = ""] = /<title>([^<]+)<\/title>/.exec(await text(address)) ?? [];
      return [address, title.replace(/&#?\w+;/g, "&")] as const;
    }),
  );
  expect(titles.filter(([, title]) => title.length < 12 || title.length > 60)).toEqual([]);
});

test("words that are not in the page's language say so: what fields open with, answers, examples", async () => {
  const faults: string[] = [];
  for (const { address } of await pagesWithTabs(url, ["en"])) {
    const html = await text(address);
    const blocks =
      html.match(
        /<textarea[^>]*>[^<]*|<input[^>]* value="[^"]*"[^>]*>|<pre[^>]*>[^<]*|<p class="hint"[^>]*>[^<]*/g,
      ) ?? [];
    for (const block of blocks) {
      const isCommand = block.includes("<pre translate") || /name="q"/.test(block);
      const isVietnamese = /[ăđơưạ-ỹ]{1}[^ ]* [^ ]*[ăđơưạ-ỹ]/i.test(block);
      if (isVietnamese && !isCommand && !/ lang="vi"/.test(block))
        faults.push(`${address}: ${block.slice(0, 120)}`);
    }
  }
  expect(faults).toEqual([]);
});

const vietnamese = /[ĂăĐđƠơƯưẠ-ỹ]/;
const englishWords = /\b(?:the|of|is|are|to|and|for|with|this|that|from|your|you|not|by|it)\b/gi;
/** Names, and what is for programs. */
const isOfNoLanguage = /^(?:title|pre|code)$|^<a class="brand"/;

/** More than a name or a word of the other language, said to be in the page's. */
function isInOtherLanguage(lang: string, words: string): boolean {
  if (lang === "vi") return !vietnamese.test(words) && (words.match(englishWords) ?? []).length > 1;
  const parts = words.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const others = parts.filter((word) => vietnamese.test(word)).length;
  return others > 1 && others > parts.length / 2;
}

test("no whole sentence of a page is in another language than it says", async () => {
  const faults: string[] = [];
  let texts = 0;
  for (const { address } of await pagesWithTabs(url)) {
    const said = textsByLanguage(await text(address)).filter(({ within }) => !isOfNoLanguage.test(within));
    texts += said.length;
    const wrong = said.filter(({ lang, text: words }) =>
      isInOtherLanguage(lang, words.replace("Hộp Đồ Nghề", "")),
    );
    faults.push(...wrong.map(({ lang, text: words }) => `${address} ${lang}: ${words}`));
  }
  expect(faults).toEqual([]);
  expect(texts).toBeGreaterThan(5000);
});

test("a browser is sent on by itself only without scripts, by the head of its page", async () => {
  const callback = await text(`${url}/en/auth/callback`);
  const [head = "", body = ""] = callback.split("</head>");
  expect(head).toContain('<noscript><meta http-equiv="refresh" content="0; url=/en"/></noscript>');
  expect(body).not.toContain("<meta");
  for (const { address } of siteAddresses(url)) {
    if (!address.endsWith("/auth/callback"))
      expect(await text(address)).not.toContain('http-equiv="refresh"');
  }
});

// What a choice is, the page says (decision 146).
test("what is typed or chosen comes back with the page, but for what may be a secret", async () => {
  const fields = (
    await Promise.all((await pagesWithTabs(url, ["vi"])).map(async ({ address }) => text(address)))
  ).flatMap((html) => html.match(/<(?:input|textarea|select)[^>]*>/g) ?? []);
  const nameOf = (field: string) => / name="([^"]*)"/.exec(field)?.[1] ?? "";
  const forgets = fields.filter((field) => /autocomplete="off"/i.test(field)).map(nameOf);
  expect([...new Set(forgets)].toSorted()).toEqual(["key", "password", "proxy", "secret"]);
  expect(fields.length).toBeGreaterThan(200);
});

test("no page shows a slot of a text that nothing was put into", async () => {
  const addresses = (await pagesWithTabs(url)).map(({ address }) => address);
  const faults: string[] = [];
  for (const address of addresses) {
    const slot = openSlotIn(await text(address));
    if (slot) faults.push(`${address}: ${slot}`);
  }
  expect(faults).toEqual([]);
  expect(addresses.length).toBeGreaterThan(100);
  expect(openSlotIn('<p title="{name}"><code>{id}</code></p>')).toBe("{name}");
});
