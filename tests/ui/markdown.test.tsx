import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { Markdown } from "#islands/chat/markdown/markdown.tsx";

const html = (text: string): string =>
  renderToStaticMarkup(<Markdown text={text} texts={{ "ui.copy": "", "ui.copied": "" }} />)
    .replace(/^<div class="markdown"(?: lang="vi")?>|<\/div>$/g, "")
    .replace(/<button.*?<\/button>/g, "")
    .replaceAll(' target="_blank" rel="noopener noreferrer nofollow"', "");

const lines = (...all: string[]): string => all.join("\n");

test("paragraphs, emphasis, code and line breaks", () => {
  expect(html("Xin **chào** *các* ~~em~~ __bạn__ _ơi_\n`a < b`\n\nHết")).toBe(
    "<p>Xin <strong>chào</strong> <em>các</em> <del>em</del> <strong>bạn</strong> <em>ơi</em><br/><code>a &lt; b</code></p><p>Hết</p>",
  );
  expect(html("***cả hai*** và **đậm *nghiêng* đậm**")).toBe(
    "<p><strong><em>cả hai</em></strong> và <strong>đậm <em>nghiêng</em> đậm</strong></p>",
  );
});

test("marks beside letters and marks of other scripts", () => {
  expect(html("**Ví dụ:**xem 2 * 3 * 4, snake_case_name, **「x」**は, a*b")).toBe(
    "<p><strong>Ví dụ:</strong>xem 2 * 3 * 4, snake_case_name, <strong>「x」</strong>は, a*b</p>",
  );
  expect(html("**chưa đóng, *lẻ, `mở và [ngoặc")).toBe("<p>**chưa đóng, *lẻ, `mở và [ngoặc</p>");
  expect(html("\\*sao\\* \\[x\\] **** a**b")).toBe("<p>*sao* [x] **** a**b</p>");
});

test("code spans end at as many backticks as they began with", () => {
  expect(html("`` a ` b `` và ` ` và `*x*`")).toBe(
    "<p><code>a ` b</code> và <code> </code> và <code>*x*</code></p>",
  );
});

test("links to the web and to mail, also bare ones", () => {
  expect(html('[Trang](https://example.com/a_(b) "tên") <https://x.vn> mailto')).toBe(
    '<p><a href="https://example.com/a_(b)">Trang</a> <a href="https://x.vn/">https://x.vn</a> mailto</p>',
  );
  expect(html("Xem https://example.com/x?a=1&b=2, **https://x.vn**. [thư](mailto:a@b.vn)")).toBe(
    '<p>Xem <a href="https://example.com/x?a=1&amp;b=2">https://example.com/x?a=1&amp;b=2</a>, <strong><a href="https://x.vn/">https://x.vn</a></strong>. <a href="mailto:a@b.vn">thư</a></p>',
  );
  expect(html("[https://x.vn](https://y.vn) và ![ảnh](https://x.vn/a.png)")).toBe(
    '<p><a href="https://y.vn/">https://x.vn</a> và <a href="https://x.vn/a.png">ảnh</a></p>',
  );
});

test("no other scheme becomes a link", () => {
  for (const address of [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "/x",
    "vbscript:x",
    "file:///x",
    "java\tscript:x",
  ]) {
    expect(html(`[bấm](${address})`)).not.toContain("<a");
    expect(html(`<${address}>`)).not.toContain("<a");
  }
});

test("HTML is text, but for a line break", () => {
  expect(html('<img src=x onerror="alert(1)"> <script>alert(1)</script><br>hết')).toBe(
    "<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &lt;script&gt;alert(1)&lt;/script&gt;<br/>hết</p>",
  );
});

test("fenced code keeps its text and names its language, also before it is finished", () => {
  const figure = (language: string, code: string) =>
    `<figure class="code-block"><figcaption><span>${language}</span></figcaption><pre tabindex="0"><code>${code}</code></pre></figure>`;
  expect(html(lines("```ts", "const a = `**x**`;", "", "  b", "```", "sau"))).toBe(
    `${figure("ts", "const a = `**x**`;\n\n  b")}<p>sau</p>`,
  );
  expect(html(lines("~~~~", "```", "~~~", "~~~~"))).toBe(figure("", "```\n~~~"));
  expect(html(lines("Đây:", "```python", "print("))).toBe(`<p>Đây:</p>${figure("python", "print(")}`);
});

test("headings are in outline order, whatever the author skipped", () => {
  expect(html(lines("### Một", "# Hai ##", "#### Ba", "# C#"))).toBe(
    "<h3>Một</h3><h3>Hai</h3><h4>Ba</h4><h3>C#</h3>",
  );
});

test("lists nest by indentation and keep their numbers", () => {
  expect(html(lines("- a", "  - b", "    tiếp", "- c", "", "3. ba", "   - x", "4) bốn"))).toBe(
    '<ul><li>a<ul><li>b<br/>tiếp</li></ul></li><li>c</li></ul><ol start="3"><li>ba<ul><li>x</li></ul></li><li>bốn</li></ol>',
  );
  expect(html(lines("1. một", "", "   đoạn hai", "", "2. hai", "hết câu"))).toBe(
    '<ol start="1"><li><p>một</p><p>đoạn hai</p></li><li>hai<br/>hết câu</li></ol>',
  );
});

test("a list may hold code, and a year begins no list", () => {
  expect(html(lines("1. Chạy:", "   ```", "   ls", "   ```"))).toContain("<code>ls</code>");
  expect(html(lines("Sinh năm", "2024. Hết"))).toBe("<p>Sinh năm<br/>2024. Hết</p>");
});

test("quotes and rules", () => {
  expect(html(lines("> câu **một**", "> > câu hai", "", "---", "***"))).toBe(
    "<blockquote><p>câu <strong>một</strong></p><blockquote><p>câu hai</p></blockquote></blockquote><hr/><hr/>",
  );
});

test("tables with their alignment, and cells that are missing or too many", () => {
  const table = html(
    lines("Bảng:", "| Tên | Giá |", "|:--|--:|", "| `a\\|b` | 1 |", "| x |", "| 1 | 2 | 3 |", "", "sau"),
  );
  expect(table).toContain(
    '<th scope="col" data-align="left">Tên</th><th scope="col" data-align="right">Giá</th>',
  );
  expect(table).toContain('<code>a|b</code></td><td data-align="right">1</td>');
  expect(table).toContain('<td data-align="left">x</td><td data-align="right"></td>');
  expect(table).not.toContain("3");
  expect(table).toEndWith("<p>sau</p>");
});

test("hostile texts neither nest without end nor keep the reader waiting", () => {
  const size = 30_000;
  const seeds = [
    "*",
    "**",
    "_",
    "~~",
    "`",
    "``a`",
    "[",
    "]",
    "](",
    "[a](",
    "![",
    "(",
    "<",
    "<https://",
    "https://a",
    "> ",
    "- ",
    "  ",
    "1. ",
    "#",
    "|",
    "|-",
    "\\",
    "***a",
    "*a_b",
    "[*",
    "a*",
    "\n",
    "\n\n",
    "- a\n",
    " ".repeat(9),
    '](a "',
    "`` ",
    "```\n",
    "~~~",
    "| a |\n|-|\n",
  ];
  for (const seed of seeds) expect(html(seed.repeat(size / seed.length))).toBeString();
  const deep = Array.from({ length: 500 }, (_, depth) => `${"  ".repeat(depth)}- ${">".repeat(depth)}`);
  expect(html(deep.join("\n")).match(/<ul>/g)?.length).toBeLessThan(3000);
});

test.each([
  ["một\\\nhai", "<p>một<br/>hai</p>"],
  ["**một\\\nhai**\\\nba", "<p><strong>một<br/>hai</strong><br/>ba</p>"],
  ["một\\\\\nhai", "<p>một\\<br/>hai</p>"],
  ["một\\\\\\\nhai", "<p>một\\<br/>hai</p>"],
  ["một\\", "<p>một\\</p>"],
  ["một\\\n\nhai", "<p>một\\</p><p>hai</p>"],
  ["# một\\", "<h3>một\\</h3>"],
  ["- một\\\n  hai", "<ul><li>một<br/>hai</li></ul>"],
  ["> một\\\n> hai", "<blockquote><p>một<br/>hai</p></blockquote>"],
  ["`một\\\nhai`", "<p><code>một\\ hai</code></p>"],
  ["[a](https://x.vn/)\\\nb", '<p><a href="https://x.vn/">a</a><br/>b</p>'],
])("CommonMark 6.7: a backslash at a line's end breaks it, and is not shown: %j", (text, shown) => {
  expect(html(text)).toBe(shown);
});

test("a link to a host whose name is too long for DNS is none", () => {
  const long = `https://${"a".repeat(64)}.vn/`;
  for (const text of [`[Trang](${long})`, `Xem ${long} nhé`]) expect(html(text)).not.toContain("<a ");
});
