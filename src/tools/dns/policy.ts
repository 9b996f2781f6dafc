import type { Message } from "#core/i18n.ts";

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
