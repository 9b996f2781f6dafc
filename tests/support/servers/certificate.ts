import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new key and a certificate for `name`, signed by itself, PEM. */
export function newCertificate(name: string): { cert: string; key: string } {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const made = Bun.spawnSync([
    "openssl",
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
    "-days",
    "2",
    "-subj",
    `/CN=${name}`,
    "-addext",
    `subjectAltName=${/^[\d.]+$/.test(name) ? "IP" : "DNS"}:${name}`,
    "-out",
    cert,
    "-keyout",
    key,
  ]);
  if (!made.success) throw new Error(`openssl: ${made.stderr.toString()}`);
  return { cert: readFileSync(cert, "utf8"), key: readFileSync(key, "utf8") };
}
