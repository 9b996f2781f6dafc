import { formatNumber } from "#core/format.ts";
import { formatBytes } from "#core/format-units.ts";
import { type IslandTexts, type Lang, fill } from "#core/i18n.ts";
import { indentedJson } from "#tools/http/indented-json.ts";
import type { RequestReport } from "#tools/http/schema.ts";
import { AnswerValue } from "#ui/answer-value.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Facts } from "#ui/facts.tsx";
import { RawJson } from "#ui/raw-json.tsx";
import { Warnings } from "#ui/remarks.tsx";
import { OutputBlock } from "#ui/result.tsx";
import { HttpTls } from "./certificate.tsx";
import { HttpFigures } from "./figures.tsx";
import { PhaseBar } from "./phase-bar.tsx";
import type { HttpReport } from "./use-http-call.ts";

type HttpTexts = IslandTexts<"http">;

type HttpResultProps = {
  readonly report: HttpReport;
  readonly lang: Lang;
  readonly texts: HttpTexts;
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
      <AnswerValue tone={report.status < 400 ? "good" : "bad"} texts={texts}>
        {`${report.status} ${report.status_text}, ${withinSentence(report.summary, lang)}`}
      </AnswerValue>
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
          { label: texts["http.version"], value: `HTTP/${report.http_version}` },
          {
            label: texts["http.redirects"],
            value: redirects.length > 0 && <HttpRedirects redirects={redirects} />,
          },
        ]}
      />
      {tls && <HttpTls tls={tls} lang={lang} texts={texts} />}
      <details className="raw">
        <summary>{texts["http.security"]}</summary>
        <Facts
          caption={texts["http.security"]}
          facts={report.security.map(({ name, state, text }) => ({
            label: name,
            value: (
              <>
                <strong>{texts[`http.security.${state}`]}</strong>. {text}
              </>
            ),
          }))}
        />
      </details>
      <details className="raw">
        <summary>{texts["http.answerHeaders"]}</summary>
        <Facts
          caption={texts["http.answerHeaders"]}
          facts={report.header_lines.map(([headerName = "", headerValue]) => ({
            label: headerName,
            value: <code>{headerValue}</code>,
          }))}
        />
      </details>
      <details className="raw">
        <summary>{texts["http.curl"]}</summary>
        <OutputBlock label={texts["http.curl"]}>{report.curl}</OutputBlock>
        <CopyButton text={report.curl} texts={texts} />
      </details>
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

function HttpBody({ report, lang, texts }: { report: RequestReport; lang: Lang; texts: HttpTexts }) {
  const shownSize = report.truncated
    ? formatBytes(report.body_size, lang)
    : formatNumber(report.body_size, lang);
  if (report.body_size === 0) return <p>{texts["http.noBody"]}</p>;
  return (
    <>
      <h3>{texts["http.answerBody"]}</h3>
      {report.body_encoding === "text" ? (
        <OutputBlock label={texts["http.answerBody"]}>
          {(/\bjson\b/i.test(report.content_type) && !report.truncated && indentedJson(report.body)) ||
            report.body}
        </OutputBlock>
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
