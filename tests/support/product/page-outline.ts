import { keyedText } from "./text-names.ts";
import { type OutlinePart, type Said, withToolLists } from "./tool-lists.ts";

/** Elements that only group or look: they have a line where they say something to browsers or screen readers. */
const grouping = new Set("div span p li dd tr tbody thead br wbr strong b i em small".split(" "));
const withoutEnd = new Set(["input", "img", "br", "hr", "meta", "link", "use", "col", "wbr"]);
/** What a build decides, what only scripts or the style sheet read. */
const unread = /^(class|style|data-(props|parts|prefix|asked)|viewBox|xmlns|nonce|srcset)$/;
const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&amp;": "&",
};
const decoded = (text: string) =>
  text.replace(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => entities[entity] ?? "");

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

const isText = (line: string): boolean => line.startsWith("“");
const maxWidth = 240;

/** What is read together with what stands before it: a list's choices, a row's cells, running text, a field with its label and hint. */
const isTogether = (line: string, before: string): boolean =>
  (/^(option|td|th|dt|“)/.test(line) && /^(option|td|th|dt|“|input type="(checkbox|radio)")/.test(before)) ||
  (/^(input|select|textarea)\b/.test(line) && /^label\b/.test(before)) ||
  (line.startsWith("small id=") && / aria-describedby="/.test(before));
const running = /^(a|abbr|bdi|code|dd|div|dt|em|i|li|p|small|span|summary|td|th|time|“)(?![\w-])/;
const isRunning = (line: string, before: string): boolean =>
  running.test(line) && running.test(before) && line.length + before.length < maxWidth;

/** Elements that differ in their text alone are one with several texts. */
const withText = /^([^“]+ )(“[^”]*”)$/;
const isAlike = (line: string, before: string): boolean => {
  const head = withText.exec(line)?.[1];
  return head !== undefined && before.startsWith(`${head}“`) && !before.slice(head.length).includes(" > ");
};

/** What stands beside each other in one line, each line with what is below it, and the shape that all in it have. */
type Line = { readonly own: string; readonly below: readonly string[]; readonly shape?: string };

/** An element with nothing in it but text, by its name and those of its attributes: a row of them is in one line. */
const shapeOf = ({ head, parts }: OutlinePart): string | undefined =>
  parts.every((part) => part.parts.length === 0 && isText(part.head)) &&
  !isText(head) &&
  !head.startsWith("label")
    ? head.replace(/="[^"]*"/g, "")
    : undefined;

const joined = (parts: readonly OutlinePart[]): Line[] =>
  parts.map(shapedLineOf).reduce<Line[]>((all, line) => {
    const last = all.at(-1);
    if (last === undefined || last.below.length > 0) return [...all, line];
    if (line.shape !== undefined && line.shape === last.shape && !isAlike(line.own, last.own))
      return [...all.slice(0, -1), { ...last, own: `${last.own} | ${line.own}` }];
    const isOne = line.below.length === 0 && isAlike(line.own, last.own);
    if (isOne)
      return [...all.slice(0, -1), { ...last, own: `${last.own} | ${withText.exec(line.own)?.[2]}` }];
    const isBeside =
      isTogether(line.own, last.own) || (line.below.length === 0 && isRunning(line.own, last.own));
    return isBeside
      ? [...all.slice(0, -1), { own: `${last.own} | ${line.own}`, below: line.below }]
      : [...all, line];
  }, []);

/** What names an element stands beside it, and so does all that is in it where that is short. */
function lineOf({ head, parts }: OutlinePart): Line {
  const [first, ...rest] = joined(parts);
  if (first === undefined) return { own: head, below: [] };
  const flat = [first, ...rest].map(({ own }) => own).join(" | ");
  const isFlat = [first, ...rest].every(({ below }) => below.length === 0) && rest.length < 3;
  if (isFlat && rest.length > 0 && head.length + flat.length < 160)
    return { own: `${head} [${flat}]`, below: [] };
  const isOnly = rest.length === 0 && (isText(first.own) || head.length + first.own.length < maxWidth);
  const isName = /^(h\d|summary|caption|legend)\b/.test(first.own) && first.below.length === 0;
  const beside = isOnly || isName;
  const below = (beside ? rest : [first, ...rest]).flatMap(shown);
  const own = beside ? `${head}${isOnly && isText(first.own) ? "" : " >"} ${first.own}` : head;
  return { own, below: [...(beside ? first.below : []), ...below.map((line) => `  ${line}`)] };
}

function shapedLineOf(part: OutlinePart): Line {
  const shape = shapeOf(part);
  return { ...lineOf(part), ...(shape !== undefined && { shape }) };
}

const shown = ({ own, below }: Line): readonly string[] => [own, ...below];

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

/** The parts of markup that mean something, with all that they tell browsers and screen readers; not what scripts or the style sheet read. */
function partsOf(html: string, said: Said): readonly OutlinePart[] {
  const root: OutlinePart[] = [];
  const opened: { readonly tag: string; readonly into: OutlinePart[] }[] = [];
  const unscripted = withDrawings(html)
    .replaceAll("<!-- -->", "")
    .replace(/(<(script|style)\b(?![^>]*ld\+json)[^>]*>).*?(?=<\/\2>)/gs, "$1");
  const pieces = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+|</g;
  for (const [piece, closing, tag = "", markup = ""] of unscripted.matchAll(pieces)) {
    const into = opened.at(-1)?.into ?? root;
    const text = tag === "" ? decoded(piece).trim().replace(/\s+/g, " ") : "";
    if (text) into.push({ head: `“${named(text, said)}”`, parts: [] });
    if (tag && closing) opened.splice(opened.findLastIndex((one) => one.tag === tag));
    if (!tag || closing) continue;
    const attributes = attributesOf(markup, said);
    const isShown = attributes.length > 0 || !grouping.has(tag);
    const parts: OutlinePart[] = [];
    if (isShown) into.push({ head: [tag, ...attributes].join(" "), parts });
    if (!withoutEnd.has(tag)) opened.push({ tag, into: isShown ? parts : into });
  }
  return root;
}

/** What a page's markup says and asks: a line for each part that means something, texts by their keys. */
export const outlineOf = (html: string, said: Said = { lang: "vi" }): string[] =>
  numberIds(joined(withToolLists(partsOf(html, said), said)).flatMap(shown));

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
