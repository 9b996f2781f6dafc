import { formatNumber } from "#core/format.ts";
import { formatBytes } from "#core/format-units.ts";
import { type Lang, type IslandTexts, fill } from "#core/i18n.ts";
import type { RequestReport, StatusReport } from "#tools/http/schema.ts";
import { Figures } from "#ui/figures.tsx";

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

export function HttpFigures({ report, lang, texts }: HttpFiguresProps) {
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
