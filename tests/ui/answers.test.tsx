import { expect, test } from "bun:test";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type IslandTexts, islandTextsOf } from "#core/i18n.ts";
import { DnsResult } from "#islands/dns/answer.tsx";
import { IpResult } from "#islands/ip/answer.tsx";
import { ProxyResult } from "#islands/proxy/answer.tsx";
import { UserAgentAnswer } from "#islands/user-agent/answer.tsx";
import { outlineWithClasses } from "#tests/support/product/page-outline.ts";
import { shownTexts } from "#tests/support/product/page-text.ts";
import { dnsReport } from "#tests/support/samples/dns-report.ts";
import { deadProxy } from "#tests/support/samples/dead-proxy.ts";

const shown = (node: ReactNode) => shownTexts(renderToStaticMarkup(node));
const toneOf = (node: ReactNode) => /class="hero sentence (\w+)"/.exec(renderToStaticMarkup(node))?.[1];

/* oxlint-disable no-unsafe-type-assertion -- the texts of a tool's islands are of its area */
const dnsTexts = islandTextsOf("en", "dns") as IslandTexts<"dns">;
const ipTexts = islandTextsOf("en", "ip") as IslandTexts<"ip">;
const proxyTexts = islandTextsOf("en", "proxy") as IslandTexts<"proxy">;
const userAgentTexts = islandTextsOf("en", "user-agent") as IslandTexts<"user-agent">;
/* oxlint-enable no-unsafe-type-assertion */

const Dns = (more: Partial<typeof dnsReport>) => (
  <DnsResult report={{ ...dnsReport, ...more }} lang="en" texts={dnsTexts} />
);

test("a DNS answer: its sentence, records, verdicts, policies, authority, notes, then how it was asked", () => {
  expect(shown(Dns({}))).toEqual([
    "It has two records.",
    "Records",
    "Type",
    "Data",
    "TTL",
    "Name",
    "A",
    "192.0.2.1",
    "300 s",
    "a.example",
    "TXT",
    "&quot;x&quot;",
    "60 s",
    "a.example",
    "SPF – a.example: None of it counts.",
    "SPF – a.example",
    "Part",
    "Meaning",
    "-all",
    "Wrong:",
    "Nobody else.",
    "A word on it.",
    "Who runs this name",
    "Type",
    "Data",
    "TTL",
    "Name",
    "SOA",
    "ns.example",
    "3600 s",
    "a.example",
    "A note.",
    "About this lookup",
    "Asked for",
    "a.example ANY",
    "Answered by",
    "1.1.1.1",
    "Response time",
    "13 ms",
    "Response code",
    "NOERROR – No error",
    "DNSSEC",
    "Signatures were checked by the DNS server",
  ]);
});

test("a DNS answer without records is fair, one of no such name bad, and what is empty is left out", () => {
  expect([Dns({}), Dns({ answers: [] }), Dns({ answers: [], rcode: "NXDOMAIN" })].map(toneOf)).toEqual([
    "good",
    "fair",
    "bad",
  ]);
  expect(
    shown(Dns({ answers: [], authority: [], verdicts: [], policies: [], notes: [], dnssec: false })),
  ).toEqual([
    "It has two records.",
    "About this lookup",
    "Asked for",
    "a.example ANY",
    "Answered by",
    "1.1.1.1",
    "Response time",
    "13 ms",
    "Response code",
    "NOERROR – No error",
    "DNSSEC",
    "Not checked",
  ]);
});

type Address = ComponentProps<typeof IpResult>["answer"];
const address: Address = {
  ip: "2001:db8::1",
  version: 6,
  kind: "public",
  meaning: "A public address.",
  country: { code: "VN", name: "Vietnam" },
  asn: 7552,
  organization: "Viettel",
  hostname: "host.example",
  is_own: true,
  decimal: "42540766411282592856903984951653826561",
  expanded: "2001:0db8:0000:0000:0000:0000:0000:0001",
  reverse_name: "1.0.ip6.arpa",
  embedded_ipv4: "192.0.2.7",
  embedded_candidates: [],
};
const Ip = (more: Partial<Address>, isBrief = false) => (
  <IpResult answer={{ ...address, ...more }} isBrief={isBrief} texts={ipTexts} />
);

test("an address: whose it is and where, then its spellings; the rest is folded away", () => {
  expect(shown(Ip({}))).toEqual([
    "2001:db8::1",
    "Copy",
    "Probably in Vietnam, on the network of Viettel (AS7552).",
    "About this address",
    "Country",
    "Vietnam (VN)",
    "Network operator",
    "Viettel",
    "Network number (ASN)",
    "AS7552",
    "Host name (reverse DNS)",
    "host.example",
    "Kind of address",
    "IPv6. A public address.",
    "Carries the IPv4 address",
    "192.0.2.7",
  ]);
  const unknown = { country: null, asn: null, organization: null, hostname: null };
  expect(
    shown(Ip({ ...unknown, is_own: false, kind: "private", expanded: null, embedded_ipv4: null }, true)),
  ).toEqual([
    "2001:db8::1",
    "Copy",
    "A public address.",
    "Press “Look up” to see the network and the name of this address too.",
    "About this address",
    "Kind of address",
    "IPv6",
  ]);
});

test("where an address is says as much as is known of it", () => {
  const sentence = (more: Partial<Address>) => shown(Ip({ is_own: false, ...more }))[2];
  expect([
    sentence({}),
    sentence({ organization: null }),
    sentence({ organization: null, asn: null }),
    sentence({ country: null }),
    sentence({ country: null, organization: null, asn: null }),
  ]).toEqual([
    "Probably in Vietnam, on the network of Viettel (AS7552).",
    "Probably in Vietnam, on the network of AS7552.",
    "Probably in Vietnam.",
    "It is on the network of Viettel (AS7552).",
    "A public address.",
  ]);
});

type Proxy = ComponentProps<typeof ProxyResult>["answer"];
const proxy: Proxy = {
  proxy: "http://192.0.2.1:8080",
  alive: true,
  summary: "It works.",
  protocol: "http",
  latency_ms: 1234,
  exit_ip: "192.0.2.2",
  country: { code: "VN", name: "Vietnam" },
  anonymity: "transparent",
  anonymity_meaning: "It tells who asks.",
  traces: ["Via", "X-Forwarded-For"],
  error: null,
};
const Checked = (more: Partial<Proxy>) => (
  <ProxyResult answer={{ ...proxy, ...more }} lang="en" texts={proxyTexts} />
);

test("a proxy: whether it lives, how fast, what it hides", () => {
  expect(shown(Checked({}))).toEqual([
    "It works.",
    "Latency",
    "1,234 ms",
    "Protocol",
    "HTTP",
    "Anonymity",
    "Transparent",
    "Country",
    "Vietnam",
    "Proxy",
    "Proxy",
    "http://192.0.2.1:8080",
    "Exit address",
    "192.0.2.2",
    "Anonymity",
    "It tells who asks.",
    "Revealing headers",
    "Via, X-Forwarded-For",
  ]);
  expect(
    shown(
      Checked({
        ...deadProxy,
        error: "It refused.",
      }),
    ),
  ).toEqual(["It works.", "It refused.", "Proxy", "Proxy", "http://192.0.2.1:8080"]);
  expect([Checked({}), Checked({ alive: false })].map(toneOf)).toEqual(["good", "bad"]);
  const tiles = [Checked({}), Checked({ anonymity: "elite" })].map((node) =>
    renderToStaticMarkup(node).includes('class="bad"'),
  );
  expect(tiles).toEqual([true, false]);
});

type Browser = ComponentProps<typeof UserAgentAnswer>["userAgent"];
const browser: Browser = {
  userAgent: "Mozilla/5.0 (x)",
  bot: false,
  browser: "Chrome",
  browser_version: "141.0",
  system: "Android",
  system_version: null,
  device: "phone",
  vendor: "Samsung",
  model: "SM-S911B",
  engine: "Blink",
};
const Browser = (more: Partial<Browser>) => (
  <UserAgentAnswer userAgent={{ ...browser, ...more }} texts={userAgentTexts} />
);

test("a user agent: browser and system with their versions, the device in words", () => {
  expect(shown(Browser({}))).toEqual([
    "Chrome 141 on Android",
    "Mozilla/5.0 (x)",
    "Copy",
    "What it says",
    "Browser",
    "Chrome 141.0",
    "System",
    "Android",
    "Device",
    "Phone",
    "Vendor",
    "Samsung",
    "Model",
    "SM-S911B",
    "Engine",
    "Blink",
  ]);
  expect(shown(Browser({ bot: true, browser: null, device: null, vendor: null, model: null }))).toEqual([
    "Android",
    "Mozilla/5.0 (x)",
    "Copy",
    "What it says",
    "Is a bot",
    "Yes",
    "System",
    "Android",
    "Engine",
    "Blink",
  ]);
});

const answers: readonly (readonly [what: string, answer: ReactNode])[] = [
  ["DNS records", Dns({})],
  [
    "a name without records",
    Dns({ answers: [], authority: [], verdicts: [], policies: [], notes: [], dnssec: false }),
  ],
  ["a public address", Ip({})],
  ["a private address", Ip({ kind: "private", country: null, asn: null, embedded_ipv4: null }, true)],
  ["a live proxy", Checked({})],
  ["a dead proxy", Checked({ ...deadProxy, error: "It refused." })],
  ["a phone's user agent", Browser({})],
  ["a bot's user agent", Browser({ bot: true, browser: null, device: null, vendor: null, model: null })],
];

test.each(answers)("the markup of %s changes only on purpose", (_, answer) => {
  expect(outlineWithClasses(renderToStaticMarkup(answer), { lang: "en", area: "ui" })).toMatchSnapshot();
});
