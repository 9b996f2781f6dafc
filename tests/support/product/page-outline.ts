import type { Lang } from "#core/i18n.ts";
import { keyedText } from "./text-names.ts";

/** Elements that only group or look: they have a line where they say something to browsers or screen readers. */
const grouping = new Set("div span p li dd tr tbody thead br wbr strong b i em small".split(" "));
const withoutEnd = new Set(["input", "img", "br", "hr", "meta", "link", "use", "col", "wbr"]);
/** What a build decides, what only scripts or the style sheet read. */
const unread = /^(class|style|data-(asked|props|parts|prefix)|viewBox|xmlns|nonce|srcset)$/;
const depthOf = (line: string | undefined): number => line?.search(/\S/) ?? 0;
const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&amp;": "&",
};
const decoded = (text: string) =>
  text.replace(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => entities[entity] ?? "");

/** Which texts are meant where several say the same. */
type Said = { readonly lang: Lang; readonly area?: string };

/** A text by its key; what is shown as JSON, by the keys of the texts in it. */
const named = (text: string, { lang, area }: Said): string =>
  /^[[{]\s*["{]/.test(text)
    ? text.replace(
        /(?<=: ?|\[ ?|, )"((?:[^"\\]|\\.)*)"(?!:)/g,
        (_, value: string) => `"${keyedText(value, lang, area)}"`,
      )
    : keyedText(text, lang, area);

const attributesOf = (markup: string, said: Said): string[] =>
  [...markup.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)].flatMap(([, name = "", value = ""]) => {
    if (unread.test(name)) return [];
    const shown = value.startsWith("data:") ? `data ${Bun.hash(value)}` : named(decoded(value), said);
    return value === "" ? [name] : [`${name}="${shown}"`];
  });

const isText = (line: string): boolean => line.trimStart().startsWith("“");
const maxWidth = 240;

/** What is read together with what stands before it: a list's choices, a row's cells, running text, a field and its label. */
const isTogether = (line: string, before: string): boolean =>
  (/^\s*(option|td|th|dt|“)/.test(line) &&
    /^\s*(option|td|th|dt|“|input type="(checkbox|radio)")/.test(before)) ||
  (/^\s*(input|select|textarea)\b/.test(line) && /^\s*label\b/.test(before));
const running = /^\s*(a|abbr|bdi|code|dd|div|dt|em|i|li|p|small|span|summary|td|th|time|“)(?![\w-])/;
const isRunning = (line: string, before: string): boolean =>
  running.test(line) && running.test(before) && line.trim().length + before.length < maxWidth;

/** Lines of the same depth, one after the other, in one, where nothing stands below the first. */
const side = (lines: readonly string[], isOne: (line: string, before: string) => boolean, mayHave = true) =>
  lines.reduce<string[]>((all, line, index) => {
    const last = all.at(-1);
    const isLeaf = mayHave || depthOf(lines[index + 1]) <= depthOf(line);
    return last !== undefined && depthOf(last) === depthOf(line) && isLeaf && isOne(line, last)
      ? [...all.slice(0, -1), `${last} | ${line.trim()}`]
      : [...all, line];
  }, []);

/** A text that is all of an element stands beside it. */
const beside = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>((all, line, index) => {
    const [before = "", after] = [lines[index - 1], lines[index + 1]];
    const isAll =
      isText(line) && depthOf(before) < depthOf(line) && depthOf(after) < depthOf(line) && index > 0;
    return isAll ? [...all.slice(0, -1), `${all.at(-1)} ${line.trim()}`] : [...all, line];
  }, []);

/** What is the one thing in an element stands beside it. */
const alone = (lines: readonly string[]): string[] =>
  lines.reduceRight<string[]>((below, line) => {
    const [child, next] = below;
    const isAlone =
      child !== undefined &&
      depthOf(child) > depthOf(line) &&
      (next === undefined || depthOf(next) <= depthOf(line)) &&
      line.length + child.length < maxWidth;
    return isAlone ? [`${line} > ${child.trim()}`, ...below.slice(1)] : [line, ...below];
  }, []);

const joined = (lines: readonly string[]): string[] => {
  const texts = beside(side(lines, (line, before) => isText(line) && isText(before)));
  return alone(side(alone(side(texts, isTogether)), isRunning, false));
};

/** Ids that React gives say nothing but who is meant, so they are numbered as they come. */
function numberIds(lines: readonly string[]): string[] {
  const numbers = new Map<string, string>();
  return lines.map((line) =>
    line.replace(/(?<=")_\w+_(?=[-\w]*[" ])|(?<=" ?[-\w]* )_\w+_(?=[-\w]*")/g, (id) => {
      const name = numbers.get(id) ?? `id${numbers.size + 1}`;
      numbers.set(id, name);
      return name;
    }),
  );
}

/** What is drawn says itself by its shape alone. */
const withDrawings = (html: string): string =>
  html.replace(
    /(<svg\b[^>]*)>(.*?)<\/svg>/gs,
    (_, start: string, shape: string) =>
      `${start} drawing="${Bun.hash(shape.replace(/\s(class|style|id|href)="[^"]*"/g, ""))}"></svg>`,
  );

/**
 * What a page's markup says and asks: a line for each element that means something, with all that it tells browsers and
 * screen readers, and its texts by their keys. Not what scripts or the style sheet read.
 */
export function outlineOf(html: string, said: Said = { lang: "vi" }): string[] {
  const lines: string[] = [];
  const opened: { readonly tag: string; readonly isShown: boolean }[] = [];
  const unscripted = withDrawings(html)
    .replaceAll("<!-- -->", "")
    .replace(/(<(script|style)\b(?![^>]*ld\+json)[^>]*>).*?(?=<\/\2>)/gs, "$1");
  const pieces = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+|</g;
  for (const [piece, closing, tag = "", markup = ""] of unscripted.matchAll(pieces)) {
    const indent = "  ".repeat(opened.filter(({ isShown }) => isShown).length);
    const text = tag === "" ? decoded(piece).trim().replace(/\s+/g, " ") : "";
    if (text) lines.push(`${indent}“${named(text, said)}”`);
    if (tag && closing) opened.splice(opened.findLastIndex((one) => one.tag === tag));
    if (!tag || closing) continue;
    const attributes = attributesOf(markup, said);
    const isShown = attributes.length > 0 || !grouping.has(tag);
    if (isShown) lines.push(indent + [tag, ...attributes].join(" "));
    if (!withoutEnd.has(tag)) opened.push({ tag, isShown });
  }
  return joined(numberIds(lines));
}

/** How often each class stands in markup. */
export function classesOf(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, classes = ""] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const one of classes.split(/\s+/).filter(Boolean)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** The lines of an outline that another does not have, whatever the numbers of its ids. */
export function newLines(lines: readonly string[], before: readonly string[]): string[] {
  const unnumbered = (line: string) => line.replace(/\bid\d+/g, "id");
  const left = Map.groupBy(before, unnumbered);
  return lines.filter((line) => left.get(unnumbered(line))?.pop() === undefined);
}

/** An outline of an answer alone, with the classes that it is drawn by. */
export const outlineWithClasses = (html: string, said: Said): string =>
  [...outlineOf(html, said), `classes: ${[...classesOf(html)].map((one) => one.join(" ")).join(", ")}`].join(
    "\n",
  );

/** A slot of a text that nothing was put into; braces of code, of paths, of what is typed and of islands' own texts are none. */
export const openSlotIn = (html: string): string | undefined =>
  /(?<!\/)\{\w+[|}]/.exec(
    html.replace(/<(pre|code|textarea|script|style)\b.*?<\/\1>|\sdata-props="[^"]*"/gs, ""),
  )?.[0];
