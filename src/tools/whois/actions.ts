import { Type } from "@sinclair/typebox";
import { type Caller, action } from "../../core/action.ts";
import { type Lang, type Message, readMessage, message } from "../../core/i18n.ts";
import { type Result, ok } from "../../core/result.ts";
import { type Domain, readDomain } from "./domain.ts";
import type { WhoisFound } from "./search.ts";
import { isStatusCode } from "./status.ts";

export const WhoisInput = Type.Object({
  domain: Type.String({ minLength: 1, maxLength: 1000, description: "a domain name, in any script" }),
});

export type WhoisEffects = {
  readonly find: (domain: Domain, caller: Caller) => Promise<Result<WhoisFound>>;
  readonly now: () => Date;
};

export type WhoisActions = ReturnType<typeof whoisActions>;

export const whoisActions = ({ find, now }: WhoisEffects) => ({
  lookup: action(WhoisInput, "whois", async ({ domain: text }, caller) => {
    const domain = readDomain(text);
    if (!domain.ok) return domain;
    const found = await find(domain.value, caller);
    return found.ok ? ok(answerOf(domain.value, found.value, { lang: caller.lang, now: now() })) : found;
  }),
});

const dayMs = 86_400_000;

const daysUntil = (time: string | null, now: Date): number | null =>
  time === null ? null : Math.floor((Date.parse(time) - now.getTime()) / dayMs);

/** Where people ask about names of an ending whose registry answers to nobody else. */
const lookupPage = (ending: string): string =>
  ending === "vn" ? "https://tracuutenmien.gov.vn/" : `https://www.iana.org/domains/root/db/${ending}.html`;

function summaryOf(domain: Domain, { registered, source }: WhoisFound, daysLeft: number | null): Message {
  const name = domain.unicode;
  if (source === "dns")
    return registered
      ? message("whois.sum.delegated", { name })
      : message("whois.sum.notDelegated", { name });
  if (registered === null) return message("whois.sum.unclear", { name });
  if (!registered) return message("whois.sum.free", { name });
  if (daysLeft === null) return message("whois.sum.registered", { name });
  if (daysLeft === 0) return message("whois.sum.lastDay", { name });
  return daysLeft < 0
    ? message("whois.sum.expired", { name })
    : message("whois.sum.expires", { name, days: daysLeft });
}

function answerOf(domain: Domain, found: WhoisFound, { lang, now }: { lang: Lang; now: Date }) {
  const { registered, source, server, raw, registration } = found;
  const daysLeft = daysUntil(registration.expires_at, now);
  return {
    domain: domain.ascii,
    unicode_domain: domain.unicode,
    registered,
    summary: readMessage(lang, summaryOf(domain, found, daysLeft)),
    source,
    server,
    lookup_page: source === "dns" ? lookupPage(domain.ending) : null,
    ...registration,
    days_left: daysLeft,
    status_meanings: registration.statuses.map((status) => ({
      status,
      meaning: isStatusCode(status) ? readMessage(lang, { key: `whois.status.${status}` }) : null,
    })),
    raw,
  };
}

export type WhoisAnswer = ReturnType<typeof answerOf>;
