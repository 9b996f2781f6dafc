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
