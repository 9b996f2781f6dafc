import { formatDateTime } from "#core/format.ts";
import { type Lang, type IslandTexts, fill } from "#core/i18n.ts";
import type { StatusReport } from "#tools/http/schema.ts";
import { Facts } from "#ui/facts.tsx";

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
