import { readTime } from "./date.ts";
import { type Entry, readLines } from "./lines.ts";
import { distinct, readNameserver } from "./registration.ts";
import type { Registration } from "./schema.ts";
import { readStatus } from "./status.ts";

/** The words that registries have for the same thing, the most certain first. */
const synonyms = {
  registrar: [
    "registrar",
    "registrar name",
    "sponsoring registrar",
    "registrar organization",
    "registrar company",
    "authorized agency",
    "current registar",
    "current registrar",
    "registration service provider",
    "registrar handle",
  ],
  created: [
    "creation date",
    "created",
    "created on",
    "created date",
    "registered on",
    "registered",
    "registered date",
    "registration time",
    "registration date",
    "domain created",
    "domain name commencement date",
    "domain registration date",
    "record created",
    "record created on",
    "activated",
    "登録年月日",
  ],
  updated: [
    "updated date",
    "last updated",
    "last updated on",
    "last update",
    "last-update",
    "last modified",
    "modified",
    "modified date",
    "modification date",
    "changed",
    "domain last updated date",
    "last updated date",
    "record last updated on",
    "update date",
    "最終更新",
  ],
  expires: [
    "registry expiry date",
    "registrar registration expiration date",
    "expiration date",
    "expiry date",
    "expires",
    "expires on",
    "expire date",
    "expire",
    "exp date",
    "paid-till",
    "renewal date",
    "expiration time",
    "domain expiration date",
    "registration expiration date",
    "record expires on",
    "valid until",
    "validity",
    "registrar expiration date",
    "有効期限",
  ],
  status: ["domain status", "status", "state", "registration status", "eppstatus", "状態"],
  nameserver: [
    "name server",
    "name servers",
    "nserver",
    "nameserver",
    "nameservers",
    "nameservers nameserver",
    "domain nameservers",
    "domain name servers",
    "domain servers in listed order",
    "dns",
    "host name",
    "hostname",
    "primary server",
    "secondary server",
    "ネームサーバ",
  ],
  dnssec: ["dnssec", "dnssec status", "domain dnssec", "signed", "secure"],
  delegationSigner: [
    "ds",
    "dsrdata",
    "ds rdata",
    "ds record",
    "dnssec ds data",
    "signing key",
    "ds key tag 1",
  ],
} as const satisfies Record<string, readonly string[]>;

const valuesOf = (entries: readonly Entry[], names: readonly string[]): string[] =>
  names.flatMap((name) => entries.filter((entry) => entry.key === name).map((entry) => entry.value));

/** `record expires on 2031-01-02 00:00:00` is an entry too, though it has no colon of its own before the time. */
const withoutColon = (text: string): Entry[] =>
  [
    ...text.matchAll(
      /^[ \t]*(record (?:expires|created|last updated) on)[ \t]+(\d{4}[-/]\d{1,2}[-/]\d{1,2}.*)$/gim,
    ),
  ].map(([, key = "", value = ""]) => ({ key: key.toLowerCase(), value }));

const firstTime = (values: readonly string[]): string | null =>
  values.map(readTime).find((time) => time !== null) ?? null;

function dnssecOf(entries: readonly Entry[]): boolean | null {
  const [told = ""] = valuesOf(entries, synonyms.dnssec);
  if (/^(unsigned|no|none|inactive|not|disabled|false|n$)/i.test(told)) return false;
  if (/^(signed|yes|active|enabled|true|y$)/i.test(told)) return true;
  return valuesOf(entries, synonyms.delegationSigner).length > 0 ? true : null;
}

/** Several statuses may stand in one line: `REGISTERED, DELEGATED`. */
const statusesIn = (values: readonly string[]): string[] =>
  distinct(values.flatMap((value) => value.replace(/\(?https?:\S*/gi, "").split(",")).map(readStatus));

const isRegistrarName = (name: string): boolean =>
  name !== "" && !/^(not applicable|none|n\/a|-)$/i.test(name);

/** Reads the text of a WHOIS answer, of whichever registry. */
export function readWhois(text: string): Registration {
  const entries = [...readLines(text), ...withoutColon(text)];
  const registrars = valuesOf(entries, synonyms.registrar).map((name) =>
    name.replace(/\s*\[Tag = .*\]$/, ""),
  );
  return {
    registrar: registrars.find(isRegistrarName) ?? null,
    created_at: firstTime(valuesOf(entries, synonyms.created)),
    updated_at: firstTime(valuesOf(entries, synonyms.updated)),
    expires_at: firstTime(valuesOf(entries, synonyms.expires)),
    statuses: statusesIn(valuesOf(entries, synonyms.status)),
    nameservers: distinct(valuesOf(entries, synonyms.nameserver).map(readNameserver)),
    dnssec: dnssecOf(entries),
  };
}

/** The ways of saying that there is no such name, at the start of a line. */
const notFound = [
  /^no (match|matching|entries|entry|data|object|objects|such|information|records?)\b/i,
  /^(error:?[ \t]?\d{0,4}:?[ \t]?)?(the )?(requested |queried )?(domain( name)?|object|name|record)?\s*(["'`]?[\w.-]+["'`]? )?(is |was |has )?(not|never) (been )?(found|registered|exist)/i,
  /^(the )?(queried |requested )?(domain|object|name)[^.\n]{0,80} (does not exist|is available|is free|not found|has not been registered|is not registered|unknown)/i,
  /^nothing found/i,
  /^[ \t]*(domain )?(status|state)[ \t.]*:[ \t]*(free|available|no object found|not registered|unregistered)\b/i,
  /^([\w.-]+ )?(is )?(available for|free for|free$)/i,
  /^domain (unknown|free)/i,
  /^(domain )?not found\b/i,
];

const mostLines = 200;

/** Lines without the signs of a comment before them; what says that there is nothing is said early and is short. */
const plainLines = (text: string): string[] =>
  text.split(/[\r\n]+/, mostLines).map((line) => line.slice(0, 300).replace(/^[\s%#>*-]+/, ""));

const inUse = /^(status|state)\s*:\s*(connect|active|registered|not available|in use)\b/i;

/** Whether the registry knows the name; null when its answer does not say. */
export function isRegistered(text: string, found: Registration): boolean | null {
  if (found.registrar ?? found.created_at ?? found.expires_at) return true;
  const lines = plainLines(text);
  if (found.nameservers.length > 0 || lines.some((line) => inUse.test(line))) return true;
  return lines.some((line) => notFound.some((pattern) => pattern.test(line))) ? false : null;
}

/** The server speaks of its own limits instead of the name. */
export const isWhoisRefusal = (text: string): boolean =>
  /(limit|quota|rate)[^\n]{0,40}(exceeded|reached)|too many (requests|queries|connections)|access (denied|restricted|control limit)|temporarily (unavailable|blocked|banned)|try again later|blacklisted/i.test(
    text,
  );
