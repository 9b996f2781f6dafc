import { expect, test } from "bun:test";
import { linkParts } from "#core/web-address.ts";

test("web addresses in a text become links, without what only stands beside them", () => {
  const hrefs = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);
  expect(hrefs("xem https://example.com/a.")).toEqual(["https://example.com/a"]);
  expect(hrefs("(https://example.com/a)")).toEqual(["https://example.com/a"]);
  expect(hrefs("https://vi.wikipedia.org/wiki/A_(b)")).toEqual(["https://vi.wikipedia.org/wiki/A_(b)"]);
  expect(hrefs("“http://a.example” <https://b.example>")).toEqual([
    "http://a.example/",
    "https://b.example/",
  ]);
});

test("nothing else becomes a link, and no letter is lost", () => {
  const text =
    'javascript:alert(1) data:text/html,x https:// http://[ <a href="x">y</a> https://ok.example/ờ!';
  const parts = linkParts(text);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(["https://ok.example/%E1%BB%9D"]);
});

test("a long text of half addresses takes no time to speak of", () => {
  const text = "https://".repeat(8000) + ")".repeat(1000);
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test.each([
  ["a http://b.vn c", ["a ", "http://b.vn", " c"]],
  ["http://b.vn/a(b).", ["http://b.vn/a(b)", "."]],
  ["http://b.vn).", ["http://b.vn", ")."]],
  ["http://b.vn,;:!?]}…", ["http://b.vn", ",;:!?]}…"]],
  ["HTTPS://B.vn\nhttp://c.vn", ["HTTPS://B.vn", "\n", "http://c.vn"]],
  ['<http://b.vn>"http://c.vn"', ["<", "http://b.vn", '>"', "http://c.vn", '"']],
  ["“http://b.vn”‘http://c.vn’", ["“", "http://b.vn", "”‘", "http://c.vn", "’"]],
  ["http://, ftp://b.vn", ["http://, ftp://b.vn"]],
  ["", []],
] as const)("the addresses in %j are told from the text around them", (text, parts) => {
  const read = linkParts(text);
  expect(read.map((part) => part.text)).toEqual<unknown>(parts);
  expect(read.every(({ text: shown, href }) => (href === undefined) === !/^https?:\/\/\w/i.test(shown))).toBe(
    true,
  );
});

test("an address whose host no DNS can have stays text", () => {
  const text = `xem https://${"a".repeat(64)}.vn/x và https://${"a".repeat(63)}.vn/x`;
  expect(linkParts(text).flatMap(({ href }) => href ?? [])).toEqual([`https://${"a".repeat(63)}.vn/x`]);
  expect(
    linkParts(text)
      .map(({ text: part }) => part)
      .join(""),
  ).toBe(text);
});
