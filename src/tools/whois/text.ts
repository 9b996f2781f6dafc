import { readTime } from "./date.ts";
import { keyNames } from "./key-names.ts";
import { type WhoisEntry, type WhoisSection, readLines } from "./lines.ts";
import { distinct, readNameserver, readStatus, withoutRemarks } from "./registration.ts";
import type { Registration } from "./schema.ts";

const allNames = new Set<string>(Object.values(keyNames).flat());

type WhoisReading = { readonly entries: readonly WhoisEntry[]; readonly besides?: readonly WhoisSection[] };

/** `Domain Name Commencement Date` is about the name wherever it stands. */
const isOfDomain = (keyName: string): boolean => keyName.startsWith("domain ");

/** The values under any of the names, the most certain name first; those of the sections `besides` are left out. */
const valuesOf = (
  { entries: whoisEntries, besides = [] }: WhoisReading,
  wantedNames: readonly string[],
): string[] =>
  wantedNames.flatMap((wantedName) =>
    whoisEntries
      .filter(
        ({ names: entryNames, section }) =>
          entryNames.includes(wantedName) && (!besides.includes(section) || isOfDomain(wantedName)),
      )
      .map(({ value }) => value),
  );

/** Dates and states of people, registrars, name servers and keys are not the name's. */
const otherSections: readonly WhoisSection[] = ["person", "registrar", "nameservers", "dnssec", "other"];

const firstTime = (timeTexts: readonly string[]): string | null =>
  timeTexts.map(readTime).find((readTimeText) => readTimeText !== null) ?? null;

const latestTime = (timeTexts: readonly string[]): string | null =>
  timeTexts
    .map(readTime)
    .filter((readTimeText) => readTimeText !== null)
    .toSorted()
    .at(-1) ?? null;

function dnssecOf(whoisEntries: readonly WhoisEntry[]): boolean | null {
  const [dnssecState = ""] = valuesOf({ entries: whoisEntries }, keyNames.dnssec);
  if (/^(unsigned|no|none|inactive|not|disabled|false|n$)/i.test(dnssecState)) return false;
  if (/^(signed|yes|active|enabled|true|y$)/i.test(dnssecState)) return true;
  return valuesOf({ entries: whoisEntries }, keyNames.delegationSigner).length > 0 ? true : null;
}

/** Several statuses may stand in one line: `REGISTERED, DELEGATED`. */
const statusesIn = (statusTexts: readonly string[]): string[] =>
  distinct(
    statusTexts
      .flatMap((statusText) => withoutRemarks(statusText.replace(/\(?https?:\S*/gi, "")).split(","))
      .map(readStatus),
  );

/** A name of Japan that is `Connected (2031/01/02)` is so until that day; others say `until` or `expires`. */
const expiryInStatus = [
  /^connected\s*[(（]\s*(\d[^)）]*)/i,
  /^(?:ok|active|registered|delegated|paid|valid)\b\D{0,20}\b(?:until|till|expir[a-z]*)\b\D{0,10}(\d[^)）]*)/i,
];

const expiriesIn = (statusTexts: readonly string[]): string[] =>
  statusTexts.flatMap((statusText) => expiryInStatus.flatMap((form) => form.exec(statusText)?.[1] ?? []));

/** Without a tag, a handle, a number or an address after it. */
const withoutHandle = (whoisName: string): string =>
  whoisName
    .replace(/\s+/g, " ")
    .replace(/ ?\[Tag = [^[\]]*\]$/, "")
    .replace(/ ?\( ?(https?:[^()]*|R?\d[A-Z0-9-]*) ?\)$/, "")
    .replace(/ R\d+-[A-Z]+$/, "")
    .trim();

const isName = (whoisName: string): boolean =>
  whoisName !== "" && !/^(not applicable|none|n\/a|-$|no registrar listed)/i.test(whoisName);

/** `REG-MARKMONITOR`, `MARK-0292`, `ua.imena`: what a registry calls a registrar among its own. */
const isHandle = (whoisName: string): boolean =>
  /^[A-Z0-9]+(-[A-Z0-9]+)+$|^[a-z]{2}\.[a-z0-9.-]+$/.test(whoisName);

function registrarOf(whoisEntries: readonly WhoisEntry[]): string | null {
  const registrarEntries = whoisEntries.filter(({ section }) => section === "registrar");
  const registrarNames = [
    ...valuesOf({ entries: registrarEntries }, ["organization", "organization name", "org", "name"]),
    ...valuesOf({ entries: whoisEntries, besides: ["person", "nameservers", "dnssec"] }, keyNames.registrar),
    ...registrarEntries.filter(({ isBare }) => isBare).map(({ value }) => value),
  ]
    .map(withoutHandle)
    .filter(isName);
  return registrarNames.find((whoisName) => !isHandle(whoisName)) ?? registrarNames[0] ?? null;
}

/** `DNS: example.dk` is how DNS writes the name itself. */
function nameserversOf(whoisEntries: readonly WhoisEntry[]): string[] {
  const [domain = ""] = valuesOf({ entries: whoisEntries }, ["domain", "domain name"]).map((whoisName) =>
    whoisName.toLowerCase(),
  );
  const listedServers = whoisEntries
    .filter(({ section, names, isBare }) => section === "nameservers" && (isBare || names.includes("dns")))
    .map(({ value }) => value);
  const namedServers = valuesOf(
    { entries: whoisEntries, besides: ["person", "registrar"] },
    keyNames.nameserver,
  );
  const servers = valuesOf({ entries: whoisEntries }, ["dns"]).filter(
    (nameserverText) => nameserverText.toLowerCase() !== domain,
  );
  return distinct([...namedServers, ...listedServers, ...servers].map(readNameserver));
}

/** Reads the text of a WHOIS answer, of whichever registry. */
export function readWhois(whoisText: string): Registration {
  const whoisEntries = readLines(whoisText, (whoisName) => allNames.has(whoisName));
  const ownEntries = { entries: whoisEntries, besides: otherSections };
  const statuses = valuesOf(ownEntries, keyNames.status);
  return {
    registrar: registrarOf(whoisEntries),
    created_at: firstTime(valuesOf(ownEntries, keyNames.created)),
    updated_at:
      firstTime(valuesOf(ownEntries, keyNames.updated)) ?? latestTime(valuesOf(ownEntries, keyNames.changed)),
    expires_at: firstTime([
      ...valuesOf({ entries: whoisEntries }, keyNames.expires),
      ...expiriesIn(statuses),
    ]),
    statuses: statusesIn(statuses),
    nameservers: nameserversOf(whoisEntries),
    dnssec: dnssecOf(whoisEntries),
  };
}

/** What may stand before the word that says it; a name, in quotes or brackets or not, is `NAME`. */
const linePrefix = String.raw`^(?:(?:error|sorry|invalid|or|data|key|unfortunately|but|the|this|above|requested|queried|query|domain|name|object|record|status|state|NAME)[ :,.\d]*)*`;

/** The ways of saying that there is no such name, at the start of a line. */
const notFound = new RegExp(
  `${linePrefix}(?:${[
    "(?:[^/]{0,30} / )?no (?:matche?s?|matching|entry|entries|data|objects?|such|information|records?|results?|found|existe|domain records|se encontro)\\b",
    "nothing found",
    "(?:is |was |has |have )?(?:not|never)(?: yet)?(?: been)? (?:found|regist(?:e?r)ed|known|exist)",
    "[^.]{0,80}does not exist",
    "(?:is )?(?:available|free)(?: for (?:registration|purchase|order)|[ .!]*(?:$|\\())",
    "is not available in our\\b",
    "(?:is )?(?:unknown|unregistered)\\b",
    "we (?:do not have|could not find|cannot find|found no)\\b",
    "returned 0 objects",
  ].join("|")})`,
  "i",
);

const maxLines = 200;

/** The first lines without comment prefixes: a "not found" stands early and is short. */
const plainLines = (whoisText: string): string[] =>
  whoisText.split(/[\r\n]+/, maxLines).map((line) => line.slice(0, 300).replace(/^[\s%#>*-]+/, ""));

const withoutNames = (line: string): string =>
  line
    .replaceAll("_", " ")
    .replace(/["'`[(<]{0,2}(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+["'`\])>]*/gu, "NAME")
    .replace(/[ \t]+/g, " ");

/** A state, or somebody who answers for the name. */
const inUse =
  /^((status|state)\s*:\s*(connect|active|registered|not available|in use|in quarantine)\b|(admin-c|tech-c|owner|holder|registrant)\s*:\s*\S)/i;

/** Whether the registry has the name; null when its answer does not say. */
export function isRegistered(whoisText: string, registration: Registration): boolean | null {
  if (registration.registrar ?? registration.created_at ?? registration.expires_at) return true;
  const whoisLines = plainLines(whoisText);
  if (registration.nameservers.length > 0 || whoisLines.some((line) => inUse.test(line))) return true;
  return whoisLines.some((line) => notFound.test(withoutNames(line))) ? false : null;
}
