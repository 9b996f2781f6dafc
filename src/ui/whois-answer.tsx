import { visibleText } from "../core/visible-text.ts";
import { Icon } from "./icon.tsx";
import { formatDateTime } from "../core/format.ts";
import { type Lang, type Texts, fill } from "../core/i18n.ts";
import type { WhoisAnswer as Answer } from "../tools/whois/schema.ts";
import { Facts } from "./facts.tsx";
import { RawJson, rawJsonTexts } from "./raw-json.tsx";
import { OutputBlock } from "./result.tsx";

export const whoisAnswerTexts = [
  ...rawJsonTexts,
  "whois.domain",
  "whois.unicode",
  "whois.registrar",
  "whois.created",
  "whois.updated",
  "whois.expires",
  "whois.daysLeft",
  "whois.daysAgo",
  "whois.statuses",
  "whois.nameservers",
  "whois.dnssec",
  "whois.dnssec.yes",
  "whois.dnssec.no",
  "whois.source",
  "whois.lookupPage",
  "whois.words",
] as const;

type Props = {
  readonly answer: Answer;
  readonly lang: Lang;
  readonly texts: Texts<(typeof whoisAnswerTexts)[number]>;
};

const timeOf = (iso: string | null): string | null => iso && formatDateTime(new Date(iso));

/** A look-up in words, then its facts, then what the registry itself wrote. */
export function WhoisResult({ answer, lang, texts }: Props) {
  const { dnssec, nameservers, raw, status_meanings: statuses } = answer;
  const words = fill(texts["whois.words"], { server: answer.server });
  return (
    <>
      <p className={answer.registered === false ? "verdict good" : "verdict"}>{answer.summary}</p>
      {answer.lookup_page && (
        <p>
          <a className="button" href={answer.lookup_page} rel="noreferrer">
            <Icon name="external-link" />
            {texts["whois.lookupPage"]}
          </a>
        </p>
      )}
      <Facts
        caption={texts["whois.domain"]}
        facts={[
          { label: texts["whois.domain"], value: <code>{answer.domain}</code> },
          {
            label: texts["whois.unicode"],
            value: answer.unicode_domain === answer.domain ? null : answer.unicode_domain,
          },
          { label: texts["whois.registrar"], value: answer.registrar },
          { label: texts["whois.created"], value: timeOf(answer.created_at) },
          { label: texts["whois.updated"], value: timeOf(answer.updated_at) },
          { label: texts["whois.expires"], value: expiryOf(answer, lang, texts) },
          {
            label: texts["whois.statuses"],
            value: statuses.length > 0 ? <Statuses meanings={statuses} /> : null,
          },
          {
            label: texts["whois.nameservers"],
            value: nameservers.length > 0 ? <CodeList items={nameservers} /> : null,
          },
          {
            label: texts["whois.dnssec"],
            value: dnssec === null ? null : texts[dnssec ? "whois.dnssec.yes" : "whois.dnssec.no"],
          },
          { label: texts["whois.source"], value: `${answer.source.toUpperCase()}: ${answer.server}` },
        ]}
      />
      {typeof raw === "string" && (
        <details className="raw">
          <summary>{words}</summary>
          <OutputBlock label={words}>{visibleText(raw)}</OutputBlock>
        </details>
      )}
      <RawJson value={answer} texts={texts} />
    </>
  );
}

function expiryOf({ expires_at, days_left }: Answer, lang: Lang, texts: Props["texts"]): string | null {
  const time = timeOf(expires_at);
  if (time === null || days_left === null) return null;
  const key = days_left < 0 ? "whois.daysAgo" : "whois.daysLeft";
  return `${time} (${fill(texts[key], { days: Math.abs(days_left) }, lang)})`;
}

function CodeList({ items }: { items: readonly string[] }) {
  return (
    <ul className="plain">
      {items.map((item) => (
        <li key={item}>
          <code>{item}</code>
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
