import { expect, test } from "bun:test";
import { charsetOf, showBody } from "#tools/http/charset.ts";
import { httpBodyOf } from "#tests/support/samples/http-reply.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const little = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "utf16le"));
const big = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "utf16le").swap16());
const marked = (mark: readonly number[], bytes: Uint8Array): Uint8Array => Uint8Array.of(...mark, ...bytes);
const shown = (bytes: Uint8Array, contentType: string) => showBody(httpBodyOf(bytes), contentType).body;

const words = "Bưởi Đoan Hùng – 45.000 ₫ ngon";
const json = JSON.stringify({ a: words });
const charsets = [
  "",
  "utf-8",
  "iso-8859-1",
  "windows-1258",
  "us-ascii",
  "utf-16",
  "UTF-16LE",
  "nonsense",
  "gb18030",
];
const withCharset = (type: string, charset: string) =>
  charset === "" ? type : `${type}; charset="${charset}"`;

test("RFC 8259 8.1: JSON that is UTF-8 is read so, whatever character set its header names", () => {
  for (const type of ["application/json", "application/problem+json", "text/json", "application/x-ndjson"])
    for (const charset of charsets) {
      const contentType = withCharset(type, charset);
      expect([contentType, shown(utf8(json), contentType)]).toEqual([contentType, json]);
      const cut = utf8(json).subarray(0, utf8(json).length - 8);
      expect(json).toStartWith(shown(cut, contentType).slice(0, -1));
    }
});

test("RFC 8259 8.1, RFC 4627 3: JSON that is no UTF-8 is read by its zeros, then by its header", () => {
  const latin = new Uint8Array(Buffer.from('{"a":"caf\xe9"}', "latin1"));
  expect(shown(latin, "application/json; charset=iso-8859-1")).toBe('{"a":"café"}');
  expect(shown(latin, "application/json; charset=windows-1250")).toBe('{"a":"café"}');
  for (const charset of charsets) {
    const contentType = withCharset("application/json", charset);
    expect([contentType, shown(little(json), contentType)]).toEqual([contentType, json]);
    expect([contentType, shown(big(json), contentType)]).toEqual([contentType, json]);
  }
});

test("RFC 7303 3, RFC 3629 6: a byte order mark comes before all that names a character set", () => {
  for (const type of [
    "text/html",
    "text/plain",
    "application/xml",
    "application/json",
    "text/css",
    "image/svg+xml",
    "",
  ])
    for (const charset of charsets) {
      const contentType = withCharset(type, charset);
      for (const bytes of [
        marked([0xef, 0xbb, 0xbf], utf8(words)),
        marked([0xff, 0xfe], little(words)),
        marked([0xfe, 0xff], big(words)),
      ])
        expect([contentType, shown(bytes, contentType)]).toEqual([contentType, words]);
    }
});

test("RFC 9110 8.3.2: the header comes before what is written inside, which comes before UTF-8", () => {
  const cafe = (before: string) => new Uint8Array(Buffer.from(`${before}caf\xe9 \xb3`, "latin1"));
  for (const [type, before] of [
    ["text/html", "<meta charset=iso-8859-2>"],
    ["text/html", '<META CHARSET = "ISO-8859-2" >'],
    ["text/html", "<meta http-equiv=Content-Type content='text/html; charset=iso-8859-2'>"],
    ["text/html", "<!-- <meta charset=windows-1251> --><meta charset=iso-8859-2>"],
    ["text/html", '<meta name="description" content="charset=windows-1251"><meta charset=iso-8859-2>'],
    ["text/html", '<?xml version="1.0" encoding="iso-8859-2"?>'],
    ["application/xhtml+xml", '<?xml version="1.0" encoding="iso-8859-2"?>'],
    ["application/rss+xml", "<?xml version='1.0' encoding='ISO-8859-2'?>"],
    ["image/svg+xml", "<?xml version='1.0' encoding='iso-8859-2'?>"],
    ["text/css", '@charset "iso-8859-2";'],
  ] as const) {
    expect([before, shown(cafe(before), type)]).toEqual([before, `${before}café ł`]);
    expect(shown(cafe(before), `${type}; charset=iso-8859-1`)).toBe(`${before}café ³`);
    expect(shown(utf8(`${before}được`), `${type};charset=utf-8`)).toBe(`${before}được`);
  }
  for (const type of ["text/html", "application/xml", "text/css", "text/plain", "text/csv"])
    expect(shown(utf8("được"), type)).toBe("được");
  expect(shown(utf8('@charset "utf-16";được'), "text/css")).toBe('@charset "utf-16";được');
});

test("RFC 2781 4.3: UTF-16 is read without a mark too, and bytes that are no text stay bytes", () => {
  const letters = "<html><body>Bưởi</body></html>";
  for (const type of ["text/html", "text/plain", "application/xml", "text/html; charset=utf-16", ""]) {
    expect([type, shown(little(letters), type)]).toEqual([type, letters]);
    expect([type, shown(big(letters), type)]).toEqual([type, letters]);
  }
  for (const [bytes, type] of [
    [Uint8Array.of(0, 1, 0, 2, 0, 3), "text/plain"],
    [Uint8Array.of(0xff, 0xfe, 0x41), "image/png"],
    [Uint8Array.of(0xff, 0xfe, 0x41, 0), "audio/mpeg"],
    [Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0, 0, 0), "application/zip"],
    [marked([0xff, 0xfe, 0, 0], Uint8Array.of(0x61, 0, 0, 0)), "text/plain"],
  ] as const)
    expect([type, showBody(httpBodyOf(bytes), type).body_encoding]).toEqual([type, "base64"]);
});

test("a character set that is not known is named, unless it does not matter", () => {
  const unknownIn = (bytes: Uint8Array, type: string) => charsetOf(httpBodyOf(bytes), type).unknown;
  expect(unknownIn(utf8("a"), "text/plain; charset=viscii")).toBe("viscii");
  expect(unknownIn(utf8("<meta charset=utf-7>a"), "text/html")).toBe("utf-7");
  expect(unknownIn(marked([0xff, 0xfe, 0, 0], Uint8Array.of(0x61, 0, 0, 0)), "text/plain")).toBe("utf-32le");
  expect(unknownIn(utf8("{}"), "application/json; charset=viscii")).toBeNull();
  expect(unknownIn(utf8("<meta charset=utf-8>"), "text/html; charset=none")).toBeNull();
});
