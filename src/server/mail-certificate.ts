import { X509Certificate } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { createSecureContext } from "node:tls";
import { errorMessage } from "#core/error-message.ts";
import { withSettingName } from "#core/setting-name.ts";
import type { Certificate } from "#mail/receiver.ts";
import type { Config } from "./config.ts";

type CertificateFiles = Pick<Config, "SMTP_TLS_CERT" | "SMTP_TLS_KEY">;

const lookEveryMs = 60_000;

/** Null where none is set; throws, with the settings' names, where it cannot be read, is none, or the key is another's. */
export const readCertificate = ({ SMTP_TLS_CERT, SMTP_TLS_KEY }: CertificateFiles): Certificate | null =>
  SMTP_TLS_CERT && SMTP_TLS_KEY
    ? withSettingName("SMTP_TLS_CERT, SMTP_TLS_KEY", () => {
        const certificate = {
          cert: readFileSync(SMTP_TLS_CERT, "utf8"),
          key: readFileSync(SMTP_TLS_KEY, "utf8"),
        };
        createSecureContext(certificate);
        return certificate;
      })
    : null;

/** What changes when one of the files does; blank where they cannot be looked at. */
function versionOf({ SMTP_TLS_CERT, SMTP_TLS_KEY }: CertificateFiles): string {
  try {
    return [SMTP_TLS_CERT, SMTP_TLS_KEY]
      .map((path) => statSync(path))
      .map(({ mtimeMs, ino, size }) => `${mtimeMs} ${ino} ${size}`)
      .join(" ");
  } catch {
    return "";
  }
}

export type MailCertificate = {
  /** Until when it is valid, in seconds since 1970; NaN where there is none. */
  readonly validUntil: () => number;
  readonly stop: () => void;
};

/**
 * Gives the certificate, and each one that takes its place in the files later. One that cannot be used is reported, and
 * the one before stays: a fault of mail's certificate is nothing that the site ends with.
 */
export function watchCertificate(
  files: CertificateFiles,
  {
    onCertificate,
    report,
    everyMs = lookEveryMs,
  }: {
    onCertificate: (certificate: Certificate) => void;
    report: (fault: unknown) => void;
    everyMs?: number;
  },
): MailCertificate {
  let version: string | null = null;
  let lastFault = "";
  let validUntil = Number.NaN;
  function look(): void {
    const newVersion = versionOf(files);
    if (newVersion === version && newVersion !== "") return;
    version = newVersion;
    try {
      const certificate = readCertificate(files);
      if (!certificate) return;
      validUntil = Date.parse(new X509Certificate(certificate.cert).validTo) / 1000;
      onCertificate(certificate);
      lastFault = "";
    } catch (fault) {
      if (errorMessage(fault) !== lastFault) report(fault);
      lastFault = errorMessage(fault);
    }
  }
  look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return { validUntil: () => validUntil, stop: () => clearInterval(timer) };
}
