import { expect, test } from "bun:test";
import { analyze } from "#tools/text-analyzer/analyze.ts";
import { readWords } from "#tools/text-analyzer/words.ts";
import { postForm, postJson, sharedProduct } from "#tests/support/product/product.ts";
import { oneOf } from "#tests/support/samples/random.ts";

/** The words of a text in their order, clauses parted by `|`. */
function wordsIn(text: string): string[] {
  const { vocabulary, sequence } = readWords(text.normalize("NFC"));
  return sequence.map((number) => vocabulary[number] ?? "|");
}

const counted = (text: string) => wordsIn(text).filter((word) => word !== "|");

test.each([
  ["be—one", "be one"],
  ["Hà Nội–Huế", "hà nội huế"],
  ["2010–2020", "2010 2020"],
  ["yes--no", "yes no"],
  ["và/hoặc", "và hoặc"],
  ["TCP/IP", "tcp ip"],
  ["một…hai...ba..bốn", "một hai ba bốn"],
  ["ghi chú:xem", "ghi chú xem"],
  ["cam,quýt;bưởi", "cam quýt bưởi"],
  ["“Thật!”Cô cười", "thật cô cười"],
  ["hàm(x)[y]{z}«a»", "hàm x y z a"],
  ["what?!yes", "what yes"],
  ["x=5|y=6", "x 5 y 6"],
  ["<b>đậm</b>", "b đậm b"],
  ['{"a":"b"}', "a b"],
  ["chào🙂bạn", "chào bạn"],
  ["今天。明天、后天", "今天 明天 后天"],
  ["50.000đ/kg", "50.000đ kg"],
  ["a\u200bb", "a b"],
])("UAX #29 4: %j parts at what joins nothing: %s", (text, words) => {
  expect(counted(text).join(" ")).toBe(words);
});

test.each([
  // WB 6 and 7, and hyphens, which 4.1 leaves to who counts
  ["don't L’amour rock'n'roll", 3],
  ["well-known e-mail Wi-Fi co‑op", 4],
  ["U.S. U.S.-based v.v. TP.HCM Node.js", 5],
  ["AT&T R&D C++ C# C++-style a_b", 6],
  ["Ինչո՞ւ col·lecció", 2],
  ["co\u00adop क\u200dष", 2],
  // WB 11 and 12, and what clocks and dates have
  ["1.000,5 1,000.5 1/2 24/7 12:30 3:2", 6],
  ["12/05/2026 30/4-1/5 2026-11-28T10:00:00Z 7,8", 4],
  ["30°C 100% 50%off $5.00", 4],
  // addresses
  ["https://example.com/a,b(c)/d?e=f;g#h—i ftp://x/y", 2],
  ["an.binh+x@thu-do.example.vn mailto:an@x.vn tel:+84-912", 3],
  ["example.com/a/b?x=1,2 example.com:8080/a www.x.vn?q", 3],
  ["2001:db8::1/32 fe80::1 00:1a:2b:3c:4d:5e 10.0.0.0/8", 4],
])("UAX #29 4: what is joined in %j makes %d words", (text, count) => {
  expect(counted(text)).toHaveLength(count);
});

test("an address ends at the bracket or quote that stands around it", () => {
  expect(counted("[trang](https://x.vn/a_(b)),(https://y.vn) <https://z.vn>và <a@b.vn>,<c@d.vn>")).toEqual([
    "trang",
    "https://x.vn/a_(b",
    "https://y.vn",
    "https://z.vn",
    "và",
    "a@b.vn",
    "c@d.vn",
  ]);
});

test("what parts words ends the clause, so that no phrase goes across it", () => {
  expect(wordsIn("một—hai ba, bốn-năm (sáu)")).toEqual([
    "một",
    "|",
    "hai",
    "ba",
    "|",
    "bốn-năm",
    "|",
    "sáu",
    "|",
  ]);
  const text = "Xanh lá—nhà máy. ".repeat(5);
  expect(analyze(text).keywords).not.toContain("lá nhà");
  expect(analyze(text).keywords.some((keyword) => keyword.includes("—"))).toBe(false);
});

const parting = [...Array.from(' —–…/:;!?()[]{}<>|=“”«»"•→🙂。、\n'), " - ", "...", "--", ", ", "—“", ".)"];
const joining = Array.from("'’-&_");
const pieces = ["trà", "Huế", "ỹ", "Hello", "日本", "ελ", "नम", "z9x"];

test("UAX #29 4: as many words as there are pieces between signs that part, whatever the signs", () => {
  for (let round = 0; round < 500; round += 1) {
    const words = Array.from({ length: 1 + (round % 9) }, () =>
      Array.from({ length: 1 + (round % 3) }, () => oneOf(pieces)).join(oneOf(joining)),
    );
    const text = words.reduce((written, word) => written + oneOf(parting) + word);
    expect([text, counted(text)]).toEqual([text, words.map((word) => word.toLowerCase())]);
    expect([text, analyze(text).wordCount]).toEqual([text, words.length]);
  }
});

test("a sentence's words are counted as the text's are", () => {
  const { longestSentence, wordCount } = analyze("Sông—núi/biển, don't “trời”đất");
  expect([longestSentence.wordCount, wordCount]).toEqual([6, 6]);
});

test.each([
  "a/",
  "a.",
  "-",
  "a—",
  "1:",
  "https://",
  "a:",
  "f:",
  "((",
  "a)",
  "+",
  "🙂",
  "\u0301",
  "a&&",
  "x.vn/",
])("a hundred thousand times %j is read in a single pass", (sign) => {
  const start = process.cpuUsage();
  readWords(sign.repeat(100_000));
  const { user } = process.cpuUsage(start);
  // Tried anew at each sign, it takes minutes.
  expect(user / 1_000_000).toBeLessThan(5);
});

test("page, form and call count alike", async () => {
  const { url } = await sharedProduct();
  const text = "be—one và/hoặc don't";
  const answer = await (await postJson(`${url}/api/text-analyzer/analyze`, { text })).json();
  expect(answer.wordCount).toBe(5);
  for (const path of ["/text-analyzer", "/en/text-analyzer"]) {
    const page = await (await postForm(`${url}${path}`, { tab: "analyze", text })).text();
    expect([path, page.includes("be—one")]).toEqual([path, true]);
    expect(page).toMatch(/<dt>[^<]*(?:từ|Words)[^<]*<\/dt>\s*<dd>5</i);
  }
});
