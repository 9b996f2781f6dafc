import { type WhoisSection, namesIn, sectionOfFirstKey, sectionOfHeading } from "./sections.ts";

/** One value of a WHOIS answer, under the names of its key, or of the heading above it. */
export type WhoisEntry = {
  readonly section: WhoisSection;
  readonly names: readonly string[];
  readonly value: string;
  /** The value stands alone on its line, below a heading or a key. */
  readonly isBare: boolean;
};

const colon = /^([\p{L}*][^:]{0,80}?)[\s.]*:(?!\/\/)(.*)$/u;
const bracket = /^(?:[a-z]\.? ?)?\[([^\]]{1,60})\](.*)$/i;
/** `Record expires on 2031-01-02`, `Registered on 30th April 2003`. */
const sentencePattern =
  /^((?:record |domain )?(?:created|changed|registered|activated|expires)|record last updated) on[ :]+(\D{0,12}\d.*)$/i;
/** `Domain name      example.ch`: columns without a colon. */
const columnsPattern = /^([\p{L}][\p{L} _-]{1,40}?)\s{2,}(\S.*)$/u;
/** `ns1.example.ch   [2001:db8::1]` has colons, and no key. */
const serverWithAddress = /^[\w-]+(\.[\w-]+)+\.?(\s+[[(]?[\da-f]*[.:][\da-f.:]+[\])]?,?)+$/i;
const comment = /^\s*(%|#|;|>>>|\*(?!\* ?\w)|--)/;

const maxLineLength = 500;

type WhoisLine = {
  readonly text: string;
  readonly indent: number;
  /** Null when the line has no key. */
  readonly names: readonly string[] | null;
  readonly value: string;
};

/** `isKey` says whether columns without a colon begin with a name that is known. */
function readWhoisLine(rawLine: string, isKey: (name: string) => boolean): WhoisLine {
  const whoisLine = rawLine.trim().replace(/^(\*\*|-) ?(?=\S)/, "");
  const lineIndent = rawLine.length - rawLine.trimStart().length;
  if (serverWithAddress.test(whoisLine))
    return { text: whoisLine, indent: lineIndent, names: null, value: "" };
  const keyed = sentencePattern.exec(whoisLine) ?? colon.exec(whoisLine) ?? bracket.exec(whoisLine);
  if (keyed)
    return {
      text: whoisLine,
      indent: lineIndent,
      names: namesIn(keyed[1] ?? ""),
      value: keyed[2]?.trim() ?? "",
    };
  const inColumns = columnsPattern.exec(whoisLine);
  const fieldNames = inColumns ? namesIn(inColumns[1] ?? "") : [];
  if (inColumns && fieldNames.some(isKey))
    return { text: whoisLine, indent: lineIndent, names: fieldNames, value: inColumns[2] ?? "" };
  const isHeading = sectionOfHeading(namesIn(whoisLine)) !== null && whoisLine.length < 60;
  return { text: whoisLine, indent: lineIndent, names: isHeading ? namesIn(whoisLine) : null, value: "" };
}

/** A heading or key whose values stand on the lines below it. */
type WhoisBlock = {
  readonly section: WhoisSection;
  readonly names: readonly string[];
  readonly indent: number;
  readonly isHeading: boolean;
};

const registrarDetails = ["name", "organization", "org", "url", "website", "street", "address", "handle"];

/** What a whole paragraph is about, by its first lines. */
function sectionOfParagraph([firstLine, secondLine]: readonly WhoisLine[]): WhoisSection {
  if (!firstLine?.names) return "domain";
  if (firstLine.value === "") return sectionOfHeading(firstLine.names) ?? "domain";
  const hasDetails = secondLine?.names?.some((detailName) => registrarDetails.includes(detailName)) ?? false;
  if (hasDetails && sectionOfHeading(firstLine.names) === "registrar") return "registrar";
  return sectionOfFirstKey(firstLine.names) ?? "domain";
}

function entriesOf(whoisLines: readonly WhoisLine[]): WhoisEntry[] {
  const whoisEntries: WhoisEntry[] = [];
  const paragraph = sectionOfParagraph(whoisLines);
  let whoisBlock: WhoisBlock | null = null;
  for (const { text: whoisLine, indent, names: fieldNames, value } of whoisLines) {
    if (!fieldNames) {
      const isContinued: boolean =
        whoisBlock !== null && (whoisBlock.isHeading || indent > whoisBlock.indent);
      if (whoisBlock && isContinued)
        whoisEntries.push({
          section: whoisBlock.section,
          names: whoisBlock.names,
          value: whoisLine,
          isBare: true,
        });
      continue;
    }
    if (value === "") {
      const headingSection = sectionOfHeading(fieldNames);
      whoisBlock = { section: headingSection ?? paragraph, names: fieldNames, indent, isHeading: true };
      continue;
    }
    const isInsideBlock: boolean = whoisBlock !== null && whoisBlock.isHeading && indent > whoisBlock.indent;
    const entrySection: WhoisSection = isInsideBlock && whoisBlock ? whoisBlock.section : paragraph;
    whoisEntries.push({ section: entrySection, names: fieldNames, value, isBare: false });
    if (isInsideBlock && whoisBlock) {
      const joinedNames = whoisBlock.names.flatMap((heading) =>
        fieldNames.map((keyName) => `${heading} ${keyName}`),
      );
      whoisEntries.push({ section: entrySection, names: joinedNames, value, isBare: false });
    } else whoisBlock = { section: entrySection, names: fieldNames, indent, isHeading: false };
  }
  return whoisEntries;
}

/** Cuts an answer into paragraphs, without comments; a heading stays with the paragraph below it. */
function paragraphsOf(whoisLine: string, isKey: (name: string) => boolean): WhoisLine[][] {
  const paragraphs: WhoisLine[][] = [[]];
  for (const long of whoisLine.split(/\r\n|\r|\n/)) {
    const rawLine = long.slice(0, maxLineLength).replaceAll("\t", "        ").slice(0, maxLineLength);
    if (comment.test(rawLine)) continue;
    const lastParagraph = paragraphs.at(-1);
    const isAfterHeading =
      lastParagraph?.length === 1 && lastParagraph[0]?.names !== null && lastParagraph[0]?.value === "";
    if (rawLine.trim()) lastParagraph?.push(readWhoisLine(rawLine, isKey));
    else if (lastParagraph?.length && !isAfterHeading) paragraphs.push([]);
  }
  return paragraphs;
}

/** The values of an answer, in its order. */
export const readLines = (whoisLine: string, isKey: (name: string) => boolean): WhoisEntry[] =>
  paragraphsOf(whoisLine, isKey).flatMap(entriesOf);
