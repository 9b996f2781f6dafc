import { formatBytes, formatNumber } from "../core/format.ts";
import { type Lang, type Texts, fill } from "../core/i18n.ts";
import type { RequestReport, StatusReport } from "../tools/http/schema.ts";
import { CopyButton } from "./copy-button.tsx";
import { Facts } from "./facts.tsx";
import { HttpFigures, httpFigureTexts } from "./http-figures.tsx";
import { HttpTls, httpTlsTexts } from "./http-tls.tsx";
import { PhaseBar } from "./phase-bar.tsx";
import { RawJson, rawJsonTexts } from "./raw-json.tsx";
import { Warnings } from "./remarks.tsx";
import { OutputBlock } from "./result.tsx";
import { Verdict } from "./verdict.tsx";

export const httpAnswerTexts = [
  ...rawJsonTexts,
  ...httpTlsTexts,
  ...httpFigureTexts,
  "http.about",
  "http.finalUrl",
  "http.ip",
  "http.total",
  "http.redirects",
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
type HttpAnswerTexts = Texts<(typeof httpAnswerTexts)[number]>;

type HttpResultProps = {
  readonly report: HttpReport;
  readonly lang: Lang;
  readonly texts: HttpAnswerTexts;
  /** What only the form knows of. */
  readonly warning?: string;
};

/** An answer in words, then in tables, then the JSON. Whatever came from the site is text. */
export function HttpResult({ report, lang, texts, warning }: HttpResultProps) {
  const { timings, redirects, tls } = report;
  const phases = [
    { label: texts["http.dns"], ms: timings.dns_ms },
    { label: texts["http.connect"], ms: timings.connect_ms },
    { label: texts["http.tls"], ms: timings.tls_ms },
    { label: texts["http.firstByte"], ms: timings.first_byte_ms },
  ].flatMap(({ label, ms }) => (ms === null ? [] : [{ label, ms }]));
  return (
    <>
      <Verdict
        tone={report.status < 400 ? "good" : "bad"}
        aside={`HTTP/${report.http_version} · ${report.ip}`}
      >{`${report.status} ${report.status_text}, ${withinSentence(report.summary, lang)}`}</Verdict>
      <Warnings texts={[...(warning ? [warning] : []), ...report.warnings]} />
      <PhaseBar
        phases={phases}
        total={fill(texts["http.total"], { ms: Math.round(timings.total_ms) }, lang)}
        lang={lang}
      />
      <HttpFigures report={report} lang={lang} texts={texts} />
      {"body" in report && <HttpBody report={report} lang={lang} texts={texts} />}
      <Facts
        caption={texts["http.about"]}
        facts={[
          { label: texts["http.finalUrl"], value: report.final_url },
          { label: texts["http.ip"], value: <code>{report.ip}</code> },
          {
            label: texts["http.redirects"],
            value: redirects.length > 0 && <HttpRedirects redirects={redirects} />,
          },
        ]}
      />
      {tls && <HttpTls tls={tls} lang={lang} texts={texts} />}
      <h3>{texts["http.answerHeaders"]}</h3>
      <Facts
        caption={texts["http.answerHeaders"]}
        facts={report.header_lines.map(([headerName = "", headerValue]) => ({
          label: headerName,
          value: <code>{headerValue}</code>,
        }))}
      />
      <h3>{texts["http.curl"]}</h3>
      <OutputBlock label={texts["http.curl"]}>{report.curl}</OutputBlock>
      <CopyButton text={report.curl} texts={texts} />
      <RawJson value={report} texts={texts} />
    </>
  );
}

function HttpRedirects({ redirects }: Pick<HttpReport, "redirects">) {
  return (
    <ol className="plain">
      {redirects.map(({ url, status, location }) => (
        <li key={url}>
          {status} <code>{url}</code> → <code>{location}</code>
        </li>
      ))}
    </ol>
  );
}

/** A sentence as the end of another: without its full stop, and its first letter small. */
const withinSentence = (meaningSentence: string, lang: Lang): string =>
  meaningSentence.charAt(0).toLocaleLowerCase(lang) + meaningSentence.slice(1).replace(/\.$/, "");

function HttpBody({ report, lang, texts }: { report: RequestReport; lang: Lang; texts: HttpAnswerTexts }) {
  const shownSize = report.truncated
    ? formatBytes(report.body_size, lang)
    : formatNumber(report.body_size, lang);
  if (report.body_size === 0) return <p>{texts["http.noBody"]}</p>;
  return (
    <>
      <h3>{texts["http.answerBody"]}</h3>
      {report.body_encoding === "text" ? (
        <OutputBlock label={texts["http.answerBody"]}>{report.body}</OutputBlock>
      ) : (
        <p>{fill(texts["http.binary"], { type: report.content_type || "?", size: shownSize })}</p>
      )}
      <p className="hint">
        {fill(texts[report.truncated ? "http.truncated" : "http.bodySize"], {
          size: shownSize,
          type: report.content_type || "?",
        })}
      </p>
    </>
  );
}
