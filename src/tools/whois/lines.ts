import { type Section, namesIn, sectionOfFirstKey, sectionOfHeading } from "./sections.ts";

/** One value of a WHOIS answer, under the names of its key, or of the heading above it. */
export type Entry = {
  readonly section: Section;
  readonly names: readonly string[];
  readonly value: string;
  /** The value stands alone on its line, below a heading or a key. */
  readonly isBare: boolean;
};

const colon = /^([\p{L}*][^:]{0,80}?)[\s.]*:(?!\/\/)\s*(.*)$/u;
const bracket = /^(?:[a-z]\.? ?)?\[([^\]]{1,60})\]\s*(.*)$/i;
/** `Record expires on 2031-01-02`, `Registered on 30th April 2003`. */
const sentence =
  /^((?:record |domain )?(?:created|changed|registered|activated|expires)|record last updated) on[ :]+(\D{0,12}\d.*)$/i;
/** `Domain name      example.ch`: columns without a colon. */
const columns = /^([\p{L}][\p{L} _-]{1,40}?)\s{2,}(\S.*)$/u;
/** `ns1.example.ch   [2001:db8::1]` has colons, and no key. */
const serverWithAddress = /^[\w-]+(\.[\w-]+)+\.?(\s+[[(]?[\da-f]*[.:][\da-f.:]+[\])]?,?)+$/i;
const comment = /^\s*(%|#|;|>>>|\*(?!\* ?\w)|--)/;

const maxLineLength = 500;

type Line = {
  readonly text: string;
  readonly indent: number;
  /** Null when the line has no key. */
  readonly names: readonly string[] | null;
  readonly value: string;
};

/** `isKey` says whether columns without a colon begin with a name that is known. */
function readLine(raw: string, isKey: (name: string) => boolean): Line {
  const whoisLine = raw.trim().replace(/^(\*\*|-) ?(?=\S)/, "");
  const indent = raw.length - raw.trimStart().length;
  if (serverWithAddress.test(whoisLine)) return { text: whoisLine, indent, names: null, value: "" };
  const keyed = sentence.exec(whoisLine) ?? colon.exec(whoisLine) ?? bracket.exec(whoisLine);
  if (keyed)
    return { text: whoisLine, indent, names: namesIn(keyed[1] ?? ""), value: keyed[2]?.trim() ?? "" };
  const inColumns = columns.exec(whoisLine);
  const fieldNames = inColumns ? namesIn(inColumns[1] ?? "") : [];
  if (inColumns && fieldNames.some(isKey))
    return { text: whoisLine, indent, names: fieldNames, value: inColumns[2] ?? "" };
  const isHeading = sectionOfHeading(namesIn(whoisLine)) !== null && whoisLine.length < 60;
  return { text: whoisLine, indent, names: isHeading ? namesIn(whoisLine) : null, value: "" };
}

/** A heading or key whose values stand on the lines below it. */
type Block = {
  readonly section: Section;
  readonly names: readonly string[];
  readonly indent: number;
  readonly isHeading: boolean;
};

const registrarDetails = ["name", "organization", "org", "url", "website", "street", "address", "handle"];

/** What a whole paragraph is about, by its first lines. */
function sectionOfParagraph([first, second]: readonly Line[]): Section {
  if (!first?.names) return "domain";
  if (first.value === "") return sectionOfHeading(first.names) ?? "domain";
  const hasDetails = second?.names?.some((name) => registrarDetails.includes(name)) ?? false;
  if (hasDetails && sectionOfHeading(first.names) === "registrar") return "registrar";
  return sectionOfFirstKey(first.names) ?? "domain";
}

function entriesOf(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  const paragraph = sectionOfParagraph(lines);
  let block: Block | null = null;
  for (const { text: whoisLine, indent, names: fieldNames, value } of lines) {
    if (!fieldNames) {
      const isContinued: boolean = block !== null && (block.isHeading || indent > block.indent);
      if (block && isContinued)
        entries.push({ section: block.section, names: block.names, value: whoisLine, isBare: true });
      continue;
    }
    if (value === "") {
      const section = sectionOfHeading(fieldNames);
      block = { section: section ?? paragraph, names: fieldNames, indent, isHeading: true };
      continue;
    }
    const isInside: boolean = block !== null && block.isHeading && indent > block.indent;
    const section: Section = isInside && block ? block.section : paragraph;
    entries.push({ section, names: fieldNames, value, isBare: false });
    if (isInside && block) {
      const joined = block.names.flatMap((heading) => fieldNames.map((name) => `${heading} ${name}`));
      entries.push({ section, names: joined, value, isBare: false });
    } else block = { section, names: fieldNames, indent, isHeading: false };
  }
  return entries;
}

/** Cuts an answer into paragraphs, without comments; a heading stays with the paragraph below it. */
function paragraphsOf(whoisLine: string, isKey: (name: string) => boolean): Line[][] {
  const paragraphs: Line[][] = [[]];
  for (const long of whoisLine.split(/\r\n|\r|\n/)) {
    const raw = long.slice(0, maxLineLength).replaceAll("\t", "        ").slice(0, maxLineLength);
    if (comment.test(raw)) continue;
    const last = paragraphs.at(-1);
    const isAfterHeading = last?.length === 1 && last[0]?.names !== null && last[0]?.value === "";
    if (raw.trim()) last?.push(readLine(raw, isKey));
    else if (last?.length && !isAfterHeading) paragraphs.push([]);
  }
  return paragraphs;
}

/** The values of an answer, in its order. */
export const readLines = (whoisLine: string, isKey: (name: string) => boolean): Entry[] =>
  paragraphsOf(whoisLine, isKey).flatMap(entriesOf);
