import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { textsOf } from "../../src/core/i18n.ts";
import type { StatusReport } from "../../src/tools/http/schema.ts";
import { HttpTls, httpTlsTexts } from "../../src/ui/http-tls.tsx";

const tls: NonNullable<StatusReport["tls"]> = {
  valid: true,
  error: null,
  error_text: null,
  protocol: "TLSv1.3",
  cipher: "TLS_AES_256_GCM_SHA384",
  subject: "one.example",
  issuer: "Authority",
  names: [],
  valid_from: "2026-01-01T00:00:00.000Z",
  valid_to: "2026-12-31T23:59:59.000Z",
  days_left: 40,
  fingerprint: "AA",
};

const shown = (names: readonly string[]) =>
  renderToStaticMarkup(<HttpTls tls={{ ...tls, names }} lang="en" texts={textsOf("en", httpTlsTexts)} />);

test("the names of a certificate are shown from the first on, and counted when there are many", () => {
  const names = Array.from({ length: 14 }, (_, index) => `name-${index + 1}.example`);
  expect(shown(["only.example"])).toContain(">only.example<");
  expect(shown(names.slice(0, 12))).toContain(`>${names.slice(0, 12).join(", ")}<`);
  expect(shown(names)).toContain(`>${names.slice(0, 12).join(", ")} … (14)<`);
});

test("a certificate without names takes no row for them", () => {
  expect(shown([])).not.toContain("Names");
});
