import { expect, test } from "bun:test";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { OwnDataRow } from "#ui/own-data-row.tsx";
import { shownTexts } from "#tests/support/product/page-text.ts";

type Item = ComponentProps<typeof OwnDataRow>["item"];
const at = "2026-11-21T02:00:00.000Z";
const code = { id: "q1", input: {}, image_url: "/api/qr/q1.png", created_at: at };

const markupOf = (item: Item) =>
  renderToStaticMarkup(
    <OwnDataRow item={item} lang="en" back={{ q: "tìm" }} copyButton={({ text }) => <b>{text}</b>} />,
  );
/** Name and value of the hidden fields of its forms. */
const fieldsOf = (item: Item) =>
  [...markupOf(item).matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name, value]) => `${name}=${value}`,
  );

const wifi: Item = {
  kind: "qr",
  at,
  entry: { ...code, content: "WIFI:T:WPA;S:Quán;P:bimat;;", form: { tab: "wifi", ssid: "Quán" } },
};
const link: Item = {
  kind: "links",
  at,
  entry: {
    id: "l1",
    code: "tet2027",
    original_url: "https://example.com/a",
    short_url: "https://hop.example/links/tet2027",
    created_at: at,
    clicks: 3,
    title: "Tết",
    tags: ["a", "b"],
    expires_at: null,
    max_clicks: 9,
    clicks_left: 4,
    has_password: false,
    blocked: false,
  },
};

test("a network's code goes by its name, and its password is not shown", () => {
  expect(shownTexts(markupOf(wifi))[0]).toBe("Quán");
  expect(markupOf(wifi)).not.toContain("bimat");
  expect(markupOf(wifi)).toMatch(/value="remove-qr"/);
  expect(markupOf(wifi)).toContain('action="/en/qr?tab=wifi#result"');
  expect(fieldsOf(wifi)).toEqual(["tab=wifi", "ssid=Quán", "q=tìm", "id=q1"]);
});

test("a link goes by its title, is copied by its address and made again with all that it was", () => {
  expect(markupOf(link)).toMatch(/value="remove-links"/);
  expect(shownTexts(markupOf(link)).slice(0, 2)).toEqual(["Tết", "https://example.com/a"]);
  expect(markupOf(link)).toContain("<b>https://hop.example/links/tet2027</b>");
  expect(markupOf(link)).toContain("/en/links?history=open&amp;q=tet2027&amp;analytics=tet2027#link-tet2027");
  expect(fieldsOf(link)).toEqual([
    "action=create",
    "url=https://example.com/a",
    "title=Tết",
    "tags=a,b",
    "max_clicks=9",
    "q=tìm",
    "code=tet2027",
  ]);
  const bare: Item = {
    ...link,
    entry: { ...link.entry, title: null, tags: [], max_clicks: null, clicks_left: null },
  };
  expect(shownTexts(markupOf(bare))[0]).toBe("https://hop.example/links/tet2027");
  expect(fieldsOf(bare).slice(0, 2)).toEqual(["action=create", "url=https://example.com/a"]);
});
