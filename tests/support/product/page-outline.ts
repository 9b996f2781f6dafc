/** Elements that only group what stands in them. */
const grouping = new Set(["div", "span", "p", "li", "dd", "tr", "tbody", "br", "strong"]);
const withoutEnd = new Set(["input", "img", "br", "hr", "meta", "link", "use", "col", "wbr"]);
/** What a build decides, or what only scripts read; classes stand beside the tag. */
const unread = /^(class|style|data-(props|parts|prefix)|viewBox|nonce|srcset)$/;
const isText = (line: string | undefined): boolean => line?.trimStart().startsWith("“") ?? false;
const depthOf = (line: string | undefined): number => line?.search(/\S/) ?? 0;

const attributesOf = (markup: string): string[] =>
  [...markup.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)].flatMap(([, name = "", value = ""]) => {
    if (unread.test(name)) return [];
    return value === "" ? [name] : [`${name}="${value}"`];
  });

/** As selectors name it: what a page looks like hangs on the classes. */
const selectorOf = (tag: string, markup: string): string =>
  [tag, ...(/\bclass="([^"]*)"/.exec(markup)?.[1]?.split(/\s+/) ?? [])].filter(Boolean).join(".");

/** A text that is all of an element stands beside it, and choices stand in one line. */
const joined = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>((all, line, index) => {
    const [before, after] = [lines[index - 1], lines[index + 1]];
    const last = all.at(-1) ?? "";
    const isAll =
      isText(line) && !isText(before) && depthOf(before) < depthOf(line) && depthOf(after) < depthOf(line);
    if (isAll) return [...all.slice(0, -1), `${last} ${line.trim()}`];
    const areChoices = line.trim().startsWith("option") && last.trim().startsWith("option");
    return areChoices ? [...all.slice(0, -1), `${last} | ${line.trim()}`] : [...all, line];
  }, []);

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

/**
 * What a page's markup says and asks: a line for each element that means something, with all that it tells browsers and
 * screen readers and the style sheet, and for each text. Not what scripts are given.
 */
export function outlineOf(html: string): string[] {
  const lines: string[] = [];
  const opened: { readonly tag: string; readonly isShown: boolean }[] = [];
  const unscripted = html
    .replaceAll("<!-- -->", "")
    .replace(/(<(script|style)\b(?![^>]*ld\+json)[^>]*>).*?(?=<\/\2>)/gs, "$1");
  const pieces = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+|</g;
  for (const [piece, closing, tag = "", markup = ""] of unscripted.matchAll(pieces)) {
    const indent = "  ".repeat(opened.filter(({ isShown }) => isShown).length);
    const text = tag === "" ? piece.trim().replace(/\s+/g, " ") : "";
    if (text) lines.push(`${indent}“${text}”`);
    if (tag && closing) opened.splice(opened.findLastIndex((one) => one.tag === tag));
    if (!tag || closing) continue;
    const attributes = attributesOf(markup);
    const selector = selectorOf(tag, markup);
    const isShown = attributes.length > 0 || !grouping.has(selector);
    if (isShown) lines.push(indent + [selector, ...attributes].join(" "));
    if (!withoutEnd.has(tag)) opened.push({ tag, isShown });
  }
  return joined(numberIds(lines));
}

/** The lines of an outline that another does not have. */
export function newLines(lines: readonly string[], before: readonly string[]): string[] {
  const left = Map.groupBy(before, (line) => line);
  return lines.filter((line) => left.get(line)?.pop() === undefined);
}
