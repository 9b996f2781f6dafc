import { message } from "#core/i18n.ts";
import { type Meaning, type Policy, fine, ignored, wrong } from "./policy.ts";

export type CaaRecord = { readonly flags: number; readonly tag: string; readonly value: string };

/** The certificate authority before the parameters (RFC 8659, section 4.2). */
const issuerOf = (value: string): string => (value.split(";")[0] ?? "").trim();

/** Issuing is allowed to one authority, or to none. */
function issueMeaning(value: string, tag: keyof typeof issuing): Meaning {
  const issuer = issuerOf(value);
  if (issuer === "") return fine(message(issuing[tag].nobody));
  if (!/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]+$/i.test(issuer))
    return wrong(message("dns.said.caa.wrong.issuer"));
  return fine(message(issuing[tag].by, { value: issuer }));
}

const issuing = {
  issue: { by: "dns.said.caa.issue", nobody: "dns.said.caa.issue.nobody" },
  issuewild: { by: "dns.said.caa.issuewild", nobody: "dns.said.caa.issuewild.nobody" },
  // RFC 9495
  issuemail: { by: "dns.said.caa.issuemail", nobody: "dns.said.caa.issuemail.nobody" },
  issuevmc: { by: "dns.said.caa.issuevmc", nobody: "dns.said.caa.issuevmc.nobody" },
} as const;

const isIssuing = (tag: string): tag is keyof typeof issuing => Object.hasOwn(issuing, tag);

function meaningOf({ flags, tag, value }: CaaRecord): Meaning {
  const name = tag.toLowerCase();
  if (isIssuing(name)) return issueMeaning(value, name);
  switch (name) {
    case "iodef":
      return /^(?:mailto:\S[^\s@]*@\S+|https?:\/\/\S+)$/i.test(value)
        ? fine(message("dns.said.caa.iodef", { value }))
        : wrong(message("dns.said.caa.wrong.iodef"));
    case "contactemail":
    case "contactphone":
      return fine(message("dns.said.caa.contact", { value }));
    default:
      // the critical flag is the highest bit
      return flags >= 128
        ? wrong(message("dns.said.caa.critical"))
        : ignored(message("dns.said.caa.unknown"));
  }
}

/** What the CAA records of one name say together. */
export const readCaa = (records: readonly CaaRecord[]): Policy => ({
  kind: "CAA",
  terms: records.map((record) => ({
    term: `${record.flags} ${record.tag} "${record.value}"`,
    ...meaningOf(record),
  })),
  notes: [],
});
