import { readMessage } from "#core/i18n.ts";
import { readPolicy } from "#tools/dns/report.ts";
import type { Policy, PolicyTerm } from "#tools/dns/policy.ts";

/** What a term is said to be, in English. */
export const termInWords = ({ state, meaning }: PolicyTerm): string =>
  [...(state === "fine" ? [] : [`${state}:`]), ...meaning.map((one) => readMessage("en", one))].join(" ");

export const policyOf = (record: string, name = "a.vn"): Policy => {
  const policy = readPolicy(record, name);
  if (!policy) throw new Error(`no policy: ${record}`);
  return policy;
};

export const notesOf = (record: string, name?: string): string[] =>
  policyOf(record, name).notes.map((note) => readMessage("en", note));
