import { Icon } from "./icon.tsx";
import { formatDateTime } from "../core/format.ts";
import { type Lang, type Texts, fill } from "../core/i18n.ts";
import type { WhoisAnswer as Answer } from "../tools/whois/schema.ts";
import { Facts } from "./facts.tsx";
import { Figures } from "./figures.tsx";
import { RawJson, rawJsonTexts } from "./raw-json.tsx";
import { OutputBlock } from "./result.tsx";
import { type Tone, Verdict } from "./verdict.tsx";

export const whoisAnswerTexts = [
  ...rawJsonTexts,
  "whois.domain",
  "whois.unicode",
  "whois.registrar",
  "whois.created",
  "whois.updated",
  "whois.expires",
  "whois.figure.days",
  "whois.figure.years",
  "whois.figure.left",
  "whois.figure.over",
  "whois.figure.age",
  "whois.figure.nameservers",
  "whois.daysLeft",
  "whois.daysAgo",
  "whois.statuses",
  "whois.nameservers",
  "whois.dnssec",
  "whois.dnssec.yes",
  "whois.dnssec.no",
  "whois.lookupPage",
  "whois.words",
] as const;

type WhoisResultProps = {
  readonly answer: Answer;
  readonly lang: Lang;
  readonly texts: Texts<(typeof whoisAnswerTexts)[number]>;
};

const whoisTime = (iso: string | null): string | null => iso && formatDateTime(new Date(iso));

/** A look-up in words, then its facts, then what the registry itself wrote. */
export function WhoisResult({ answer, lang, texts }: WhoisResultProps) {
  const { nameservers, raw, status_meanings: statuses } = answer;
  const summary = fill(texts["whois.words"], { server: answer.server });
  return (
    <>
      <Verdict tone={whoisTone(answer)} aside={`${answer.source.toUpperCase()} · ${answer.server}`}>
        {answer.summary}
      </Verdict>
      {answer.lookup_page && (
        <p>
          <a className="button" href={answer.lookup_page} rel="noreferrer">
            <Icon name="external-link" />
            {texts["whois.lookupPage"]}
          </a>
        </p>
      )}
      {answer.registered && <WhoisFigures answer={answer} lang={lang} texts={texts} />}
      <Facts
        caption={texts["whois.domain"]}
        facts={[
          { label: texts["whois.domain"], value: <code>{answer.domain}</code> },
          {
            label: texts["whois.unicode"],
            value: answer.unicode_domain === answer.domain ? null : answer.unicode_domain,
          },
          { label: texts["whois.registrar"], value: answer.registrar },
          { label: texts["whois.created"], value: whoisTime(answer.created_at) },
          { label: texts["whois.updated"], value: whoisTime(answer.updated_at) },
          { label: texts["whois.expires"], value: expiryOf(answer, lang, texts) },
          {
            label: texts["whois.statuses"],
            value: statuses.length > 0 ? <Statuses meanings={statuses} /> : null,
          },
          {
            label: texts["whois.nameservers"],
            value: nameservers.length > 0 ? <CodeList items={nameservers} /> : null,
          },
        ]}
      />
      {typeof raw === "string" && (
        <details className="raw">
          <summary>{summary}</summary>
          <OutputBlock label={summary}>{raw}</OutputBlock>
        </details>
      )}
      <RawJson value={answer} texts={texts} />
    </>
  );
}

/** Days before its end from which a name should have been renewed. */
const renewalDays = 30;

function whoisTone({ registered, days_left: days }: Answer): Tone {
  if (registered === null) return "plain";
  if (!registered) return "good";
  if (days === null) return "plain";
  return days < 0 ? "bad" : days <= renewalDays ? "fair" : "good";
}

const yearDays = 365.2425;

function WhoisFigures({ answer, lang, texts }: WhoisResultProps) {
  const { days_left: whoisDaysLeft, age_days: whoisAge, nameservers, dnssec } = answer;
  const isOver = whoisDaysLeft !== null && whoisDaysLeft < 0;
  const days = (dayCount: number) => fill(texts["whois.figure.days"], { days: dayCount }, lang);
  const years = whoisAge === null ? 0 : Math.floor(whoisAge / yearDays);
  return (
    <Figures
      figures={[
        {
          label: texts[isOver ? "whois.figure.over" : "whois.figure.left"],
          value: whoisDaysLeft === null ? null : days(Math.abs(whoisDaysLeft)),
          tone: whoisTone(answer),
        },
        {
          label: texts["whois.figure.age"],
          value:
            whoisAge === null
              ? null
              : years > 0
                ? fill(texts["whois.figure.years"], { years }, lang)
                : days(whoisAge),
        },
        {
          label: fill(texts["whois.figure.nameservers"], { count: nameservers.length }, lang),
          value: nameservers.length > 0 ? String(nameservers.length) : null,
        },
        {
          label: texts["whois.dnssec"],
          value: dnssec === null ? null : texts[dnssec ? "whois.dnssec.yes" : "whois.dnssec.no"],
        },
      ]}
    />
  );
}

function expiryOf(
  { expires_at, days_left }: Answer,
  lang: Lang,
  texts: WhoisResultProps["texts"],
): string | null {
  const time = whoisTime(expires_at);
  if (time === null || days_left === null) return null;
  const key = days_left < 0 ? "whois.daysAgo" : "whois.daysLeft";
  return `${time} (${fill(texts[key], { days: Math.abs(days_left) }, lang)})`;
}

function CodeList({ items }: { items: readonly string[] }) {
  return (
    <ul className="plain">
      {items.map((whoisItem) => (
        <li key={whoisItem}>
          <code>{whoisItem}</code>
        </li>
      ))}
    </ul>
  );
}

function Statuses({ meanings }: { meanings: Answer["status_meanings"] }) {
  return (
    <ul className="plain">
      {meanings.map(({ status, meaning }) => (
        <li key={status}>
          <code>{status}</code>
          {meaning && <small className="hint">{meaning}</small>}
        </li>
      ))}
    </ul>
  );
}
