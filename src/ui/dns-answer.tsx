import { formatNumber } from "../core/format.ts";
import { fill, type Lang, type Texts } from "../core/i18n.ts";
import type { DnsReport } from "../tools/dns/schema.ts";
import { Facts } from "./facts.tsx";
import { Figures } from "./figures.tsx";
import { RawJson, rawJsonTexts } from "./raw-json.tsx";
import { Records } from "./records.tsx";
import { RemarkList } from "./remarks.tsx";
import { Verdict } from "./verdict.tsx";

export const dnsAnswerTexts = [
  ...rawJsonTexts,
  "dns.records",
  "dns.authority",
  "dns.column.name",
  "dns.column.type",
  "dns.column.ttl",
  "dns.column.data",
  "dns.column.term",
  "dns.column.meaning",
  "dns.figure.records",
  "dns.figure.ttl",
  "dns.about",
  "dns.asked",
  "dns.rcode",
  "dns.time",
  "dns.dnssec",
  "dns.dnssec.yes",
  "dns.dnssec.no",
] as const;

type DnsResultProps = { readonly report: DnsReport; readonly texts: Texts<(typeof dnsAnswerTexts)[number]> };

/** A look-up in words, then its records, then the JSON. */
export function DnsResult({ report, lang, texts }: DnsResultProps & { readonly lang: Lang }) {
  const isFound = report.answers.length > 0;
  const [shortest] = [...report.answers].sort((dnsRecord, otherRecord) => dnsRecord.ttl - otherRecord.ttl);
  return (
    <>
      <Verdict tone={isFound ? "good" : report.rcode === "NOERROR" ? "fair" : "bad"} aside={report.server}>
        {report.summary}
      </Verdict>
      <Figures
        figures={[
          {
            label: fill(texts["dns.figure.records"], { count: report.answers.length }, lang),
            value: formatNumber(report.answers.length, lang),
          },
          { label: texts["dns.figure.ttl"], value: shortest?.ttl_text },
          { label: texts["dns.time"], value: `${formatNumber(Math.round(report.time_ms), lang)} ms` },
        ]}
      />
      {isFound && <DnsTable caption={texts["dns.records"]} lines={report.answers} texts={texts} />}
      {report.policies.map(({ name, kind, terms }) => (
        <Records
          key={`${name} ${kind}`}
          caption={`${kind} – ${name}`}
          columns={[
            { id: "term", label: texts["dns.column.term"] },
            { id: "meaning", label: texts["dns.column.meaning"] },
          ]}
          rows={terms.map(({ term, meaning }) => ({ term: <code>{term}</code>, meaning }))}
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
          { label: texts["dns.rcode"], value: `${report.rcode} – ${report.rcode_text}` },
          { label: texts["dns.dnssec"], value: texts[report.dnssec ? "dns.dnssec.yes" : "dns.dnssec.no"] },
        ]}
      />
      <RawJson value={report} texts={texts} />
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
  texts: DnsResultProps["texts"];
}) {
  return (
    <Records
      isDense
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
