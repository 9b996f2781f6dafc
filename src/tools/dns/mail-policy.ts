import { type Message, message } from "../../core/i18n.ts";

/** One term of a policy record, and what it means. */
export type PolicyTerm = { readonly term: string; readonly meaning: Message };
export type MailPolicy = { readonly kind: "SPF" | "DMARC"; readonly terms: readonly PolicyTerm[] };

/** More terms than any working record has: SPF ends at ten look-ups. */
const maxTerms = 60;

/** Reads an SPF (RFC 7208) or DMARC (RFC 7489) record; null for any other text. */
export function readMailPolicy(txtRecord: string): MailPolicy | null {
  if (/^v=spf1(?:\s|$)/i.test(txtRecord)) {
    const terms = txtRecord.trim().split(/\s+/).slice(1, maxTerms);
    return {
      kind: "SPF",
      terms: terms.map((policyTerm) => ({ term: policyTerm, meaning: spfMeaning(policyTerm) })),
    };
  }
  if (/^v=DMARC1\s*(?:;|$)/i.test(txtRecord)) {
    const terms = txtRecord
      .split(";")
      .map((policyTerm) => policyTerm.trim())
      .filter(Boolean)
      .slice(1, maxTerms);
    return {
      kind: "DMARC",
      terms: terms.map((policyTerm) => ({ term: policyTerm, meaning: dmarcMeaning(policyTerm) })),
    };
  }
  return null;
}

function spfMeaning(policyTerm: string): Message {
  const [, spfQualifier = "", termName = "", policyValue = ""] =
    /^([+?~-]?)([a-z0-9]+)(?:[:=/](.*))?$/i.exec(policyTerm) ?? [];
  const mechanism = termName.toLowerCase();
  if (mechanism === "all") return allMeaning(spfQualifier);
  if (mechanism === "redirect") return message("dns.spf.redirect", { value: policyValue });
  if (mechanism === "exp") return message("dns.spf.exp");
  const isSenderAllowed = spfQualifier === "" || spfQualifier === "+";
  if (!isSenderAllowed) return message("dns.spf.denied");
  switch (mechanism) {
    case "ip4":
    case "ip6":
      return message("dns.spf.ip", { value: policyValue });
    case "a":
      return message("dns.spf.a");
    case "mx":
      return message("dns.spf.mx");
    case "include":
      return message("dns.spf.include", { value: policyValue });
    case "exists":
      return message("dns.spf.exists");
    case "ptr":
      return message("dns.spf.ptr");
    default:
      return message("dns.spf.other");
  }
}

function allMeaning(spfQualifier: string): Message {
  switch (spfQualifier) {
    case "-":
      return message("dns.spf.all.fail");
    case "~":
      return message("dns.spf.all.soft");
    case "?":
      return message("dns.spf.all.neutral");
    default:
      return message("dns.spf.all.pass");
  }
}

function dmarcMeaning(policyTerm: string): Message {
  const [termName = "", ...termValue] = policyTerm.split("=");
  const policyValue = termValue.join("=").trim();
  switch (termName.trim().toLowerCase()) {
    case "p":
      return policyMeaning(policyValue);
    case "sp":
      return message("dns.dmarc.sp", { value: policyValue });
    case "pct":
      return message("dns.dmarc.pct", { value: policyValue });
    case "rua":
      return message("dns.dmarc.rua", { value: policyValue });
    case "ruf":
      return message("dns.dmarc.ruf", { value: policyValue });
    case "adkim":
      return policyValue === "s" ? message("dns.dmarc.adkim.s") : message("dns.dmarc.adkim.r");
    case "aspf":
      return policyValue === "s" ? message("dns.dmarc.aspf.s") : message("dns.dmarc.aspf.r");
    default:
      return message("dns.dmarc.other");
  }
}

function policyMeaning(policyValue: string): Message {
  switch (policyValue.toLowerCase()) {
    case "reject":
      return message("dns.dmarc.p.reject");
    case "quarantine":
      return message("dns.dmarc.p.quarantine");
    default:
      return message("dns.dmarc.p.none");
  }
}
