/** One `key: value` of a WHOIS answer; the key in lower case. */
export type Entry = { readonly key: string; readonly value: string };

const colon = /^([\p{L}][^:]{0,60}?)[\s.]*:(?!\/\/)\s*(.*)$/u;
const bracket = /^(?:[a-z]\. ?)?\[([^\]]{1,60})\]\s*(.*)$/i;
const comment = /^\s*(%|#|;|>>>|\*|--)/;

/** Paragraphs about people, whose dates and states are not the name's. */
const aboutPeople =
  /^(contact|nic-hdl|nic-hdl-br|person|role|organisation|address|holder|registrant|admin|tech)\b/;

const longestLine = 500;

const indentOf = (line: string): number => line.length - line.trimStart().length;

type Block = { readonly key: string; readonly indent: number };

/** The entries of one paragraph; a key without a value heads the lines below it, as registries in blocks write. */
function entriesOf(paragraph: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  let block: Block | null = null;
  for (const line of paragraph) {
    const indent = indentOf(line);
    const [, name = "", value = ""] = colon.exec(line.trim()) ?? bracket.exec(line.trim()) ?? [];
    const key = name.toLowerCase().replace(/\s+/g, " ").trim();
    const isInside: boolean = block !== null && indent > block.indent;
    if (!key) {
      if (block) entries.push({ key: block.key, value: line.trim() });
    } else if (!value) {
      block = { key, indent };
    } else {
      entries.push({ key, value });
      if (block && isInside) entries.push({ key: `${block.key} ${key}`, value });
      else block = null;
    }
  }
  return entries;
}

/** Cuts an answer into paragraphs, without comments; a heading stays with the paragraph below it. */
function paragraphsOf(text: string): string[][] {
  const paragraphs: string[][] = [[]];
  for (const long of text.split(/\r\n|\r|\n/)) {
    const line = long.slice(0, longestLine);
    const last = paragraphs.at(-1);
    const isHeading = last?.length === 1 && /:\s*$/.test(last[0] ?? "");
    if (comment.test(line)) continue;
    if (line.trim()) last?.push(line.replaceAll("\t", "        "));
    else if (last?.length && !isHeading) paragraphs.push([]);
  }
  return paragraphs;
}

/** What an answer says of the name itself, in its order. */
export const readLines = (text: string): Entry[] =>
  paragraphsOf(text)
    .map(entriesOf)
    .filter(([first]) => first && !aboutPeople.test(first.key))
    .flat();
