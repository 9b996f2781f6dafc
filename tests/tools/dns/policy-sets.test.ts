import { expect, test } from "bun:test";
import type { Answer } from "dns-packet";
import { languages, readMessage } from "#core/i18n.ts";
import { verdictsOn } from "#tools/dns/policy-set.ts";
import { notesOf } from "./policy-words.ts";
import { pageText } from "#tests/support/product/page-text.ts";
import { withProduct } from "#tests/support/product/product.ts";
import { type Zone, record, startDnsServer } from "#tests/support/servers/dns-server.ts";
import { seededNumbers } from "#tests/support/samples/seeded-numbers.ts";

const numbers = seededNumbers(72_087_489);
const below = (end: number): number => numbers() % end;

const txt = (name: string, text: string): Answer => ({
  type: "TXT",
  name,
  ttl: 60,
  class: "IN",
  data: [text],
});

/** Two SPF records at a.vn, DMARC behind an alias. */
const zone: Zone = ({ name, type }) => {
  if (type !== "TXT") return { answers: [] };
  if (name === "a.vn") return { answers: [txt(name, "v=spf1 -all"), txt(name, "v=spf1 mx ~all")] };
  if (name !== "_dmarc.a.vn") return { answers: [] };
  return {
    answers: [record("CNAME", name, "dmarc.b.vn"), txt("dmarc.b.vn", "v=DMARC1; p=reject")],
  };
};

test("RFC 7208 4.5, RFC 7489 6.6.3: API and page say the verdict of the set before its terms, also behind an alias", async () => {
  using dns = await startDnsServer(zone);
  await withProduct(
    async (base) => {
      const ask = async (path: string) => (await fetch(`${base}${path}`)).json();
      expect(await ask("/api/dns?host=a.vn&type=TXT")).toMatchObject({
        verdicts: [{ name: "a.vn", kind: "SPF", result: "permerror" }],
        policies: [{ kind: "SPF" }, { kind: "SPF" }],
      });
      expect(await ask("/api/dns?host=_dmarc.a.vn&type=TXT")).toMatchObject({
        verdicts: [{ name: "_dmarc.a.vn", kind: "DMARC", result: "used" }],
        policies: [{ name: "dmarc.b.vn", kind: "DMARC", notes: [] }],
      });
      for (const [path, words, term] of [
        ["/dns", "permerror: có 2 bản ghi SPF nên bên nhận không dùng bản ghi nào", "Mọi máy chủ khác"],
        ["/en/dns", "permerror: there are 2 SPF records, so receivers use none", "Every other server"],
      ] as const) {
        const html = await pageText(await fetch(`${base}${path}?host=a.vn&type=TXT`));
        expect([html.indexOf(words) > 0, html.indexOf(words) < html.indexOf(term)]).toEqual([true, true]);
      }
    },
    { env: { DNS_SERVERS: dns.address } },
  );
});

/** The results of these texts at a name, kind by kind. */
const resultsOf = (texts: readonly string[], name: string) =>
  Object.fromEntries(verdictsOn(texts, name).map(({ kind, result }) => [kind, result]));
const wordsOf = (texts: readonly string[], name: string, lang: "en" | "vi" = "en") =>
  verdictsOn(texts, name)
    .flatMap(({ about }) => about.map((one) => readMessage(lang, one)))
    .join(" ");

const noise = ["google-site-verification=x", "spf2.0/pra -all", "MS=ms1", ""];
const shuffled = (texts: readonly string[]): readonly string[] =>
  texts
    .map((text) => ({ text, at: below(1000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text);

test("RFC 7208 4.5: of several SPF records none counts, whatever they are and stand among", () => {
  const records = ["v=spf1 -all", "v=spf1", "V=SPF1 mx ~all", "v=spf1 include:a.vn -all", "v=spf1 nonsense"];
  for (let count = 2; count <= records.length; count += 1) {
    const texts = shuffled([...records.slice(0, count), ...noise]);
    expect([texts, resultsOf(texts, "a.vn")]).toEqual([texts, { SPF: "permerror" }]);
    expect(wordsOf(texts, "a.vn")).toStartWith(`permerror: there are ${count} SPF records`);
  }
  expect(resultsOf(noise, "a.vn")).toEqual({});
});

test("RFC 7208 4.5: what does not begin with v=spf1 and a space is none, and does not make two of one", () => {
  for (const text of [
    "v=spf1;-all",
    "v=spf10 -all",
    " v=spf1 -all",
    '"v=spf1 -all',
    "v = spf1 -all",
    "v=spf1\t-all",
  ]) {
    expect([text, resultsOf([text], "a.vn")]).toEqual([text, { SPF: "none" }]);
    expect([text, resultsOf([text, "v=spf1 -all"], "a.vn")]).toEqual([text, { SPF: "used" }]);
  }
});

test("RFC 7208 4.6, 6: one error anywhere, or a modifier that stands twice, is a permerror for all of the record", () => {
  const faults = "ip4:1.2.3 ip6:1.2.3.4 include: all:x foo redirect:a.vn -redirect=a.vn a:b mx//129 %x".split(
    " ",
  );
  for (const fault of faults) {
    const terms = shuffled([fault, "ip4:192.0.2.1", "a", "mx"]);
    const record = `v=spf1 ${terms.join(" ")} -all`;
    expect([record, resultsOf([record], "a.vn")]).toEqual([record, { SPF: "permerror" }]);
    const late = `v=spf1 ${"ip4:192.0.2.1 ".repeat(200)}-all ${fault}`;
    expect([fault, resultsOf([late], "a.vn")]).toEqual([fault, { SPF: "permerror" }]);
  }
  for (const twice of ["redirect=a.vn redirect=b.vn", "exp=a.vn exp=b.vn", "-all exp=a.vn mx EXP=b.vn"])
    expect([twice, resultsOf([`v=spf1 ${twice}`], "a.vn")]).toEqual([twice, { SPF: "permerror" }]);
  for (const passed of ["-all redirect=a.vn", "-all x=1 x=1", "unknown=%{d} ~all", "exp=a.vn redirect=b.vn"])
    expect([passed, resultsOf([`v=spf1 ${passed}`], "a.vn")]).toEqual([passed, { SPF: "used" }]);
});

test("RFC 7208 4.6.4: ten terms may ask DNS; each that does is counted once, one after all is not", () => {
  const asking = [
    "a",
    "a:b.vn",
    "a/24",
    "a//64",
    "mx",
    "mx:b.vn/24",
    "ptr",
    "ptr:b.vn",
    "include:b.vn",
    "exists:%{i}.b.vn",
  ];
  const silent = ["ip4:192.0.2.1", "ip6:2001:db8::/32", "exp=b.vn", "x=1"];
  for (let round = 0; round < 40; round += 1) {
    const count = 1 + below(14);
    const drawn = Array.from({ length: count }, () => asking[below(asking.length)] ?? "a");
    const terms = shuffled([...drawn, ...silent]).join(" ");
    const after = "a mx ptr include:c.vn";
    const record = `v=spf1 ${terms} -all ${after} redirect=c.vn`;
    const result = count > 10 ? "permerror" : "used";
    expect([record, resultsOf([record], "a.vn")]).toEqual([record, { SPF: result }]);
    expect([record, wordsOf([record], "a.vn")]).toEqual([
      record,
      expect.stringContaining(count > 10 ? `cost ${count} look-ups` : `at least ${count} of 10`),
    ]);
  }
  const ten = "a ".repeat(10);
  expect(resultsOf([`v=spf1 ${ten}`], "a.vn")).toEqual({ SPF: "used" });
  expect(resultsOf([`v=spf1 ${ten}redirect=b.vn`], "a.vn")).toEqual({ SPF: "permerror" });
  expect(wordsOf(["v=spf1 ip4:192.0.2.1 -all"], "a.vn")).not.toContain("look-ups");
});

test("RFC 7489 6.6.3: of several DMARC records none applies; of one the policy, or what stands for it", () => {
  const at = "_dmarc.a.vn";
  const one = "v=DMARC1; p=reject";
  expect(resultsOf([one, "v=DMARC1; p=none"], at)).toEqual({ DMARC: "none" });
  expect(resultsOf([one, "v=DMARC1", "v=DMARC1;x"], at)).toEqual({ DMARC: "none" });
  expect(resultsOf(shuffled([one, ...noise]), at)).toEqual({ DMARC: "used" });
  for (const [record, result, words] of [
    [one, "used", "receivers go by p=reject."],
    ["v=DMARC1;p=QUARANTINE;", "used", "p=quarantine."],
    ["v=DMARC1; rua=mailto:a@b.vn; p=none", "used", "right after “v”"],
    ["v=DMARC1; rua=mailto:a@b.vn", "used", "as with p=none"],
    ["v=DMARC1; p=reject; sp=x; rua=mailto:a@b.vn", "used", "as with p=none"],
    ["v=DMARC1; p=rejct", "none", "neither a valid policy"],
    ["v=DMARC1; p=reject; sp=x", "none", "neither a valid policy"],
    ["v=DMARC1; rua=a@b.vn", "none", "neither a valid policy"],
    ["v=DMARC1", "none", "neither a valid policy"],
    ["v=DMARC1; p=none; p=reject", "undefined", "“p” appears twice"],
    ["v=dmarc1; p=reject", "none", "does not begin with exactly “v=DMARC1”"],
    ["p=reject; v=DMARC1", "none", "does not begin with exactly “v=DMARC1”"],
    ["p=reject", "none", "does not begin with exactly “v=DMARC1”"],
    ["v=DMARC10; p=reject", "none", "does not begin with exactly “v=DMARC1”"],
  ] as const) {
    expect([record, resultsOf([record], at)]).toEqual([record, { DMARC: result }]);
    expect([record, wordsOf([record], at)]).toEqual([record, expect.stringContaining(words)]);
  }
});

test("RFC 7489 6.1, 7.1: a DMARC record counts at _dmarc, and at _report._dmarc it lets reports come", () => {
  expect(resultsOf(["v=DMARC1; p=reject"], "a.vn")).toEqual({ DMARC: "none" });
  expect(wordsOf(["v=DMARC1; p=reject"], "mail.a.vn")).toContain("look for DMARC at _dmarc.mail.a.vn");
  const permission = "b.vn._report._dmarc.a.vn";
  expect(resultsOf(["v=DMARC1"], permission)).toEqual({ DMARC: "used" });
  expect(notesOf("v=DMARC1", permission)).toEqual([]);
});

test("RFC 6376 3.6: a key is used, revoked, unusable, or one of several of which nobody knows", () => {
  const at = "s._domainkey.a.vn";
  const key = "v=DKIM1; k=rsa; p=MIGfMA0=";
  expect(resultsOf([key, key.replace("rsa", "ed25519")], at)).toEqual({ DKIM: "undefined" });
  for (const [record, result, words] of [
    [key, "used", "check signatures"],
    ["p=MIGfMA0=", "used", "check signatures"],
    ["v=DKIM1; p=", "used", "revoked"],
    ["k=rsa; v=DKIM1; p=MIGfMA0=", "none", "must stand first"],
    ["v=DKIM2; p=MIGfMA0=", "none", "must stand first"],
    ["v=DKIM1; k=rsa", "none", "is missing"],
    ["v=DKIM1; k=dsa; p=MIGfMA0=", "none", "keeps this key"],
    ["v=DKIM1; h=sha1; p=MIGfMA0=", "none", "keeps this key"],
    ["v=DKIM1; s=web; p=MIGfMA0=", "none", "keeps this key"],
    ["v=DKIM1; p=MIG!", "none", "keeps this key"],
    ["v=DKIM1; p=MIGfMA0=; p=MIGfMA0=", "none", "appears twice"],
  ] as const) {
    expect([record, resultsOf([record], at)]).toEqual([record, { DKIM: result }]);
    expect([record, wordsOf([record], at)]).toEqual([record, expect.stringContaining(words)]);
  }
  expect(resultsOf([key], "a.vn")).toEqual({ DKIM: "none" });
});

test("RFC 8461 3.1, RFC 8460 3, BIMI 7.2: of several records, or of one with an error, none counts", () => {
  for (const [kind, at, good, bad] of [
    ["MTA-STS", "_mta-sts.a.vn", "v=STSv1; id=1", "v=STSv1; id=a-b"],
    ["MTA-STS", "_mta-sts.a.vn", "v=STSv1; id=1; x=y", "v=STSv1;"],
    ["TLS-RPT", "_smtp._tls.a.vn", "v=TLSRPTv1; rua=mailto:a@b.vn", "v=TLSRPTv1; rua=a@b.vn"],
    ["TLS-RPT", "_smtp._tls.a.vn", "v=TLSRPTv1; rua=https://b.vn/", "v=TLSRPTv1"],
    [
      "TLS-RPT",
      "_smtp._tls.a.vn",
      "v=TLSRPTv1;rua=mailto:a@b.vn,https://b.vn/",
      "v=TLSRPTv1; rua=http://b.vn/",
    ],
    ["BIMI", "default._bimi.a.vn", "v=BIMI1; l=https://a.vn/l.svg", "v=BIMI1; l=http://a.vn/l.svg"],
    ["BIMI", "default._bimi.a.vn", "v=BIMI1; l=", "v=BIMI1"],
  ] as const) {
    expect([good, resultsOf(shuffled([good, ...noise]), at)]).toEqual([good, { [kind]: "used" }]);
    expect([bad, resultsOf([bad], at)]).toEqual([bad, { [kind]: "none" }]);
    expect([good, resultsOf([good, bad], at)]).toEqual([good, { [kind]: "none" }]);
    expect([good, resultsOf([good], "a.vn")]).toEqual([good, { [kind]: "none" }]);
    const small = good.toLowerCase();
    expect([small, resultsOf([small], at)]).toEqual([small, { [kind]: "none" }]);
  }
});

test("in both languages every verdict is whole, and names the standard where it takes a record away", () => {
  const cases: readonly (readonly [texts: readonly string[], name: string])[] = [
    [["v=spf1 -all", "v=spf1"], "a.vn"],
    [["v=spf1 x"], "a.vn"],
    [["v=spf1 a -all"], "_spf.a.vn"],
    [[`v=spf1 ${"a ".repeat(11)}`], "a.vn"],
    [["v=DMARC1", "v=DMARC1"], "_dmarc.a.vn"],
    [["v=DMARC1; p=none"], "a.vn"],
    [["p=1; v=DKIM1"], "s._domainkey.a.vn"],
    [["v=STSv1"], "_mta-sts.a.vn"],
    [["v=stsv1"], "_mta-sts.a.vn"],
  ];
  for (const [texts, name] of cases)
    for (const lang of languages)
      expect([texts, wordsOf(texts, name, lang)]).toEqual([
        texts,
        expect.stringMatching(/^(?:(?:permerror|none): )?\p{L}[^{}|]*\.$/u),
      ]);
});
