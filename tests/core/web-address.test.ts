import { expect, test } from "bun:test";
import { bareWebAddress, withScheme } from "#core/web-address.ts";
import { withoutEnd } from "#core/without-end.ts";

test("what looks like a site's address without its scheme is meant with one", () => {
  for (const text of ["shop.vn", "shop.vn/a", "shop．vn?a", "shop。vn#a", "a.b.vn/"])
    expect([text, withScheme(text)]).toEqual([text, `https://${text}`]);
  for (const text of ["shop", "http://shop.vn", "a@shop.vn", "shop.vn:80", "shop .vn", ".vn", "shop.", ""])
    expect([text, withScheme(text)]).toEqual([text, text]);
  expect([withoutEnd("a.b..,", ".,"), withoutEnd("..", "."), withoutEnd("ab", "")]).toEqual([
    "a.b",
    "",
    "ab",
  ]);
});

test.each([
  ["http://b.vn/c_(d)).", "http://b.vn/c_(d)"],
  ["http://b.vn/c_(d)", "http://b.vn/c_(d)"],
  ["http://b.vn/(a)(b)))", "http://b.vn/(a)(b)"],
  ["http://b.vn/?x[]=1&y[a]).", "http://b.vn/?x[]=1&y[a]"],
  ["http://b.vn/a]", "http://b.vn/a"],
  ["http://b.vn/{id}}…", "http://b.vn/{id}"],
  ["http://b.vn/a(", "http://b.vn/a("],
  ["http://b.vn/*_~,;:!?", "http://b.vn/"],
])("of %j the address is %j", (text, address) => {
  expect(bareWebAddress(text)).toBe(address);
});

test("any address with its own brackets in pairs is found whole in whatever brackets and punctuation it stands", () => {
  const inner = ["", "(b)", "[1]", "{id}", "((x)y)", "a(b)c", "?q=(1)&r[]", "([{}])"];
  const endings = ["", ")", "]", "}", ").", "),", "))!", "]…", ")]}.", ".", "?!", "*)"];
  for (const part of inner)
    for (const ending of endings)
      expect(bareWebAddress(`https://b.vn/a${part}${ending}`)).toBe(`https://b.vn/a${part}`);
});
