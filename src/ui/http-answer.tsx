import { visibleText } from "../core/visible-text.ts";
import { formatNumber } from "../core/format.ts";
import { type Lang, type Texts, fill } from "../core/i18n.ts";
import type { RequestReport, StatusReport } from "../tools/http/schema.ts";
import { CopyButton } from "./copy-button.tsx";
import { Facts } from "./facts.tsx";
import { HttpTls, httpTlsTexts } from "./http-tls.tsx";
import { RawJson, rawJsonTexts } from "./raw-json.tsx";
import { Records } from "./records.tsx";
import { Warnings } from "./remarks.tsx";
import { OutputBlock } from "./result.tsx";

export const httpAnswerTexts = [
  ...rawJsonTexts,
  ...httpTlsTexts,
  "http.about",
  "http.finalUrl",
  "http.ip",
  "http.version",
  "http.total",
  "http.redirects",
  "http.column.from",
  "http.column.status",
  "http.column.to",
  "http.column.name",
  "http.column.value",
  "http.timings",
  "http.dns",
  "http.connect",
  "http.tls",
  "http.firstByte",
  "http.answerHeaders",
  "http.answerBody",
  "http.bodySize",
  "http.truncated",
  "http.binary",
  "http.noBody",
  "http.curl",
] as const;

export type HttpReport = StatusReport | RequestReport;
type AnswerTexts = Texts<(typeof httpAnswerTexts)[number]>;

type Props = {
  readonly report: HttpReport;
  readonly lang: Lang;
  readonly texts: AnswerTexts;
  /** What only the form knows of. */
  readonly warning?: string;
};

/** An answer in words, then in tables, then the JSON. Whatever came from the site is text. */
export function HttpResult({ report, lang, texts, warning }: Props) {
  const { timings, redirects, tls } = report;
  const ms = (value: number | null) => (value === null ? null : `${formatNumber(value, lang)} ms`);
  return (
    <>
      <p className={report.status < 400 ? "verdict good" : "verdict bad"}>
        {report.status} {report.status_text}
      </p>
      <p>{report.summary}</p>
      <Warnings texts={[...(warning ? [warning] : []), ...report.warnings]} />
      {"body" in report && <Body report={report} lang={lang} texts={texts} />}
      <Facts
        caption={texts["http.about"]}
        facts={[
          { label: texts["http.finalUrl"], value: report.final_url },
          { label: texts["http.ip"], value: report.ip },
          { label: texts["http.version"], value: `HTTP/${report.http_version}` },
          { label: texts["http.total"], value: ms(timings.total_ms) },
        ]}
      />
      {redirects.length > 0 && (
        <Records
          caption={texts["http.redirects"]}
          columns={[
            { id: "status", label: texts["http.column.status"] },
            { id: "from", label: texts["http.column.from"] },
            { id: "to", label: texts["http.column.to"] },
          ]}
          rows={redirects.map(({ url, status, location }) => ({
            from: <code>{url}</code>,
            status,
            to: <code>{location}</code>,
          }))}
        />
      )}
      <h3>{texts["http.timings"]}</h3>
      <Facts
        caption={texts["http.timings"]}
        facts={[
          { label: texts["http.dns"], value: ms(timings.dns_ms) },
          { label: texts["http.connect"], value: ms(timings.connect_ms) },
          { label: texts["http.tls"], value: ms(timings.tls_ms) },
          { label: texts["http.firstByte"], value: ms(timings.first_byte_ms) },
        ]}
      />
      {tls && <HttpTls tls={tls} lang={lang} texts={texts} />}
      <Records
        caption={texts["http.answerHeaders"]}
        columns={[
          { id: "name", label: texts["http.column.name"] },
          { id: "value", label: texts["http.column.value"] },
        ]}
        rows={report.header_lines.map(([name, value]) => ({ name, value: <code>{value}</code> }))}
      />
      <h3>{texts["http.curl"]}</h3>
      <OutputBlock label={texts["http.curl"]}>{report.curl}</OutputBlock>
      <CopyButton text={report.curl} texts={texts} />
      <RawJson value={report} texts={texts} />
    </>
  );
}

function Body({ report, lang, texts }: { report: RequestReport; lang: Lang; texts: AnswerTexts }) {
  const size = formatNumber(report.body_size, lang);
  if (report.body_size === 0) return <p>{texts["http.noBody"]}</p>;
  return (
    <>
      <h3>{texts["http.answerBody"]}</h3>
      {report.body_encoding === "text" ? (
        <OutputBlock label={texts["http.answerBody"]}>{visibleText(report.body)}</OutputBlock>
      ) : (
        <p>{fill(texts["http.binary"], { type: report.content_type || "?", size })}</p>
      )}
      <p className="hint">
        {fill(texts[report.truncated ? "http.truncated" : "http.bodySize"], {
          size,
          type: report.content_type || "?",
        })}
      </p>
    </>
  );
}
