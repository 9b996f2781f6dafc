import { type Message, message } from "#core/i18n.ts";

/** `name=value` of RFC 6376, section 3.2, which DMARC, MTA-STS, TLS-RPT and BIMI have taken over. */
export type Tag = { readonly term: string; readonly name: string; readonly value: string };

export const tagsOf = (record: string): Tag[] =>
  record
    .split(";")
    .map((term) => term.trim())
    .filter(Boolean)
    .slice(0, maxTerms)
    .map((term) => {
      const at = term.indexOf("=");
      return at < 0
        ? { term, name: "", value: "" }
        : { term, name: term.slice(0, at).trim(), value: term.slice(at + 1).trim() };
    });

export type TagMeanings = Readonly<Record<string, (value: string, tags: readonly Tag[]) => Meaning>>;

/** What each tag but the version means; one that stands twice is wrong, an unknown one is passed over. */
export function explainTags(tags: readonly Tag[], meanings: TagMeanings): PolicyTerm[] {
  const meaningOf = (tag: Tag, at: number): Meaning => {
    if (tag.name === "") return wrong(message("dns.said.tag.noEquals"));
    if (tags.findIndex(({ name }) => name === tag.name) !== at)
      return wrong(message("dns.said.tag.twice", { name: tag.name }));
    const explain = Object.hasOwn(meanings, tag.name) ? meanings[tag.name] : undefined;
    if (explain) return explain(tag.value, tags);
    return Object.hasOwn(meanings, tag.name.toLowerCase())
      ? ignored(message("dns.said.tag.capitals", { name: tag.name.toLowerCase() }))
      : ignored(message("dns.said.tag.unknown"));
  };
  return tags.flatMap((tag, at) => (tag.name === "v" ? [] : [{ term: tag.term, ...meaningOf(tag, at) }]));
}

/** A name that stands twice, which makes a list of tags invalid (RFC 6376, section 3.2). */
export const repeatedTag = (tags: readonly Tag[]): string | undefined =>
  tags.find(({ name }, at) => name !== "" && tags.findIndex((other) => other.name === name) !== at)?.name;

export const valueOf = (tags: readonly Tag[], name: string): string | undefined =>
  tags.find((tag) => tag.name === name)?.value;

/** A list that the tag separates by colons or commas, without blanks. */
export const partsOf = (value: string, separator: ":" | ","): string[] =>
  value.split(separator).map((part) => part.trim());

export const isMailto = (uri: string): boolean =>
  /^mailto:[^\s@,!]+@[^\s@,!][^\s@,!.]*\.[^\s@,!]+(?:![1-9]\d*[kmgt]?)?$/i.test(uri);

/** Where reports go: addresses that a receiver can send to, or why it cannot. */
export function reportsMeaning(value: string, said: (value: string) => Message): Meaning {
  const uris = partsOf(value, ",");
  const bad = uris.find((uri) => !isMailto(uri));
  if (bad === undefined)
    return { state: "fine", meaning: [said(uris.map((uri) => uri.replace(/^mailto:/i, "")).join(", "))] };
  return bad.includes("@") && !/^mailto:/i.test(bad)
    ? wrong(message("dns.said.dmarc.wrong.mailto", { value: bad }))
    : wrong(message("dns.said.dmarc.wrong.uri", { value: bad }));
}

export const policyKinds = [
  "SPF",
  "DMARC",
  "DKIM",
  "MTA-STS",
  "TLS-RPT",
  "BIMI",
  "CAA",
  "SRV",
  "HTTPS",
  "SVCB",
] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** A term that works, one that receivers pass over, or one that is against the standard. */
export const termStates = ["fine", "ignored", "wrong"] as const;
export type TermState = (typeof termStates)[number];

/** One term of a policy record, and what it means, in one sentence or two. */
export type PolicyTerm = {
  readonly term: string;
  readonly state: TermState;
  readonly meaning: readonly Message[];
};

export type Policy = {
  readonly kind: PolicyKind;
  readonly terms: readonly PolicyTerm[];
  /** What is to be said of the whole record. */
  readonly notes: readonly Message[];
};

/** What a term means, without its text. */
export type Meaning = Omit<PolicyTerm, "term">;

export const fine = (...meaning: readonly Message[]): Meaning => ({ state: "fine", meaning });
export const ignored = (...meaning: readonly Message[]): Meaning => ({ state: "ignored", meaning });
export const wrong = (...meaning: readonly Message[]): Meaning => ({ state: "wrong", meaning });

/** Questions to DNS that the terms of an SPF record may cost its reader (RFC 7208, section 4.6.4). */
export const maxQuestions = 10;

/** More terms than any working record has. */
export const maxTerms = 60;
