import { type Caller, action } from "../../core/action.ts";
import { type Lang, type Message, readMessage, message } from "../../core/i18n.ts";
import { type Result, ok } from "../../core/result.ts";
import { type Domain, readDomain } from "./domain.ts";
import { type WhoisAnswer, WhoisInput, WhoisOutput } from "./schema.ts";
import type { WhoisRecord } from "./search.ts";
import { isStatusCode } from "./status.ts";

export type WhoisEffects = {
  readonly lookUp: (domain: Domain, caller: Caller) => Promise<Result<WhoisRecord>>;
  readonly now: () => Date;
};

export type WhoisActions = ReturnType<typeof whoisActions>;

export const whoisActions = ({ lookUp, now }: WhoisEffects) => ({
  lookup: action(WhoisInput, WhoisOutput, "whois", async ({ domain: domainText }, caller) => {
    const domain = readDomain(domainText);
    if (!domain.ok) return domain;
    const whoisRecord = await lookUp(domain.value, caller);
    return whoisRecord.ok
      ? ok(whoisAnswerOf(domain.value, whoisRecord.value, { lang: caller.lang, now: now() }))
      : whoisRecord;
  }),
});

const dayMs = 86_400_000;

const daysUntil = (whoisTime: string | null, now: Date): number | null =>
  whoisTime === null ? null : Math.floor((Date.parse(whoisTime) - now.getTime()) / dayMs);

const ageInDays = (whoisTime: string | null, now: Date): number | null =>
  whoisTime === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(whoisTime)) / dayMs));

/** Where people ask about names of a top-level domain whose registry answers to nobody else. */
const lookupPage = (tld: string): string =>
  tld === "vn" ? "https://tracuutenmien.gov.vn/" : `https://www.iana.org/domains/root/db/${tld}.html`;

function summaryOf(domain: Domain, { registered, source }: WhoisRecord, daysLeft: number | null): Message {
  const domainName = domain.unicode;
  if (source === "dns")
    return registered
      ? message("whois.sum.delegated", { name: domainName })
      : message("whois.sum.notDelegated", { name: domainName });
  if (registered === null) return message("whois.sum.unclear", { name: domainName });
  if (!registered) return message("whois.sum.free", { name: domainName });
  if (daysLeft === null) return message("whois.sum.registered", { name: domainName });
  if (daysLeft === 0) return message("whois.sum.lastDay", { name: domainName });
  return daysLeft < 0
    ? message("whois.sum.expired", { name: domainName })
    : message("whois.sum.expires", { name: domainName, days: daysLeft });
}

function whoisAnswerOf(
  domain: Domain,
  whoisRecord: WhoisRecord,
  { lang, now }: { lang: Lang; now: Date },
): WhoisAnswer {
  const { registered, source, server, raw: rawWhois, registration } = whoisRecord;
  const daysLeft = daysUntil(registration.expires_at, now);
  return {
    domain: domain.ascii,
    unicode_domain: domain.unicode,
    registered,
    summary: readMessage(lang, summaryOf(domain, whoisRecord, daysLeft)),
    source,
    server,
    lookup_page: source === "dns" ? lookupPage(domain.tld) : null,
    ...registration,
    days_left: daysLeft,
    age_days: ageInDays(registration.created_at, now),
    status_meanings: registration.statuses.map((domainStatus) => ({
      status: domainStatus,
      meaning: isStatusCode(domainStatus) ? readMessage(lang, { key: `whois.status.${domainStatus}` }) : null,
    })),
    raw: rawWhois,
  };
}
