import { formatBytes } from "#core/format-units.ts";
import { formatDateTime, formatNumber } from "#core/format.ts";
import { type IslandTexts, type Lang, fill } from "#core/i18n.ts";
import { indentedJson } from "#tools/http/indented-json.ts";
import type { RequestReport, StatusReport } from "#tools/http/schema.ts";
import { AnswerValue } from "#ui/answer-value.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Facts } from "#ui/facts.tsx";
import { Figures } from "#ui/figures.tsx";
import { RawJson } from "#ui/raw-json.tsx";
import { Warnings } from "#ui/remarks.tsx";
import { OutputBlock } from "#ui/result.tsx";
import type { HttpReport } from "./use-http-call.ts";

type HttpTlsProps = {
  readonly lang: Lang;
  readonly tls: NonNullable<StatusReport["tls"]>;
  readonly texts: IslandTexts<"http">;
};

const shownNames = 12;

export function HttpTls({ tls, lang, texts }: HttpTlsProps) {
  const { days_left: certificateDays, valid_to: validTo, names } = tls;
  const daysLeft =
    certificateDays !== null &&
    fill(
      texts[certificateDays < 0 ? "http.certificate.ended" : "http.certificate.daysLeft"],
      { days: certificateDays },
      lang,
    );
  const moreNames = names.length > shownNames ? ` … (${names.length})` : "";
  return (
    <details className="raw" open={!tls.valid}>
      <summary>{texts["http.certificate"]}</summary>
      <Facts
        caption={texts["http.certificate"]}
        facts={[
          {
            label: texts["http.certificate.state"],
            value: tls.valid ? texts["http.certificate.valid"] : tls.error_text,
          },
          {
            label: texts["http.certificate.until"],
            value: validTo && [formatDateTime(new Date(validTo)), daysLeft].filter(Boolean).join(" – "),
          },
          { label: texts["http.certificate.subject"], value: tls.subject },
          { label: texts["http.certificate.issuer"], value: tls.issuer },
          {
            label: texts["http.certificate.names"],
            value: names.slice(0, shownNames).join(", ") + moreNames,
          },
          { label: texts["http.certificate.protocol"], value: `${tls.protocol}, ${tls.cipher}` },
        ]}
      />
    </details>
  );
}

type Phase = { readonly label: string; readonly ms: number };

const maxSteps = 5;
const barHeight = 14;

/** How a time divides into phases: one bar, with the words and milliseconds of each, and the whole, below. */
function PhaseBar({
  phases,
  total,
  lang,
}: {
  phases: readonly Phase[];
  /** The words of the whole, "Total 138 ms". */
  total: string;
  lang: Lang;
}) {
  const phaseSum = phases.reduce((sumBefore, { ms }) => sumBefore + ms, 0);
  const phaseStarts = phases.map((_, phaseIndex) =>
    phases.slice(0, phaseIndex).reduce((sumBefore, { ms }) => sumBefore + ms, 0),
  );
  return (
    <div className="phases">
      {phaseSum > 0 && (
        <svg viewBox={`0 0 ${phaseSum} ${barHeight}`} preserveAspectRatio="none" aria-hidden="true">
          {phases.map(({ label, ms }, phaseIndex) => (
            <rect
              key={label}
              data-step={phaseIndex % maxSteps}
              x={phaseStarts[phaseIndex]}
              width={ms}
              height={barHeight}
            />
          ))}
        </svg>
      )}
      <ul>
        {phases.map(({ label, ms }, phaseIndex) => (
          <li key={label}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect data-step={phaseIndex % maxSteps} width={10} height={10} />
            </svg>
            {label} {formatNumber(Math.round(ms), lang)} ms
          </li>
        ))}
        <li>
          <strong>{total}</strong>
        </li>
      </ul>
    </div>
  );
}

type HttpFiguresProps = {
  readonly report: StatusReport | RequestReport;
  readonly lang: Lang;
  readonly texts: IslandTexts<"http">;
};

/** Days before its end from which a certificate should have been renewed. */
const renewalDays = 14;

/** The body's size, or what the site says it is where the body was not read. */
function bodySize(httpReport: HttpFiguresProps["report"]): number | null {
  if ("body_size" in httpReport) return httpReport.body_size;
  const contentLength = httpReport.headers["content-length"];
  return contentLength !== undefined && /^\d{1,15}$/.test(contentLength) ? Number(contentLength) : null;
}

function HttpFigures({ report, lang, texts }: HttpFiguresProps) {
  const certificateDays = report.tls?.days_left ?? null;
  const shownSize = bodySize(report);
  const isEnded = certificateDays !== null && certificateDays < 0;
  const countFigure = (figureName: "http.figure.redirects" | "http.figure.headers", count: number) => ({
    label: fill(texts[figureName], { count }, lang),
    value: formatNumber(count, lang),
  });
  return (
    <Figures
      figures={[
        {
          label: texts[isEnded ? "http.figure.ended" : "http.figure.certificate"],
          value:
            certificateDays === null
              ? null
              : fill(texts["http.figure.days"], { days: Math.abs(certificateDays) }, lang),
          ...(certificateDays !== null &&
            certificateDays <= renewalDays && { tone: isEnded ? "bad" : "fair" }),
        },
        countFigure("http.figure.redirects", report.redirects.length),
        { label: texts["http.figure.size"], value: shownSize === null ? null : formatBytes(shownSize, lang) },
        countFigure("http.figure.headers", report.header_lines.length),
      ]}
    />
  );
}

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
