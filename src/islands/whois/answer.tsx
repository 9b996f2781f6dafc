import { formatDateTime } from "#core/format.ts";
import { type IslandTexts, type Lang, fill } from "#core/i18n.ts";
import type { TimeName, WhoisAnswer as Answer } from "#tools/whois/schema.ts";
import { type Tone, AnswerValue } from "#ui/answer-value.tsx";
import { Facts } from "#ui/facts.tsx";
import { Figures } from "#ui/figures.tsx";
import { Icon } from "#ui/icon.tsx";
import { RawJson } from "#ui/raw-json.tsx";
import { OutputBlock } from "#ui/result.tsx";

type WhoisResultProps = {
  readonly answer: Answer;
  readonly lang: Lang;
  readonly texts: IslandTexts<"whois">;
};

/** A day without an hour is the same everywhere: another zone moves it nowhere. */
const whoisTime = (answer: Answer, name: TimeName): string | null => {
  const time = answer[name];
  if (time === null || !answer.days_only.includes(name)) return time && formatDateTime(new Date(time));
  const [year, month, day] = time.slice(0, 10).split("-");
  return `${day}/${month}/${year}`;
};

/** A look-up in words, then its facts, then what the registry itself wrote. */
export function WhoisResult({ answer, lang, texts }: WhoisResultProps) {
  const { raw } = answer;
  const summary = fill(texts["whois.words"], { server: answer.server });
  return (
    <>
      <AnswerValue tone={whoisTone(answer)} texts={texts}>
        {answer.summary}
      </AnswerValue>
      {answer.lookup_page && (
        <p>
          <a className="button" href={answer.lookup_page} rel="noreferrer">
            <Icon name="external-link" />
            {texts["whois.lookupPage"]}
          </a>
        </p>
      )}
      {answer.registered && !answer.network && (
        <>
          <DaysLeft answer={answer} lang={lang} texts={texts} />
          <WhoisFigures answer={answer} lang={lang} texts={texts} />
        </>
      )}
      {answer.network ? (
        <NetworkFacts answer={answer} network={answer.network} texts={texts} />
      ) : (
        <DomainFacts answer={answer} lang={lang} texts={texts} />
      )}
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

function DomainFacts({ answer, lang, texts }: WhoisResultProps) {
  const { nameservers, status_meanings: statuses } = answer;
  return (
    <Facts
      texts={texts}
      caption={texts["whois.name"]}
      facts={[
        { label: texts["whois.name"], value: <code>{answer.domain}</code> },
        {
          label: texts["whois.unicode"],
          value: answer.unicode_domain === answer.domain ? null : answer.unicode_domain,
        },
        { label: texts["whois.registrar"], value: answer.registrar },
        { label: texts["whois.created"], value: whoisTime(answer, "created_at") },
        { label: texts["whois.expires"], value: expiryOf(answer, lang, texts) },
        {
          label: texts["whois.nameservers"],
          value: nameservers.length > 0 ? <CodeList items={nameservers} /> : null,
        },
        {
          label: texts["whois.statuses"],
          value: statuses.length > 0 ? <Statuses meanings={statuses} /> : null,
        },
        { label: texts["whois.updated"], value: whoisTime(answer, "updated_at") },
        { label: texts["whois.source"], value: `${answer.source.toUpperCase()} · ${answer.server}` },
      ]}
    />
  );
}

function NetworkFacts({
  answer,
  network: { holder, name, range, cidr, country, abuse },
  texts,
}: Omit<WhoisResultProps, "lang"> & { readonly network: NonNullable<Answer["network"]> }) {
  return (
    <Facts
      texts={texts}
      caption={texts["whois.network"]}
      facts={[
        { label: texts["whois.number"], value: <code>{answer.domain}</code> },
        { label: texts["whois.holder"], value: holder },
        { label: texts["whois.network.country"], value: country && `${country.name} (${country.code})` },
        { label: texts["whois.network.range"], value: range && <code>{range}</code> },
        { label: texts["whois.network.abuse"], value: abuse && <code>{abuse}</code> },
        {
          label: texts["whois.network.cidr"],
          value: cidr.length > 0 ? <CodeList items={cidr} /> : null,
        },
        { label: texts["whois.network.name"], value: name },
        { label: texts["whois.created"], value: whoisTime(answer, "created_at") },
        { label: texts["whois.updated"], value: whoisTime(answer, "updated_at") },
        { label: texts["whois.source"], value: `${answer.source.toUpperCase()} · ${answer.server}` },
      ]}
    />
  );
}

/** Days before its end from which a name should have been renewed. */
const renewalDays = 60;

function whoisTone({ registered, days_left: days }: Answer): Tone {
  if (registered === null) return "plain";
  if (!registered) return "good";
  if (days === null) return "plain";
  return days < 0 ? "bad" : days <= renewalDays ? "fair" : "good";
}

const yearDays = 365.2425;

/** How much of a year is left, of the time that a name is renewed for. */
function DaysLeft({ answer, lang, texts }: WhoisResultProps) {
  const { days_left: days } = answer;
  const left = expiryOf(answer, lang, texts);
  if (days === null || days < 0 || left === null) return null;
  return (
    <p className="life">
      <meter
        max={yearDays}
        low={0}
        high={renewalDays}
        optimum={yearDays}
        value={Math.min(days, yearDays)}
        aria-label={texts["whois.figure.left"]}
      />
      <small>{`${texts["whois.expires"]}: ${left}`}</small>
    </p>
  );
}

function WhoisFigures({ answer, lang, texts }: WhoisResultProps) {
  const { age_days: whoisAge, nameservers, dnssec } = answer;
  const days = (dayCount: number) => fill(texts["whois.figure.days"], { days: dayCount }, lang);
  const years = whoisAge === null ? 0 : Math.floor(whoisAge / yearDays);
  return (
    <Figures
      figures={[
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

function expiryOf(answer: Answer, lang: Lang, texts: WhoisResultProps["texts"]): string | null {
  const { days_left } = answer;
  const time = whoisTime(answer, "expires_at");
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
