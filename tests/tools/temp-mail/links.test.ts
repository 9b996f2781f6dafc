import { expect, test } from "bun:test";
import { safeHtml } from "#mail/html.ts";
import { linksOf } from "#tools/temp-mail/links.ts";
import { oneOf } from "#tests/support/samples/random.ts";

const ofHtml = (html: string) => linksOf({ html: safeHtml(html, () => null), text: null });

test("every address that a letter links to is told once, as it is, with the words that lead there", () => {
  const paths = ["/a", "/xac-nhan?x=1&y=%22", "/ma/đường", "/?q=<b>", "/#neo", "/a'b"];
  for (let round = 0; round < 50; round += 1) {
    const wanted = new Map(
      Array.from({ length: 5 }, (_, at) => [
        new URL(oneOf(paths), `https://s${at}.example`).href,
        `chữ ${at} & <`,
      ]),
    );
    const anchors = [...wanted].map(
      ([url, words]) =>
        `<p><a ${oneOf(["class=x ", "", 'style="color:red" '])}href="${Bun.escapeHTML(url)}"><b>${Bun.escapeHTML(words)}</b></a></p>`,
    );
    const html = [...anchors, oneOf(anchors)].join(oneOf(["", "\n", "<br>"]));
    expect([html, ofHtml(html)]).toEqual([html, [...wanted].map(([url, text]) => ({ url, text }))]);
  }
});

test("what is no address of the web is none of them, nor what a link only says it is", () => {
  expect(
    ofHtml(
      '<a href="javascript:x()">a</a><a href="mailto:a@b.vn">b</a><a href="/c">c</a><a name=d>d</a><a href="https://that.example/x">https://bank.example</a>',
    ),
  ).toEqual([{ url: "https://that.example/x", text: "https://bank.example" }]);
});

test("a letter without HTML is read for its addresses, twenty at most", () => {
  const text = Array.from({ length: 30 }, (_, at) => `Xem (https://a.example/${at}).`).join(" ");
  const links = linksOf({ html: null, text });
  expect(links).toHaveLength(20);
  expect(links[3]).toEqual({ url: "https://a.example/3", text: "" });
  expect(linksOf({ html: null, text: null })).toEqual([]);
});
