import { expect, test } from "bun:test";
import { readDomain, toUnicode } from "#tools/whois/domain.ts";

const names: Record<string, readonly string[]> = {
  "sample-name.com": [
    "sample-name.com",
    "Sample-Name.COM",
    "  sample-name.com.  ",
    "www.sample-name.com",
    "https://www.sample-name.com/a/b?c=d#e",
    "http://user:secret@sample-name.com:8080/",
    "//sample-name.com",
    "ai@sample-name.com",
    "mailto:ai@sample-name.com",
    "*.sample-name.com",
    "ｓａｍｐｌｅ-ｎａｍｅ。ｃｏｍ",
  ],
  "sample.com.vn": ["sample.com.vn", "shop.sample.com.vn"],
  "sample.hanoi.vn": ["a.sample.hanoi.vn"],
  "github.io": ["somebody.github.io"],
  "xn--tingvit-5t4cyc.com": ["tiếngviệt.com", "TIẾNGVIỆT.com", "xn--tingvit-5t4cyc.com", "www.tiếngviệt.com"],
  "xn--e1afmkfd.xn--p1ai": ["пример.рф"],
};

test("a name is found in whatever was pasted", () => {
  for (const [ascii, written] of Object.entries(names)) {
    for (const text of written) {
      const read = readDomain(text);
      expect([text, read.ok && read.value.ascii]).toEqual([text, ascii]);
    }
  }
});

test("a port, a scheme and slashes around a name do not count", () => {
  for (const before of ["", "//", "https://", "ftp://u:p@", "mailto:a@", "http:"])
    for (const after of ["", ":8080", ":443/path", "/a:b", "?x=1", "#y"]) {
      const read = readDomain(`${before}www.example.com${after}`);
      expect([before, after, read.ok && read.value.ascii]).toEqual([before, after, "example.com"]);
    }
});

test("a name is told in both of its forms, with its ending", () => {
  expect(readDomain("xn--tingvit-5t4cyc.com")).toEqual({
    ok: true,
    value: { ascii: "xn--tingvit-5t4cyc.com", unicode: "tiếngviệt.com", tld: "com" },
  });
  expect(readDomain("пример.рф")).toMatchObject({ value: { unicode: "пример.рф", tld: "xn--p1ai" } });
});

const refused: Record<string, string> = {
  "not a domain": "whois.invalid.domain",
  com: "whois.invalid.ending",
  "com.vn": "whois.invalid.ending",
  "hanoi.vn": "whois.invalid.ending",
  example: "whois.invalid.special",
  localhost: "whois.invalid.special",
  "printer.local": "whois.invalid.special",
  "db.internal": "whois.invalid.special",
  "1.0.0.127.in-addr.arpa": "whois.invalid.special",
  "8.8.8.8": "whois.invalid.domain",
  "2001:db8::1": "whois.invalid.domain",
  "[2001:db8::1]": "whois.invalid.domain",
  "http://127.0.0.1/": "whois.invalid.domain",
  "2130706433": "whois.invalid.domain",
  "a..com": "whois.invalid.domain",
  "-a.com": "whois.invalid.domain",
  "a-.com": "whois.invalid.domain",
  "a_b.com": "whois.invalid.domain",
  "sample.com\r\nmore": "whois.invalid.domain",
  "sample.com\u0000": "whois.invalid.domain",
  [`${"a".repeat(64)}.com`]: "whois.invalid.domain",
  [`${"a.".repeat(127)}com`]: "whois.invalid.domain",
  "": "whois.invalid.domain",
};

test("what nobody can register is refused with its reason", () => {
  for (const [text, key] of Object.entries(refused)) {
    expect([text, readDomain(text)]).toMatchObject([
      text,
      { failure: { errors: [{ path: "domain", message: { key } }] } },
    ]);
  }
});

// RFC 3492, section 7.1.
const punycode: Record<string, string> = {
  egbpdaj6bu4bxfgehfvwxn: "ليهمابتكلموشعربي؟",
  ihqwcrb4cv8a8dqg056pqjye: "他们为什么不说中文",
  "Proprostnemluvesky-uyb24dma41a": "Pročprostěnemluvíčesky",
  "PorqunopuedensimplementehablarenEspaol-fmd56a": "PorquénopuedensimplementehablarenEspañol",
  "TisaohkhngthchnitingVit-kjcr8268qyxafd2f1b9g": "TạisaohọkhôngthểchỉnóitiếngViệt",
  "3B-ww4c5e180e575a65lsy2b": "3年B組金八先生",
};

test("Punycode is read as RFC 3492's examples have it", () => {
  for (const [encoded, text] of Object.entries(punycode)) {
    expect([encoded, toUnicode(`xn--${encoded}.vn`)]).toEqual([encoded, `${text}.vn`]);
  }
});

test("a label that is no Punycode stays as it is", () => {
  for (const host of [
    "xn--.com",
    "xn---> $1.00 <--.com",
    "xn--99999999999.com",
    "xn--a-b-c-!.com",
    "xn--zzzzzzzzzzzzzzzz.com",
  ]) {
    expect(toUnicode(host).endsWith(".com")).toBe(true);
  }
  expect(toUnicode("xn--99999999999.com")).toBe("xn--99999999999.com");
});

test("what stands around a name is told from it, scheme by scheme", () => {
  const pasted =
    "http://a.vn|h+t.p-1://a.vn|//a.vn|http:a.vn|https:a.vn|mailto:u@a.vn|sip:u@a.vn|sips:a.vn|xmpp:a.vn|acct:u@a.vn|ftp:a.vn|u@a.vn|u@v@a.vn|*.a.vn|**.a.vn|a.vn:80|a.vn:x|a.vn/x:1|a.vn?x|a.vn#x|a.vn.|a.vn。|a。vn|a.vn..|1a://a.vn|-a.vn|a-.vn|a_b.vn|HTTPS://WWW.A.VN/|a vn| a.vn ".split(
      "|",
    );
  const told = pasted.map((text) => {
    const read = readDomain(text);
    return `${text}: ${read.ok ? Object.values(read.value).join(" ") : JSON.stringify(read.failure.errors?.[0]?.message)}`;
  });
  expect(told.join("\n")).toMatchSnapshot();
});
