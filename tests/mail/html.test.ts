import { expect, test } from "bun:test";
import { safeHtml, textOfHtml } from "#mail/html.ts";
import { hasRemoteImages, withRemoteImages } from "#tools/temp-mail/body.ts";

const safe = (html: string) => safeHtml(html, (id) => (id === "a" ? 0 : null));

test.each([
  ["a script", "<p>a<script>alert(1)</script></p>", "<p>a</p>"],
  ["an event handler", "<p onclick=alert(1) onmouseover='x'>a</p>", "<p>a</p>"],
  ["a script's address", "<a href='java\nscript:alert(1)'>a</a>", "<a>a</a>"],
  ["an address inside this site", "<a href='/en/links'>a</a><a href='?x'>b</a>", "<a>a</a><a>b</a>"],
  ["a form", "<form action=//x><input name=a value=b><button>go</button></form>", "go"],
  ["a frame", "<iframe src=//x></iframe><object data=//x></object><embed src=//x>a", "a"],
  ["an SVG", "<svg><script>alert(1)</script><a xlink:href='javascript:1'>a</a></svg>", "<a>a</a>"],
  [
    "a refresh",
    "<meta http-equiv=refresh content='0;url=//x'><base href=//x><link rel=stylesheet href=//x>a",
    "a",
  ],
  [
    "styles that fetch",
    "<p style=\"background:url(//x);color:red;background-image:url('//x')\">a</p>",
    '<p style="color:red">a</p>',
  ],
  ["a style in disguise", "<p style='width:expression(alert(1));color:\\75rl(//x)'>a</p>", "<p>a</p>"],
  ["a page that covers the frame", "<div style='position:fixed;inset:0;z-index:9'>a</div>", "<div>a</div>"],
  ["a comment for one browser", "<!--[if IE]><script>alert(1)</script><![endif]-->a", "a"],
  [
    "a picture that is a page",
    "<img src='data:text/html,<script>1</script>'><img src='data:image/svg+xml;base64,AAAA'>",
    "<img /><img />",
  ],
])("%s is taken out", (_, html, left) => {
  expect(safe(html)).toBe(left);
});

test("a link opens beside the page, tells the other side nothing, and says where it really leads", () => {
  const link = (href: string) => safe(`<a href="${href}" target="_top" rel="opener">google.com</a>`);
  const rest = 'target="_blank" rel="noopener noreferrer nofollow"';
  expect(link("https://google.com@evil.example/x")).toBe(
    `<a href="https://google.com@evil.example/x" ${rest} data-host="evil.example">google.com</a>`,
  );
  expect(link("//evil.example/x")).toContain('href="https://evil.example/x"');
  expect(link("https://gооgle.com/")).toContain('data-host="xn--ggle-55da.com"');
  expect(link("mailto:an@x.example")).toBe(`<a href="mailto:an@x.example" ${rest}>google.com</a>`);
});

test("what a sender says in this server's name is dropped", () => {
  expect(safe('<a data-host="bank.example" target="_self">a</a>')).toBe("<a>a</a>");
  expect(safe('<img data-remote-src="/inside">')).toBe("<img />");
});

test("pictures from elsewhere wait, pictures that came along do not", () => {
  const html = safe(
    "<img src='https://t.example/p.gif?a=1&b=2' width=1><img src=cid:a><img src='/inside.png'>",
  );
  expect(html).toBe(
    '<img width="1" data-remote-src="https://t.example/p.gif?a=1&amp;b=2" /><img data-picture="0" /><img />',
  );
  expect(hasRemoteImages(html)).toBe(true);
  expect(withRemoteImages(html)).toStartWith('<img width="1" src="https://t.example/p.gif?a=1&amp;b=2" />');
});

test("words that look like a waiting picture stay words", () => {
  const html = safe('&lt;img data-remote-src="x"> <b title="<img data-remote-src=&quot;x&quot;">b</b>');
  expect(hasRemoteImages(html)).toBe(false);
  expect(withRemoteImages(html)).toBe(html);
});

test("the words of HTML are read without its marks", () => {
  expect(textOfHtml(safe("<p>1 &lt; 2 &amp;amp; 3</p><ul><li>a<li>b</ul>"))).toBe("1 < 2 &amp; 3\n\na\n\nb");
});

const tags =
  "address article aside footer header h1 h2 h3 h4 h5 h6 hgroup main nav section blockquote dd div dl dt figcaption figure hr li ol p pre ul a abbr b bdi bdo br cite code data dfn em i kbd mark q rb rp rt rtc ruby s samp small span strong sub sup time u var wbr caption col colgroup table tbody td tfoot th thead tr img font center big del ins marquee blink button input label select details summary dialog math video audio picture source canvas";
const attributes =
  "style dir lang title align valign bgcolor width height href target rel data-host src alt data-remote-src data-picture border color face size cellpadding cellspacing colspan rowspan nowrap scope start type id class name data-x background";
const styles =
  "background-color border border-bottom border-collapse border-color border-left border-radius border-right border-spacing border-style border-top border-width color direction display font font-family font-size font-style font-weight height letter-spacing line-height list-style-type margin margin-bottom margin-left margin-right margin-top max-height max-width min-width padding padding-bottom padding-left padding-right padding-top table-layout text-align text-decoration text-indent text-transform vertical-align white-space width word-break word-wrap position float z-index opacity transform filter background background-image content cursor clip-path";

test("tags, attributes and styles that are left of a letter are those that were chosen", () => {
  const values = [
    "a".repeat(200),
    "a".repeat(201),
    "a/b",
    "a;b",
    "rgb(1,2,3)",
    ..."url image attr var env element".split(" ").map((name) => `${name}(x)`),
  ];
  const urls = ["//x.vn/a", " https://x.vn ", "ftp://x.vn", "mailto:a@x.vn", "tel:1", "#a", "javascript:1"];
  const data = "data:image/png;base64,AAAA data:image/svg+xml;base64,AA".split(" ");
  const pictures = ["cid:a", "CID:a ", "cid:b", "data:image/webp;base64,A A", ...data];
  const hidden = "script style textarea option noscript title template xmp noembed".split(" ");
  const tried: readonly (readonly [written: string, names: readonly string[]])[] = [
    ["<‹›>x</‹›>", tags.split(" ")],
    ...["p", "a", "img", "font", "table", "td", "th", "ol"].map(
      (tag) => [`<${tag} ‹›="1">`, attributes.split(" ")] as const,
    ),
    [`<p style="‹›:1px">`, styles.split(" ")],
    ["<‹›>hidden</‹›>", hidden],
    [`<p style="color:‹›">`, values],
    [`<a href="‹›">x</a>`, urls],
    [`<img src="‹›">`, [...urls, ...pictures]],
    ["<body ‹›=red>x</body>", ["bgcolor"]],
  ];
  const told = tried.flatMap(([written, names]) =>
    [...Map.groupBy(names, (name) => safe(written.replaceAll("‹›", name)).replaceAll(name, "‹›"))].map(
      ([left, those]) =>
        `${written} ⇒ ${left.slice(0, 160)} for ${those.map((name) => name.slice(0, 80)).join(" ")}`,
    ),
  );
  expect(told.join("\n")).toMatchSnapshot();
});
