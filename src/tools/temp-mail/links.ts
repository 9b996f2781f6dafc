import { linkParts, linkedAddress } from "#core/web-address.ts";
import { oneLine, shorten } from "./parsed-mail.ts";
import type { MessageData } from "./schema.ts";
import type { OpenedMessage } from "./store.ts";

const maxLinks = 20;
const maxWords = 100;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

const wordsOf = (safeHtml: string): string =>
  safeHtml
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? "");

/** Of safe HTML only: it closes what it opens, and writes `<` and `>` as entities. */
function* linksOfHtml(safeHtml: string): Generator<{ readonly url: string; readonly text: string }> {
  const anchor = /<a(\s[^<>]*)>/g;
  for (let found = anchor.exec(safeHtml); found; found = anchor.exec(safeHtml)) {
    const end = safeHtml.indexOf("</a>", anchor.lastIndex);
    const words = safeHtml.slice(anchor.lastIndex, end < 0 ? undefined : end).slice(0, 20 * maxWords);
    const [, href = ""] = /\shref="([^"]*)"/.exec(found[1] ?? "") ?? [];
    yield { url: wordsOf(href), text: wordsOf(words) };
  }
}

function* linksOfText(text: string): Generator<{ readonly url: string; readonly text: string }> {
  for (const { href } of linkParts(text)) if (href !== undefined) yield { url: href, text: "" };
}

/** Where a message leads, each place once, with the words that lead there. */
export function linksOf({ html, text }: Pick<OpenedMessage, "html" | "text">): MessageData["links"] {
  const links = new Map<string, string>();
  for (const link of html === null ? linksOfText(text ?? "") : linksOfHtml(html)) {
    const url = linkedAddress(link.url);
    if (!url || !/^https?:$/.test(url.protocol)) continue;
    const words = shorten(oneLine(link.text), maxWords);
    if (!links.get(url.href)) links.set(url.href, words);
    if (links.size === maxLinks) break;
  }
  return [...links].map(([url, words]) => ({ url, text: words }));
}
