import { expect, test } from "bun:test";
import { withScheme } from "../../src/core/web-address.ts";
import { withoutEnd } from "../../src/core/without-end.ts";

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
