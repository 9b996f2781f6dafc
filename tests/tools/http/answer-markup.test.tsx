import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { type IslandTexts, islandTextsOf } from "#core/i18n.ts";
import type { RequestReport, StatusReport } from "#tools/http/schema.ts";
import { HttpResult, HttpTls } from "#islands/http/answer.tsx";
import { differences, outlineWithClasses } from "#tests/support/product/page-outline.ts";

// oxlint-disable-next-line no-unsafe-type-assertion -- the texts of a tool's islands are of its area
const texts = islandTextsOf("en", "http") as IslandTexts<"http">;

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
  renderToStaticMarkup(<HttpTls tls={{ ...tls, names }} lang="en" texts={texts} />);

test("the names of a certificate are shown from the first on, and counted when there are many", () => {
  const names = Array.from({ length: 14 }, (_, index) => `name-${index + 1}.example`);
  expect(shown(["only.example"])).toContain(">only.example<");
  expect(shown(names.slice(0, 12))).toContain(`>${names.slice(0, 12).join(", ")}<`);
  expect(shown(names)).toContain(`>${names.slice(0, 12).join(", ")} … (14)<`);
});

test("a certificate without names takes no row for them", () => {
  expect(shown([])).not.toContain("Names");
});

const status: StatusReport = {
  url: "http://one.example/",
  method: "GET",
  final_url: "https://one.example/",
  status: 200,
  status_text: "OK",
  ok: true,
  summary: "The page is there.",
  http_version: "1.1",
  ip: "192.0.2.1",
  redirects: [{ url: "http://one.example/", status: 301, location: "https://one.example/" }],
  headers: { server: "one" },
  header_lines: [
    ["Server", "one"],
    ["Set-Cookie", "a=1"],
  ],
  timings: { dns_ms: 1, connect_ms: 20, tls_ms: 30, first_byte_ms: 40, total_ms: 101.4 },
  tls,
  security: [{ name: "Referrer-Policy", state: "open", text: "Browsers' own way." }],
  warnings: ["The certificate ends soon."],
  curl: "curl https://one.example/",
};
const body = {
  body: "<p>a",
  body_encoding: "text",
  content_type: "text/html",
  body_size: 4,
  truncated: false,
} as const;
const reports: readonly (readonly [what: string, report: StatusReport | RequestReport])[] = [
  ["a site that is there", status],
  [
    "a site without TLS that fails",
    { ...status, status: 503, ok: false, redirects: [], warnings: [], tls: null },
  ],
  [
    "a site whose certificate is not to be trusted",
    {
      ...status,
      tls: { ...tls, valid: false, error: "CERT_HAS_EXPIRED", error_text: "It has expired.", days_left: -3 },
    },
  ],
  ["an answer with a text", { ...status, ...body }],
  [
    "an answer of which only the first part was read",
    { ...status, ...body, body_size: 131_072, truncated: true },
  ],
  [
    "an answer in JSON",
    {
      ...status,
      ...body,
      body: '{"a":[1,{}],"b":12345678901234567890}',
      content_type: "application/hal+json",
    },
  ],
  ["an answer that is no text", { ...status, ...body, body_encoding: "base64", content_type: "" }],
  ["an answer without a body", { ...status, ...body, body: "", body_size: 0 }],
];

const outlines = reports.map(([name, report]) => {
  const html = renderToStaticMarkup(
    <HttpResult report={report} lang="en" texts={texts} warning="Headers were ignored." />,
  );
  return [name, outlineWithClasses(html, { lang: "en", area: "http" }).split("\n")] as const;
});
const usual = outlines[0]?.[1] ?? [];

test.each(outlines)("the markup of %s changes only on purpose", (_, lines) => {
  expect((lines === usual ? lines : differences(lines, usual)).join("\n")).toMatchSnapshot();
});
