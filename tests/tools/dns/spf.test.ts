import { expect, test } from "bun:test";
import { languages, readMessage } from "#core/i18n.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";
import { termInWords, notesOf, policyOf } from "./policy-words.ts";

const spf = (term: string): string => termInWords(policyOf(`v=spf1 ${term}`).terms[0]!);

const verdicts = {
  "": "may send.",
  "+": "may send.",
  "-": "may not send, mail is rejected.",
  "~": "suspicious, but mail is accepted (softfail).",
  "?": "no opinion (neutral), as if there were no SPF.",
};

/** RFC 7208, section 5, with each form of its arguments. */
const mechanisms = {
  "include:_spf.b.vn": "Servers that the SPF of _spf.b.vn allows: @",
  a: "Addresses of this name's own A and AAAA records: @",
  "a/24":
    "Addresses of this name's own A and AAAA records: @ The network /24 around each address counts too.",
  "a:other.b.vn": "Addresses of the A and AAAA records of other.b.vn: @",
  "a:other.b.vn/24//64":
    "Addresses of the A and AAAA records of other.b.vn: @ The network /24, /64 around each address counts too.",
  mx: "Servers of this name's own MX records: @",
  "mx//64": "Servers of this name's own MX records: @ The network /64 around each address counts too.",
  "mx:other.b.vn": "Servers of the MX records of other.b.vn: @",
  ptr: "Servers whose reverse name is in this domain: @ The ptr mechanism is obsolete and should not be used.",
  "ptr:b.vn":
    "Servers whose reverse name is in b.vn: @ The ptr mechanism is obsolete and should not be used.",
  "ip4:192.0.2.1": "Address 192.0.2.1: @",
  "ip4:192.0.2.0/24": "Address 192.0.2.0/24: @",
  "ip6:2001:db8::/32": "Address 2001:db8::/32: @",
  "exists:%{i}._spf.b.vn":
    "The sending server, when the name %{i}._spf.b.vn (filled in for each message) exists in DNS: @",
};

test("each mechanism of SPF with each qualifier says who, and what becomes of the mail", () => {
  for (const [mechanism, said] of Object.entries(mechanisms))
    for (const [qualifier, verdict] of Object.entries(verdicts))
      for (const term of [
        `${qualifier}${mechanism}`,
        `${qualifier}${mechanism}`.replace(/^.?[a-z]+/, (name) => name.toUpperCase()),
      ])
        expect([term, spf(term)]).toEqual([term, said.replace("@", verdict)]);
  expect(["", "+", "-", "~", "?"].map((qualifier) => spf(`${qualifier}all`))).toEqual([
    "Any server at all may send: this should be changed.",
    "Any server at all may send: this should be changed.",
    "Every other server is rejected.",
    "Mail from other servers is suspicious but accepted.",
    "No opinion on other servers.",
  ]);
});

test("the modifiers of SPF are read, and those that it does not know are passed over", () => {
  expect(spf("redirect=_spf.b.vn")).toBe(
    "When nothing matches, the SPF of _spf.b.vn is used instead of this record.",
  );
  expect(spf("exp=explain.%{d}")).toBe(
    "The explanation for rejected mail is in the TXT record of explain.%{d}.",
  );
  expect(spf("x-note=hello")).toBe(
    "ignored: Receivers do not know this part; the standard tells them to pass over it.",
  );
  expect(spf("ip4=192.0.2.1")).toBe(
    "ignored: Written “ip4=”, it is not taken for the mechanism ip4; write “ip4:”.",
  );
});

const wrongSpf = [
  ..."ip4 ip4: ip4:192.0.2 ip4:192.0.2.256 ip4:192.0.2.0/33 ip4:192.0.2.0/08 ip4:2001:db8::1 ip4/24 ip4:a.vn ip4:192.0.2.1.".split(
    " ",
  ),
  ..."ip6 ip6:192.0.2.1 ip6:2001:db8::/129 ip6:xyz ip6:2001:db8".split(" "),
  ..."include include: include:other include:a..vn. a:other a: a/33 a//129 a/24/64 mx:other mx/ mx:1.2.3.4 ptr/24 ptr:".split(
    " ",
  ),
  ..."exists exists: exists:%{z}.vn all:x all/24 ipv4:1.2.3.4 ip:1.2.3.4 spf include.b.vn".split(" "),
  ..."redirect:b.vn exp:b.vn -redirect=b.vn redirect= redirect=other exp=% 1.2.3.4 ; , --all -+a".split(" "),
];

test("what is against the standard is told so, and that receivers cannot use the record", () => {
  for (const term of wrongSpf) {
    const { terms, notes } = policyOf(`v=spf1 ${term} -all`);
    expect([term, terms[0]?.state, terms[1]?.state]).toEqual([term, "wrong", "fine"]);
    expect([term, notes.map(({ key }) => key)]).toEqual([term, ["dns.said.spf.note.wrong"]]);
  }
  expect(termInWords(policyOf("v=spf1 redirect=a.vn redirect=b.vn").terms[1]!)).toBe(
    "wrong: “redirect” may appear only once.",
  );
});

test("what stands after “all” is never looked at, and “redirect” beside it neither", () => {
  const states = policyOf("v=spf1 redirect=b.vn mx -all ip4:192.0.2.1 a exp=e.vn x=y").terms;
  expect(states.map((term) => termInWords(term).split(".")[0])).toEqual([
    "ignored: The record has “all”, so redirect is never used",
    "Servers of this name's own MX records: may send",
    "Every other server is rejected",
    "ignored: It stands after “all”, so it is never looked at",
    "ignored: It stands after “all”, so it is never looked at",
    "The explanation for rejected mail is in the TXT record of e",
    "ignored: Receivers do not know this part; the standard tells them to pass over it",
  ]);
});

test("ten questions to DNS are the most; a record without an end says nothing of other servers", () => {
  const includes = (count: number) =>
    Array.from({ length: count }, (_, at) => `include:s${at}.b.vn`).join(" ");
  expect(notesOf(`v=spf1 ${includes(10)} -all`)).toEqual([]);
  expect(notesOf(`v=spf1 ${includes(9)} a mx -all`)).toEqual([
    "This record makes receivers ask DNS at least 11 times, more than the 10 allowed: they report an error (permerror).",
  ]);
  expect(notesOf(`v=spf1 -all ${includes(11)}`)).toEqual([]);
  expect(notesOf("v=spf1 mx")).toEqual([
    "There is neither “all” nor “redirect”: receivers have no opinion on other servers.",
  ]);
});

test("whatever the grammar of SPF makes is right, and one sign too many is not", () => {
  const below = randomFrom(7208);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  const octet = () => String(below(256));
  const domain = () =>
    pick([
      "b.vn",
      "_spf.b-c.vn",
      "%{ir}.%{v}._spf.%{d2}",
      "mail.b.vn.",
      "x%{s1r+-}.b.vn",
      "%{d}",
      "a%%b%_c%-.vn",
    ]);
  const prefix4 = () => pick(["", `/${below(33)}`]);
  const prefix6 = () => pick(["", `//${below(129)}`]);
  const mechanism = () =>
    pick([
      () => `include:${domain()}`,
      () => `a${pick(["", `:${domain()}`])}${prefix4()}${prefix6()}`,
      () => `mx${pick(["", `:${domain()}`])}${prefix4()}${prefix6()}`,
      () => `ptr${pick(["", `:${domain()}`])}`,
      () => `ip4:${[octet(), octet(), octet(), octet()].join(".")}${prefix4()}`,
      () => `ip6:${pick(["::", "2001:db8::1", "::ffff:192.0.2.1", "fe80::"])}${pick(["", `/${below(129)}`])}`,
      () => `exists:${domain()}`,
    ])();
  for (let round = 0; round < 2000; round += 1) {
    const terms = Array.from(
      { length: 1 + below(5) },
      () => `${pick(["", "+", "-", "~", "?"])}${mechanism()}`,
    );
    const record = `v=spf1 ${terms.join(pick([" ", "  "]))} ${pick(["-all", `redirect=${domain()}`, "~all exp=e.vn", "?all moo=%{d}"])}`;
    const { terms: read } = policyOf(record);
    expect([record, read.filter(({ state }) => state === "wrong")]).toEqual([record, []]);
    const broken = record.replace(/ (?=\S+$)/, ` ${pick(["@", "+", "ip4", "a:x", "1", "%"])} `);
    expect([broken, policyOf(broken).terms.filter(({ state }) => state === "wrong").length]).toEqual([
      broken,
      1,
    ]);
  }
});

test("in both languages every sentence is whole", () => {
  for (const record of [...Object.keys(mechanisms), ...wrongSpf].map((term) => `v=spf1 ${term} mx`)) {
    const { terms, notes } = policyOf(record, "s._domainkey.a.vn");
    for (const lang of languages)
      for (const message of [...terms.flatMap(({ meaning }) => meaning), ...notes])
        expect([record, readMessage(lang, message)]).toEqual([
          record,
          expect.stringMatching(/^[\p{L}“][^]*[.:]$/u),
        ]);
  }
});
