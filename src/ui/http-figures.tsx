import { formatBytes, formatNumber } from "../core/format.ts";
import { type Lang, type Texts, fill } from "../core/i18n.ts";
import type { RequestReport, StatusReport } from "../tools/http/schema.ts";
import { Figures } from "./figures.tsx";

export const httpFigureTexts = [
  "http.figure.days",
  "http.figure.certificate",
  "http.figure.ended",
  "http.figure.redirects",
  "http.figure.size",
  "http.figure.headers",
] as const;

type HttpFiguresProps = {
  readonly report: StatusReport | RequestReport;
  readonly lang: Lang;
  readonly texts: Texts<(typeof httpFigureTexts)[number]>;
};

/** Days before its end from which a certificate should have been renewed. */
const renewalDays = 14;

/** The body's size, or what the site says it is where the body was not read. */
function bodySize(report: HttpFiguresProps["report"]): number | null {
  if ("body_size" in report) return report.body_size;
  const length = report.headers["content-length"];
  return length !== undefined && /^\d{1,15}$/.test(length) ? Number(length) : null;
}

export function HttpFigures({ report, lang, texts }: HttpFiguresProps) {
  const days = report.tls?.days_left ?? null;
  const size = bodySize(report);
  const isEnded = days !== null && days < 0;
  const counted = (name: "http.figure.redirects" | "http.figure.headers", count: number) => ({
    label: fill(texts[name], { count }, lang),
    value: formatNumber(count, lang),
  });
  return (
    <Figures
      figures={[
        {
          label: texts[isEnded ? "http.figure.ended" : "http.figure.certificate"],
          value: days === null ? null : fill(texts["http.figure.days"], { days: Math.abs(days) }, lang),
          ...(days !== null && days <= renewalDays && { tone: isEnded ? "bad" : "fair" }),
        },
        counted("http.figure.redirects", report.redirects.length),
        { label: texts["http.figure.size"], value: size === null ? null : formatBytes(size, lang) },
        counted("http.figure.headers", report.header_lines.length),
      ]}
    />
  );
}
