type Text = { readonly lang: string; readonly text: string; readonly within: string };

const withoutEnd = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const read = /^(?:aria-label|alt|title|placeholder|value|content)$/;
const unread = /<(script|style)\b.*?<\/\1>/gs;

const decoded = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

/** What of an element's attributes is read to visitors. */
const readIn = (tag: string, markup: string): readonly string[] => {
  if (tag === "meta" || tag === "link" || / type="hidden"/.test(markup)) return [];
  return [...markup.matchAll(/([\w-]+)="([^"]*)"/g)].flatMap(([, name = "", value = ""]) =>
    read.test(name) && !(name === "value" && tag !== "input") ? [value] : [],
  );
};

/** All that is read of a page, with the language that it is said to be in. */
export function textsOf(html: string): readonly Text[] {
  const opened: { readonly tag: string; readonly lang: string }[] = [];
  const texts: Text[] = [];
  const pieces = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g;
  for (const [piece, closing, tag = "", markup = ""] of html.replaceAll(unread, "").matchAll(pieces)) {
    const around = opened.at(-1)?.lang ?? "";
    if (closing) opened.splice(opened.findLastIndex((one) => one.tag === tag));
    else if (tag) {
      const lang = / lang="([\w-]*)"/.exec(markup)?.[1] ?? around;
      texts.push(...readIn(tag, markup).map((text) => ({ lang, text: decoded(text), within: piece })));
      if (!withoutEnd.test(tag) && !piece.endsWith("/>")) opened.push({ tag, lang });
    } else texts.push({ lang: around, text: decoded(piece), within: opened.at(-1)?.tag ?? "" });
  }
  return texts.filter(({ text }) => text.trim() !== "");
}
