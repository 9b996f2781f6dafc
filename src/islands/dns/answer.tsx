import { formatNumber } from "#core/format.ts";
import type { IslandTexts, Lang } from "#core/i18n.ts";
import type { DnsReport } from "#tools/dns/schema.ts";
import { AnswerValue } from "#ui/answer-value.tsx";
import { Facts } from "#ui/facts.tsx";
import { RawJson } from "#ui/raw-json.tsx";
import { FoldedRecords, Records } from "#ui/records.tsx";
import { RemarkList, Warnings } from "#ui/remarks.tsx";

type DnsTexts = IslandTexts<"dns">;
type DnsResultProps = { readonly report: DnsReport; readonly texts: DnsTexts };

/** A look-up in a sentence, then its records, then the JSON. */
export function DnsResult({ report, lang, texts }: DnsResultProps & { readonly lang: Lang }) {
  const isFound = report.answers.length > 0;
  return (
    <>
      <AnswerValue tone={isFound ? "good" : report.rcode === "NOERROR" ? "fair" : "bad"} texts={texts}>
        {report.summary}
      </AnswerValue>
      {isFound && <DnsTable caption={texts["dns.records"]} lines={report.answers} texts={texts} />}
      <Warnings texts={verdictTexts(report, false)} />
      <RemarkList texts={verdictTexts(report, true)} />
      {report.policies.map((policy) => (
        <PolicyTable
          key={`${policy.name} ${policy.kind} ${policy.terms.map(({ term }) => term).join(" ")}`}
          policy={policy}
          texts={texts}
        />
      ))}
      {report.authority.length > 0 && (
        <DnsTable caption={texts["dns.authority"]} lines={report.authority} texts={texts} />
      )}
      <RemarkList texts={report.notes} />
      <Facts
        caption={texts["dns.about"]}
        facts={[
          { label: texts["dns.asked"], value: `${report.name} ${report.type}` },
          { label: texts["dns.server"], value: <code>{report.server}</code> },
          { label: texts["dns.time"], value: `${formatNumber(Math.round(report.time_ms), lang)} ms` },
          { label: texts["dns.rcode"], value: `${report.rcode} – ${report.rcode_text}` },
          { label: texts["dns.dnssec"], value: texts[report.dnssec ? "dns.dnssec.yes" : "dns.dnssec.no"] },
        ]}
      />
      <RawJson value={report} texts={texts} />
    </>
  );
}

/** What receivers make of all records of a kind: those that they go by, or those that they do not. */
const verdictTexts = ({ verdicts }: DnsReport, isUsed: boolean): readonly string[] =>
  verdicts
    .filter(({ result }) => (result === "used") === isUsed)
    .map(({ kind, name, text }) => `${kind} – ${name}: ${text}`);

function PolicyTable({
  policy: { name, kind, terms, notes },
  texts,
}: {
  policy: DnsReport["policies"][number];
  texts: DnsTexts;
}) {
  return (
    <>
      <Records
        caption={`${kind} – ${name}`}
        columns={[
          { id: "term", label: texts["dns.column.term"] },
          { id: "meaning", label: texts["dns.column.meaning"] },
        ]}
        rows={terms.map(({ term, state, meaning }) => ({
          term: <code>{term}</code>,
          meaning:
            state === "fine" ? (
              meaning
            ) : (
              <>
                <strong>{texts[`dns.state.${state}`]}</strong> {meaning}
              </>
            ),
        }))}
      />
      <RemarkList texts={notes} />
    </>
  );
}

function DnsTable({
  caption,
  lines,
  texts,
}: {
  caption: string;
  lines: DnsReport["answers"];
  texts: DnsTexts;
}) {
  return (
    <FoldedRecords
      isDense
      texts={texts}
      caption={caption}
      columns={[
        { id: "type", label: texts["dns.column.type"] },
        { id: "data", label: texts["dns.column.data"] },
        { id: "ttl", label: texts["dns.column.ttl"] },
        { id: "name", label: texts["dns.column.name"] },
      ]}
      rows={lines.map(({ type, data, ttl_text, name }) => ({
        type: <strong>{type}</strong>,
        data: <code>{data}</code>,
        ttl: ttl_text,
        name: <code>{name}</code>,
      }))}
    />
  );
}
