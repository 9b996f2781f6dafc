import { type Lang, type Message, message, readMessage } from "#core/i18n.ts";
import { countryName } from "#tools/ip/answer.ts";
import type { Domain } from "./domain.ts";
import { type TimeName, type WhoisAnswer, timeNames } from "./schema.ts";
import type { NetworkRecord } from "./network-search.ts";
import type { NetworkRegistration } from "./network-text.ts";
import { isDay, momentOf } from "./date.ts";
import { isStatusCode, unknownRegistration } from "./registration.ts";
import type { NetworkSubject } from "./subject.ts";
import type { WhoisRecord } from "./search.ts";

const dayMs = 86_400_000;

/** To its end, of a day that has no hour. */
const daysUntil = (time: string | null, now: Date): number | null =>
  time === null ? null : Math.floor((Date.parse(time) + (isDay(time) ? dayMs : 0) - now.getTime()) / dayMs);

const ageInDays = (time: string | null, now: Date): number | null =>
  time === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(time)) / dayMs));

type Times = Readonly<Record<TimeName, string | null>>;

/** Times as the wire has them, and of which the registry says no hour. */
const timesOf = (times: Times): Times & Pick<WhoisAnswer, "days_only"> => ({
  created_at: times.created_at && momentOf(times.created_at),
  updated_at: times.updated_at && momentOf(times.updated_at),
  expires_at: times.expires_at && momentOf(times.expires_at),
  days_only: timeNames.filter((name) => isDay(times[name] ?? "T")),
});

/** Where people ask about names of a top-level domain whose registry answers to nobody else. */
const lookupPage = (tld: string): string =>
  tld === "vn" ? "https://tracuutenmien.gov.vn/" : `https://www.iana.org/domains/root/db/${tld}.html`;

function summaryOf(
  domain: Domain,
  { registered, source, registration: { expires_at: expiry } }: WhoisRecord,
  daysLeft: number | null,
): Message {
  const name = domain.unicode;
  if (source === "dns")
    return registered
      ? message("whois.sum.delegated", { name })
      : message("whois.sum.notDelegated", { name });
  if (registered === null) return message("whois.sum.unclear", { name });
  if (!registered) return message("whois.sum.free", { name });
  if (daysLeft === null || expiry === null) return message("whois.sum.registered", { name });
  if (daysLeft === 0 && isDay(expiry)) return message("whois.sum.today", { name });
  if (daysLeft === 0) return message("whois.sum.lastDay", { name });
  return daysLeft < 0
    ? message("whois.sum.expired", { name })
    : message("whois.sum.expires", { name, days: daysLeft });
}

/** A look-up in the reader's words, as of `now`. */
export function whoisAnswerOf(
  domain: Domain,
  record: WhoisRecord,
  { lang, now }: { lang: Lang; now: Date },
): WhoisAnswer {
  const { registered, source, server, raw, registration } = record;
  const daysLeft = daysUntil(registration.expires_at, now);
  return {
    domain: domain.ascii,
    unicode_domain: domain.unicode,
    registered,
    summary: readMessage(lang, summaryOf(domain, record, daysLeft)),
    source,
    server,
    lookup_page: source === "dns" ? lookupPage(domain.tld) : null,
    ...registration,
    ...timesOf(registration),
    days_left: daysLeft,
    age_days: ageInDays(registration.created_at, now),
    status_meanings: registration.statuses.map((status) => ({
      status,
      meaning: isStatusCode(status) ? readMessage(lang, { key: `whois.status.${status}` }) : null,
    })),
    network: null,
    raw,
  };
}

function networkSummary({ text }: NetworkSubject, { network }: NetworkRecord): Message {
  if (!network) return message("whois.sum.noNetwork", { name: text });
  const { holder, cidr, name } = network;
  if (!holder) return message("whois.sum.registered", { name: text });
  const place = cidr.length === 1 ? cidr[0] : name;
  return place && place !== holder
    ? message("whois.sum.networkOf", { name: text, holder, place })
    : message("whois.sum.network", { name: text, holder });
}

const unknownNetwork: NetworkRegistration = {
  holder: null,
  name: null,
  range: null,
  cidr: [],
  country: null,
  abuse: null,
  created_at: null,
  updated_at: null,
};

/** What the registry says of an address or AS number, in the reader's words. */
export function networkAnswerOf(
  subject: NetworkSubject,
  record: NetworkRecord,
  { lang, now }: { lang: Lang; now: Date },
): WhoisAnswer {
  const { holder, name, range, cidr, country, abuse, created_at, updated_at } =
    record.network ?? unknownNetwork;
  return {
    ...unknownRegistration,
    domain: subject.text,
    unicode_domain: subject.text,
    registered: record.network ? true : null,
    summary: readMessage(lang, networkSummary(subject, record)),
    source: "whois",
    server: record.server,
    lookup_page: null,
    ...timesOf({ created_at, updated_at, expires_at: null }),
    days_left: null,
    age_days: ageInDays(created_at, now),
    status_meanings: [],
    network: {
      holder,
      name,
      range,
      cidr: [...cidr],
      country: country === null ? null : { code: country, name: countryName(country, lang) },
      abuse,
    },
    raw: record.raw,
  };
}
