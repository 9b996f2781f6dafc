import { expect, test } from "bun:test";
import { bareWebAddress, linkedAddress, withScheme } from "#core/web-address.ts";
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

test("no link leads to a host whose name DNS cannot have", () => {
  for (let round = 0; round < 200; round += 1) {
    const lengths = Array.from({ length: 1 + Math.floor(Math.random() * 5) }, () =>
      Math.max(1, 60 + Math.floor(Math.random() * 8) - Math.floor(Math.random() * 2) * 40),
    );
    const host = [...lengths.map((length) => "a".repeat(length)), "vn"].join(".");
    const address = `https://${host}/x?y=z`;
    const isName = host.length <= 253 && lengths.every((length) => length <= 63);
    expect([address, linkedAddress(address)?.href ?? null]).toEqual([address, isName ? address : null]);
  }
  for (const address of ["https://[::1]:8080/", "https://xn--bcher-kva.example/", "mailto:a@b.vn", "tel:113"])
    expect(linkedAddress(address)?.href).toBe(address);
  expect(linkedAddress("khong phai")).toBeNull();
});
