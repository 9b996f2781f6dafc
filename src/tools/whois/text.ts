import { readTime } from "./date.ts";
import { keyNames } from "./key-names.ts";
import { type Entry, readLines } from "./lines.ts";
import { distinct, readNameserver } from "./registration.ts";
import type { Registration } from "./schema.ts";
import type { Section } from "./sections.ts";
import { readStatus } from "./status.ts";

const allNames = new Set<string>(Object.values(keyNames).flat());

type Read = { readonly entries: readonly Entry[]; readonly besides?: readonly Section[] };

/** `Domain Name Commencement Date` is about the name wherever it stands. */
const isOfDomain = (name: string): boolean => name.startsWith("domain ");

/** The values under any of the names, the most certain name first; those of the sections `besides` are left out. */
const valuesOf = ({ entries: whoisEntries, besides = [] }: Read, names: readonly string[]): string[] =>
  names.flatMap((name) =>
    whoisEntries
      .filter(
        ({ names: own, section }) => own.includes(name) && (!besides.includes(section) || isOfDomain(name)),
      )
      .map(({ value }) => value),
  );

/** Dates and states of people, registrars, name servers and keys are not the name's. */
const others: readonly Section[] = ["person", "registrar", "nameservers", "dnssec", "other"];

const firstTime = (values: readonly string[]): string | null =>
  values.map(readTime).find((time) => time !== null) ?? null;

const latestTime = (values: readonly string[]): string | null =>
  values
    .map(readTime)
    .filter((time) => time !== null)
    .toSorted()
    .at(-1) ?? null;

function dnssecOf(whoisEntries: readonly Entry[]): boolean | null {
  const [state = ""] = valuesOf({ entries: whoisEntries }, keyNames.dnssec);
  if (/^(unsigned|no|none|inactive|not|disabled|false|n$)/i.test(state)) return false;
  if (/^(signed|yes|active|enabled|true|y$)/i.test(state)) return true;
  return valuesOf({ entries: whoisEntries }, keyNames.delegationSigner).length > 0 ? true : null;
}

/** Several statuses may stand in one line: `REGISTERED, DELEGATED`. */
const statusesIn = (values: readonly string[]): string[] =>
  distinct(values.flatMap((value) => value.replace(/\(?https?:\S*/gi, "").split(",")).map(readStatus));

/** Without a tag, a handle, a number or an address after it. */
const withoutHandle = (name: string): string =>
  name
    .replace(/\s+/g, " ")
    .replace(/ ?\[Tag = [^[\]]*\]$/, "")
    .replace(/ ?\( ?(https?:[^()]*|R?\d[A-Z0-9-]*) ?\)$/, "")
    .replace(/ R\d+-[A-Z]+$/, "")
    .trim();

const isName = (name: string): boolean =>
  name !== "" && !/^(not applicable|none|n\/a|-$|no registrar listed)/i.test(name);

/** `REG-MARKMONITOR`, `MARK-0292`, `ua.imena`: what a registry calls a registrar among its own. */
const isHandle = (name: string): boolean => /^[A-Z0-9]+(-[A-Z0-9]+)+$|^[a-z]{2}\.[a-z0-9.-]+$/.test(name);

function registrarOf(whoisEntries: readonly Entry[]): string | null {
  const own = whoisEntries.filter(({ section }) => section === "registrar");
  const names = [
    ...valuesOf({ entries: own }, ["organization", "organization name", "org", "name"]),
    ...valuesOf({ entries: whoisEntries, besides: ["person", "nameservers", "dnssec"] }, keyNames.registrar),
    ...own.filter(({ isBare }) => isBare).map(({ value }) => value),
  ]
    .map(withoutHandle)
    .filter(isName);
  return names.find((name) => !isHandle(name)) ?? names[0] ?? null;
}

/** `DNS: example.dk` is how DNS writes the name itself. */
function nameserversOf(whoisEntries: readonly Entry[]): string[] {
  const [domain = ""] = valuesOf({ entries: whoisEntries }, ["domain", "domain name"]).map((name) =>
    name.toLowerCase(),
  );
  const listed = whoisEntries
    .filter(({ section, names, isBare }) => section === "nameservers" && (isBare || names.includes("dns")))
    .map(({ value }) => value);
  const named = valuesOf({ entries: whoisEntries, besides: ["person", "registrar"] }, keyNames.nameserver);
  const servers = valuesOf({ entries: whoisEntries }, ["dns"]).filter(
    (value) => value.toLowerCase() !== domain,
  );
  return distinct([...named, ...listed, ...servers].map(readNameserver));
}

/** Reads the text of a WHOIS answer, of whichever registry. */
export function readWhois(text: string): Registration {
  const whoisEntries = readLines(text, (name) => allNames.has(name));
  const own = { entries: whoisEntries, besides: others };
  return {
    registrar: registrarOf(whoisEntries),
    created_at: firstTime(valuesOf(own, keyNames.created)),
    updated_at: firstTime(valuesOf(own, keyNames.updated)) ?? latestTime(valuesOf(own, keyNames.changed)),
    expires_at: firstTime(valuesOf({ entries: whoisEntries }, keyNames.expires)),
    statuses: statusesIn(valuesOf(own, keyNames.status)),
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
const plainLines = (text: string): string[] =>
  text.split(/[\r\n]+/, maxLines).map((line) => line.slice(0, 300).replace(/^[\s%#>*-]+/, ""));

const withoutNames = (line: string): string =>
  line
    .replaceAll("_", " ")
    .replace(/["'`[(<]{0,2}(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+["'`\])>]*/gu, "NAME")
    .replace(/[ \t]+/g, " ");

/** A state, or somebody who answers for the name. */
const inUse =
  /^((status|state)\s*:\s*(connect|active|registered|not available|in use|in quarantine)\b|(admin-c|tech-c|owner|holder|registrant)\s*:\s*\S)/i;

/** Whether the registry has the name; null when its answer does not say. */
export function isRegistered(text: string, registration: Registration): boolean | null {
  if (registration.registrar ?? registration.created_at ?? registration.expires_at) return true;
  const lines = plainLines(text);
  if (registration.nameservers.length > 0 || lines.some((line) => inUse.test(line))) return true;
  return lines.some((line) => notFound.test(withoutNames(line))) ? false : null;
}

/** The server refuses the query because of its own limits. */
export const isWhoisRefusal = (text: string): boolean =>
  /(limit|quota|rate)[^\n]{0,40}(exceeded|reached)|too many (requests|queries|connections)|access (denied|restricted|control limit)|temporarily (unavailable|blocked|banned)|try again later|blacklisted/i.test(
    text,
  );
