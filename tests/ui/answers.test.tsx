import { expect, test } from "bun:test";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { textsOf } from "../../src/core/i18n.ts";
import { DnsResult, dnsAnswerTexts } from "../../src/ui/dns-answer.tsx";
import { IpResult, ipAnswerTexts } from "../../src/ui/ip-answer.tsx";
import { ProxyResult, proxyAnswerTexts } from "../../src/ui/proxy-answer.tsx";
import { UserAgentAnswer, userAgentAnswerTexts } from "../../src/ui/user-agent-answer.tsx";
import { outlineOf } from "../support/product/page-outline.ts";
import { shownTexts } from "../support/product/page-text.ts";
import { deadProxy } from "../support/samples/dead-proxy.ts";

const shown = (node: ReactNode) => shownTexts(renderToStaticMarkup(node));
const toneOf = (node: ReactNode) => /class="verdict (\w+)"/.exec(renderToStaticMarkup(node))?.[1];

const record = (type: string, ttl: number, data: string) => ({
  name: "a.example",
  type,
  ttl,
  ttl_text: `${ttl} s`,
  data,
});
type Report = ComponentProps<typeof DnsResult>["report"];
const report: Report = {
  host: "a.example",
  name: "a.example",
  type: "ANY",
  rcode: "NOERROR",
  rcode_text: "No error",
  summary: "It has two records.",
  server: "1.1.1.1",
  time_ms: 12.6,
  dnssec: true,
  answers: [record("A", 300, "192.0.2.1"), record("TXT", 60, '"x"')],
  authority: [record("SOA", 3600, "ns.example")],
  policies: [{ name: "a.example", kind: "SPF", terms: [{ term: "-all", meaning: "Nobody else." }] }],
  notes: ["A note."],
};
const Dns = (more: Partial<Report>) => (
  <DnsResult report={{ ...report, ...more }} lang="en" texts={textsOf("en", dnsAnswerTexts)} />
);

test("one record is told as one", () => {
  expect(shown(Dns({ answers: [record("A", 300, "192.0.2.1")] })).slice(2, 4)).toEqual(["record", "1"]);
});

test("a DNS answer: its sentence, figures, records, policies, authority, notes, then how it was asked", () => {
  expect(shown(Dns({}))).toEqual([
    "It has two records.",
    "1.1.1.1",
    "records",
    "2",
    "shortest TTL",
    "60 s",
    "response time",
    "13 ms",
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
    "SPF – a.example",
    "Part",
    "Meaning",
    "-all",
    "Nobody else.",
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
  expect(shown(Dns({ answers: [], authority: [], policies: [], notes: [], dnssec: false }))).toEqual([
    "It has two records.",
    "1.1.1.1",
    "records",
    "0",
    "response time",
    "13 ms",
    "About this lookup",
    "Asked for",
    "a.example ANY",
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
};
const Ip = (more: Partial<Address>, isBrief = false) => (
  <IpResult answer={{ ...address, ...more }} isBrief={isBrief} texts={textsOf("en", ipAnswerTexts)} />
);

test("an address: what it is, where it belongs, and its spellings", () => {
  expect(shown(Ip({}))).toEqual([
    "2001:db8::1",
    "Copy",
    "This is your address. A public address.",
    "Country",
    "Vietnam",
    "Network number (ASN)",
    "AS7552",
    "Version",
    "IPv6",
    "About this address",
    "Country",
    "Vietnam (VN)",
    "Network operator",
    "Viettel",
    "Reverse name",
    "host.example",
    "Carries the IPv4 address",
    "192.0.2.7",
    "In full",
    "2001:0db8:0000:0000:0000:0000:0000:0001",
    "As a number",
    "42540766411282592856903984951653826561",
    "PTR record",
    "1.0.ip6.arpa",
  ]);
  expect(
    shown(
      Ip(
        {
          country: null,
          asn: null,
          organization: null,
          hostname: null,
          is_own: false,
          kind: "private",
          expanded: null,
          embedded_ipv4: null,
        },
        true,
      ),
    ),
  ).toEqual([
    "2001:db8::1",
    "Copy",
    "A public address.",
    "Version",
    "IPv6",
    "About this address",
    "As a number",
    "42540766411282592856903984951653826561",
    "PTR record",
    "1.0.ip6.arpa",
    "Press “Look up” to see the network and the name of this address too.",
  ]);
  expect([Ip({}), Ip({ kind: "private" })].map(toneOf)).toEqual(["good", "plain"]);
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
  <ProxyResult answer={{ ...proxy, ...more }} lang="en" texts={textsOf("en", proxyAnswerTexts)} />
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
  ).toEqual(["It works.", "Proxy", "Reason", "It refused.", "Proxy", "http://192.0.2.1:8080"]);
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
  <UserAgentAnswer userAgent={{ ...browser, ...more }} texts={textsOf("en", userAgentAnswerTexts)} />
);

test("a user agent: browser and system with their versions, the device in words", () => {
  expect(shown(Browser({}))).toEqual([
    "Mozilla/5.0 (x)",
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
    "Mozilla/5.0 (x)",
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
  ["a name without records", Dns({ answers: [], authority: [], policies: [], notes: [], dnssec: false })],
  ["a public address", Ip({})],
  ["a private address", Ip({ kind: "private", country: null, asn: null, embedded_ipv4: null }, true)],
  ["a live proxy", Checked({})],
  ["a dead proxy", Checked({ ...deadProxy, error: "It refused." })],
  ["a phone's user agent", Browser({})],
  ["a bot's user agent", Browser({ bot: true, browser: null, device: null, vendor: null, model: null })],
];

test.each(answers)("the markup of %s changes only on purpose", (_, answer) => {
  expect(outlineOf(renderToStaticMarkup(answer)).join("\n")).toMatchSnapshot();
});
