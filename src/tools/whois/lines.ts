import { withoutEnd } from "#core/without-end.ts";

/** What a part of an answer is about. Dates and states are the name's own only in `domain`. */
export type WhoisSection = "domain" | "registrar" | "nameservers" | "person" | "dnssec" | "other";

const patterns: readonly (readonly [WhoisSection, RegExp])[] = [
  [
    "registrar",
    /^((sponsoring|authori[sz]ed|current) )?(registrar|registered by|registration service provider)( (information|details))?$/,
  ],
  [
    "nameservers",
    /^((domain|current|dns|authoritative|delegated) )*(name ?servers?|nservers?|nssets?|dns|servers?|servidor(es)? de nombres?)( de dominio)?( (information|details|list|in (the )?listed order|listed in order))?$/,
  ],
  ["dnssec", /^(dnssec|keysets?|ds records?|dnskeys?)( (information|details))?$/],
  [
    "person",
    /^((domain )?(registrants?|holder|owner|organi[sz]ation using domain name|titular)|person(name)?|role|contacts?|reseller|((admin|administrative|tech|technical|billing|zone|general|abuse|registrant|owner|domain|dns) )+contacts?)( (information|details))?$/,
  ],
  ["other", /^(whois|database)( (information|details))?$/],
  ["domain", /^(domain( (name|information|details|data))?|(relevant|important) dates|dates)$/],
];

/** Keys that begin a paragraph about somebody or something else than the name. */
const objects: readonly (readonly [WhoisSection, RegExp])[] = [
  ["nameservers", /^(nsset|nserver)$/],
  ["dnssec", /^keyset$/],
  [
    "person",
    /^(contact|nic hdl|person|personname|role|organi[sz]ation|address|holder|owner|titular|registrant|domain registrant|reseller|admin|administrative|tech|technical|billing|zone c)\b/,
  ],
];

const sectionBy = (patternTable: typeof patterns, keyNames: readonly string[]): WhoisSection | null =>
  patternTable.find(([, sectionPattern]) => keyNames.some((keyName) => sectionPattern.test(keyName)))?.[0] ??
  null;

/** The section that a heading opens, by any of its names; null when it is no heading that is known. */
export const sectionOfHeading = (headingNames: readonly string[]): WhoisSection | null =>
  sectionBy(patterns, headingNames);

/** The section of a paragraph that begins with this key and a value; null when that says nothing. */
export const sectionOfFirstKey = (keyNames: readonly string[]): WhoisSection | null =>
  sectionBy(objects, keyNames);

const withoutNumber = (keyName: string): string =>
  withoutEnd(withoutEnd(withoutEnd(keyName, " ."), "0123456789"), " .");

/**
 * The names in a key, in lower case with spaces for hyphens and underscores, without numbers at their end: registries
 * write `ns_name_01`, `Estado / Status`, `Servidores de nombre (Domain servers)`.
 */
export function namesIn(key: string): readonly string[] {
  const normalKey = key.toLowerCase().replace(/[-_\s]+/g, " ");
  const outside = normalKey.replace(/\([^()]*\)/g, " ");
  const bracketedNames = [...normalKey.matchAll(/\(([^()]*)\)/g)].map(
    ([, bracketedText = ""]) => bracketedText,
  );
  return [outside, ...outside.split("/"), ...bracketedNames]
    .map(withoutNumber)
    .map((keyName) => keyName.replace(/\s+/g, " ").trim())
    .filter((keyName, nameIndex, allNames) => keyName !== "" && allNames.indexOf(keyName) === nameIndex);
}

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

function entriesOf(lines: readonly WhoisLine[]): WhoisEntry[] {
  const whoisEntries: WhoisEntry[] = [];
  const paragraph = sectionOfParagraph(lines);
  let whoisBlock: WhoisBlock | null = null;
  for (const { text: whoisLine, indent, names: fieldNames, value } of lines) {
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
