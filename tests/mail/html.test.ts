import { expect, test } from "bun:test";
import { safeHtml, textOfHtml } from "../../src/mail/html.ts";
import { hasRemoteImages, withRemoteImages } from "../../src/tools/temp-mail/body.ts";

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
