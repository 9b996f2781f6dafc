import { type Message, say } from "../../core/i18n.ts";

/** One term of a policy record, and what it means. */
export type Term = { readonly term: string; readonly meaning: Message };
export type MailPolicy = { readonly kind: "SPF" | "DMARC"; readonly terms: readonly Term[] };

/** More terms than any working record has: SPF ends at ten look-ups. */
const mostTerms = 60;

/** Reads an SPF (RFC 7208) or DMARC (RFC 7489) record; null for any other text. */
export function readMailPolicy(text: string): MailPolicy | null {
  if (/^v=spf1(?:\s|$)/i.test(text)) {
    const terms = text.trim().split(/\s+/).slice(1, mostTerms);
    return { kind: "SPF", terms: terms.map((term) => ({ term, meaning: spfMeaning(term) })) };
  }
  if (/^v=DMARC1\s*(?:;|$)/i.test(text)) {
    const terms = text
      .split(";")
      .map((term) => term.trim())
      .filter(Boolean)
      .slice(1, mostTerms);
    return { kind: "DMARC", terms: terms.map((term) => ({ term, meaning: dmarcMeaning(term) })) };
  }
  return null;
}

function spfMeaning(term: string): Message {
  const [, sign = "", name = "", value = ""] = /^([+?~-]?)([a-z0-9]+)(?:[:=/](.*))?$/i.exec(term) ?? [];
  const mechanism = name.toLowerCase();
  if (mechanism === "all") return allMeaning(sign);
  if (mechanism === "redirect") return say("dns.spf.redirect", { value });
  if (mechanism === "exp") return say("dns.spf.exp");
  const isAllowed = sign === "" || sign === "+";
  if (!isAllowed) return say("dns.spf.denied");
  switch (mechanism) {
    case "ip4":
    case "ip6":
      return say("dns.spf.ip", { value });
    case "a":
      return say("dns.spf.a");
    case "mx":
      return say("dns.spf.mx");
    case "include":
      return say("dns.spf.include", { value });
    case "exists":
      return say("dns.spf.exists");
    case "ptr":
      return say("dns.spf.ptr");
    default:
      return say("dns.spf.other");
  }
}

function allMeaning(sign: string): Message {
  switch (sign) {
    case "-":
      return say("dns.spf.all.fail");
    case "~":
      return say("dns.spf.all.soft");
    case "?":
      return say("dns.spf.all.neutral");
    default:
      return say("dns.spf.all.pass");
  }
}

function dmarcMeaning(term: string): Message {
  const [name = "", ...rest] = term.split("=");
  const value = rest.join("=").trim();
  switch (name.trim().toLowerCase()) {
    case "p":
      return policyMeaning(value);
    case "sp":
      return say("dns.dmarc.sp", { value });
    case "pct":
      return say("dns.dmarc.pct", { value });
    case "rua":
      return say("dns.dmarc.rua", { value });
    case "ruf":
      return say("dns.dmarc.ruf", { value });
    case "adkim":
      return value === "s" ? say("dns.dmarc.adkim.s") : say("dns.dmarc.adkim.r");
    case "aspf":
      return value === "s" ? say("dns.dmarc.aspf.s") : say("dns.dmarc.aspf.r");
    default:
      return say("dns.dmarc.other");
  }
}

function policyMeaning(value: string): Message {
  switch (value.toLowerCase()) {
    case "reject":
      return say("dns.dmarc.p.reject");
    case "quarantine":
      return say("dns.dmarc.p.quarantine");
    default:
      return say("dns.dmarc.p.none");
  }
}
