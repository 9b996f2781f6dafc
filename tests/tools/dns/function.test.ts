import { anonymous } from "#tests/support/people/caller.ts";
import { bindTool } from "#core/tool.ts";
import dnsTool from "#tools/dns/tool.ts";
import type { DnsReply } from "#tools/dns/report.ts";
import { ok } from "#core/result.ts";
import { languages } from "#core/i18n.ts";
import type { Answer } from "dns-packet";
import { expect, test } from "bun:test";
import type { DnsType } from "#tools/dns/schema.ts";
import { readQuestion } from "#tools/dns/question.ts";
import { durationInWords, rcodeName } from "#tools/dns/messages.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";
import { zoneName } from "#tools/dns/zone-text.ts";
import { saidInBoth } from "#tests/support/product/text-names.ts";
import { zoneData } from "#tools/dns/zone.ts";

const nameOf = (host: string, type: DnsType = "A") => {
  const asked = readQuestion(host, type);
  return asked.ok ? asked.value.name : asked.failure.code;
};

test("a name is found in whatever was pasted", () => {
  const spellings = {
    "Example.COM": "example.com",
    " example.com. ": "example.com",
    "https://user@example.com:8443/a?b#c": "example.com",
    "someone@example.com": "example.com",
    "mailto:someone@example.com": "example.com",
    "example.com/path": "example.com",
    "tiếng-việt.vn": "xn--ting-vit-e50d7c.vn",
    "TIẾNG-VIỆT.VN": "xn--ting-vit-e50d7c.vn",
    "xn--ting-vit-e50d7c.vn": "xn--ting-vit-e50d7c.vn",
    "例え。jp": "xn--r8jz45g.jp",
    "_dmarc.example.com": "_dmarc.example.com",
    "_sip._tcp.example.com": "_sip._tcp.example.com",
    "*.example.com": "*.example.com",
    vn: "vn",
    "8.8.8.8": "8.8.8.8.in-addr.arpa",
    "1.2.3.4.5": "invalid_input",
    "2606:4700::1111": `1.1.1.1.${"0.".repeat(20)}0.0.7.4.6.0.6.2.ip6.arpa`,
    "[2606:4700::1111]": `1.1.1.1.${"0.".repeat(20)}0.0.7.4.6.0.6.2.ip6.arpa`,
  };
  for (const [given, wanted] of Object.entries(spellings))
    expect([given, nameOf(given)]).toEqual([given, wanted]);
});

test("a port, a scheme and slashes around a name or an address do not count", () => {
  for (const host of ["example.com", "a.b.example.com", "8.8.8.8", "[2606:4700::1111]"])
    for (const before of ["", "//", "http://", "HTTPS://", "tcp://", "http:"])
      for (const after of ["", ":8080", "/a:b", ":53/?q", "#x"])
        expect([before + host + after, nameOf(before + host + after)]).toEqual([
          before + host + after,
          nameOf(host),
        ]);
});

test("what is no name is refused, and so are addresses inside", () => {
  const long = "a".repeat(64);
  const wrong = [
    "",
    ".",
    "..",
    "a..b.com",
    ".com.",
    `${long}.com`,
    `${"a.".repeat(130)}com`,
    "exa mple.com",
    "a,b",
    "http://",
    "a:b:c",
  ];
  for (const host of wrong) expect([host, nameOf(host)]).toEqual([host, "invalid_input"]);
  for (const host of ["127.0.0.1", "10.0.0.1", "::1", "fe80::1", "::ffff:192.168.0.1", "169.254.169.254"])
    expect([host, nameOf(host)]).toEqual([host, "blocked_target"]);
});

test("ANY asks for each type, an address and a reverse name for PTR", () => {
  const typesOf = (host: string, type: DnsType) => {
    const asked = readQuestion(host, type);
    return asked.ok ? asked.value.questions.map((question) => question.type) : [];
  };
  expect(typesOf("example.com", "ANY")).toEqual([
    "A",
    "AAAA",
    "CNAME",
    "MX",
    "NS",
    "TXT",
    "SOA",
    "SRV",
    "CAA",
  ]);
  expect(typesOf("example.com", "MX")).toEqual(["MX"]);
  expect(typesOf("8.8.8.8", "MX")).toEqual(["PTR"]);
  expect(typesOf("8.8.8.8.in-addr.arpa", "ANY")).toEqual(["PTR"]);
});

test("the data of each type is in zone-file form", () => {
  const soa = {
    mname: "ns1.a.vn",
    rname: "admin.a.vn",
    serial: 1,
    refresh: 2,
    retry: 3,
    expire: 4,
    minimum: 5,
  };
  expect([
    zoneData({ type: "A", name: "a", data: "192.0.2.1" }),
    zoneData({ type: "MX", name: "a", data: { preference: 10, exchange: "mx.a.vn" } }),
    zoneData({ type: "SRV", name: "a", data: { priority: 5, weight: 50, port: 5060, target: "sip.a.vn" } }),
    zoneData({ type: "SOA", name: "a", data: soa }),
    zoneData({ type: "CAA", name: "a", data: { flags: 0, tag: "issue", value: "ca.example" } }),
    zoneData({ type: "TXT", name: "a", data: [Buffer.from("một"), Buffer.from('h"ai\\')] }),
    zoneData({ type: "TXT", name: "a", data: [Buffer.from([0xff, 0x41])] }),
    zoneData({ type: "NULL", name: "a", data: Buffer.from([1, 255]) }),
    zoneData({ type: "NS", name: "a", data: "" }),
    zoneData({ type: "HINFO", name: "a", data: { cpu: "RFC8482", os: 'a"b' } }),
    zoneData({ type: "MX", name: "a", data: { exchange: "" } }),
    zoneData({ type: "SRV", name: "a", data: { port: 1, target: "b" } }),
    zoneData({ type: "CAA", name: "a", data: { tag: "iodef", value: "a\\b" } }),
    zoneData({ type: "TXT", name: "a", data: ["plain", Buffer.from([0x22, 0x5c, 0xff, 0x1f, 0x7e, 0x7f])] }),
    zoneData({ type: "NULL", name: "a", data: Buffer.from([]) }),
  ]).toEqual([
    "192.0.2.1",
    "10 mx.a.vn",
    "5 50 5060 sip.a.vn",
    "ns1.a.vn admin.a.vn 1 2 3 4 5",
    '0 issue "ca.example"',
    '"một" "h\\"ai\\\\"',
    '"\\255A"',
    "\\# 2 01ff",
    ".",
    '"RFC8482" "a\\"b"',
    "0 .",
    "0 0 1 b",
    '0 iodef "a\\\\b"',
    '"plain" "\\"\\\\\\255\\031~\\127"',
    "\\# 0 ",
  ]);
});

test("a name that could mislead a reader is escaped", () => {
  expect(zoneName("a\u202eb\n.vn")).toBe("a\\226\\128\\174b\\010.vn");
});

test("an answer's code has the name it is registered with, else its number", () => {
  expect([0, 3, 5, 6, 9, 10, 16].map(rcodeName)).toEqual([
    "NOERROR",
    "NXDOMAIN",
    "REFUSED",
    "YXDOMAIN",
    "NOTAUTH",
    "NOTZONE",
    "RCODE16",
  ]);
});

test("a time to live is told in its two largest units", () => {
  const told = [0, 59, 300, 5400, 86_400, 93_784, 2_147_483_647].map((seconds) =>
    durationInWords(seconds, "en"),
  );
  expect(told).toEqual([
    "0 seconds",
    "59 seconds",
    "5 minutes",
    "1 hour 30 minutes",
    "1 day",
    "1 day 2 hours",
    "24,855 days 3 hours",
  ]);
  expect(durationInWords(5400, "vi")).toBe("1 giờ 30 phút");
});

/** The bytes that a character-string of a zone file stands for (RFC 1035, section 5.1). */
const bytesOfZoneText = (text: string): Buffer =>
  Buffer.concat(
    [...text.slice(1, -1).matchAll(/\\(\d{3})|\\(.)|([^\\]+)/gsu)].map(([, code, sign, plain]) =>
      code === undefined ? Buffer.from(sign ?? plain ?? "") : Buffer.from([Number(code)]),
    ),
  );

test("a TXT record of any bytes is written so that a zone file gives them back", () => {
  const below = randomFrom(12);
  for (let round = 0; round < 2000; round += 1) {
    const data = Buffer.from(
      Array.from(
        { length: below(12) },
        () => (below(2) ? below(256) : [0x22, 0x5c, 0x41, 0x31][below(4)]) ?? 0,
      ),
    );
    const written = zoneData({ type: "TXT", name: "a", data: [data] });
    expect(written).toMatch(/^"(?:[^"\\]|\\.)*"$/su);
    expect([written, bytesOfZoneText(written)]).toEqual([written, data]);
  }
});

const address = (data: string, name = "a.vn"): Answer => ({ name, type: "A", ttl: 3661, data });
const alias: Answer = { name: "a.vn", type: "CNAME", ttl: 3661, data: "b.vn" };
const text = (data: string): Answer => ({ name: "a.vn", type: "TXT", ttl: 3661, data: [Buffer.from(data)] });
const authority: Answer = {
  name: "a.vn",
  type: "SOA",
  ttl: 3661,
  data: { mname: "ns.vn", rname: "h.vn", serial: 1, refresh: 2, retry: 3, expire: 4, minimum: 5 },
};
const policies = [
  "v=spf1 +a mx/24 ip4:192.0.2.0/24 ip6:2001:db8::/32 include:x.vn exists:y.vn ptr -mx ~a redirect=z.vn exp=e.vn other:1 all",
  "v=spf1 -all",
  "v=spf1 ~all",
  "v=spf1 ?all",
  "v=DMARC1; p=reject; sp=none; pct=50; rua=mailto:a@x.vn; ruf=mailto:b@x.vn; adkim=s; aspf=s; fo=1",
  "v=DMARC1; p=quarantine; adkim=r; aspf=r",
  "v=DMARC1; p=none",
  "v=spf2 all",
];
const reply = (more: Partial<DnsReply>): DnsReply => ({
  rcode: 0,
  server: "192.0.2.53",
  isAuthentic: true,
  answers: [],
  authorities: [authority],
  ...more,
});
const worlds: Readonly<Record<string, [type: DnsType, replies: (DnsReply | null)[]]>> = {
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, rcode) => [`code ${rcode}`, ["A", [reply({ rcode })]]]),
  ),
  nothing: ["MX", [reply({ isAuthentic: false })]],
  "nothing of any type": ["ANY", [reply({ rcode: 3 }), null, reply({}), null]],
  "an alias": [
    "A",
    [reply({ answers: [alias, address("192.0.2.1", "b.vn"), address("192.0.2.1", "b.vn")] })],
  ],
  "mail policies": ["TXT", [reply({ answers: policies.map(text) })]],
  "the most records": [
    "A",
    [reply({ answers: Array.from({ length: 201 }, (_, at) => address(`192.0.2.${at}`)) })],
  ],
};

test.each(Object.entries(worlds))(
  "%s is told in words that were read in both languages",
  async (_, [type, replies]) => {
    const { lookup } = bindTool(dnsTool, { ask: () => Promise.resolve(ok({ replies, timeMs: 1.26 })) });
    const [vi, en] = await Promise.all(
      languages.map(async (lang) => {
        const outcome = await lookup.run({ host: "a.vn", type }, { ...anonymous, lang });
        if (!outcome.ok) throw new Error(outcome.failure.code);
        const { answers, ...told } = outcome.value;
        return { count: answers.length, last: answers.slice(-2), ...told };
      }),
    );
    expect(saidInBoth((lang) => ({ vi, en })[lang])).toMatchSnapshot();
  },
);
