/** Never the end of a sentence: a name or a number follows. */
const titles = new Set(
  "tp ts ths pgs gs bs ks cn cv kts lm đ/c mr mrs ms dr prof sr jr rev gen fig vol vd tr nxb đt p q tx tt đ đh cđ tel mt ft hon sen gov capt col lt sgt pp dept".split(
    " ",
  ),
);
/** What a letter names: "loại A." ends a sentence, while "J. K. Rowling" goes on. */
const abbreviations = new Set(
  "loại hạng nhóm lớp khối bảng điểm mục phần án vitamin type class grade plan group option section part hepatitis".split(
    " ",
  ),
);
/** What sentences begin with and names do not. */
const sentenceStarters = new Set(
  "bạn em mình vậy rất không có đã hãy cũng nhiều ai thì để mà lại chỉ đừng xin cảm what who why how is are do does my your its their not no yes please let sau ông bà anh chị nó họ tôi ta khi nếu nhưng và vì do đây đó trong trên tại hôm ngày năm theo tuy còn đến từ với một các những mọi cả lúc bây thế rồi cuối hiện chúng he she it they we i the this that these those in on at but and so then after when if there you his her our".split(
    " ",
  ),
);
/** Of prices and minutes, behind a number: "5.000 đ. Rẻ quá!", while "12 đ. Lê Lợi" is a street. */
const priceOrTime = /(?:\d[.,\s]\d{3}|\d{4})\s*đ$|\d\s*(?:tr|p)$/;
/** What stands in titles of several parts, "PGS.TS.", besides titles. */
const titleParts = new Set([...titles, "th", "s", "cki", "ckii", "ck1", "ck2"]);
/** The end of a sentence when a capital letter follows. */
const tails = new Set([
  "v.v",
  "vv",
  "etc",
  "e.g",
  "i.e",
  "a.m",
  "p.m",
  "ph.d",
  "al",
  "inc",
  "ltd",
  "co",
  "corp",
]);

/** What follows the first kind is looked at apart: in the expression it would be tried from every sign of a long row. */
const ends = /[.!?…؟۔।॥]+["'”’»)\]]*|([。！？]+)[」』”’）]*/g;
const isSpaceOrEnd = /^(?:\s|$)/;
const hasWord = /[\p{L}\p{N}]/u;

/** Cuts a paragraph where its sentences end: not after abbreviations, initials and list numbers, nor in addresses. */
export function* sentencesOf(paragraph: string): Generator<string> {
  let start = 0;
  for (const { 0: signs, 1: ideographic, index } of paragraph.matchAll(ends)) {
    const end = index + signs.length;
    if (ideographic === undefined && !isSpaceOrEnd.test(paragraph.charAt(end))) continue;
    if (!isEnd(paragraph, index, signs)) continue;
    const sentence = paragraph.slice(start, end).trim();
    if (hasWord.test(sentence)) yield sentence;
    start = end;
  }
  const last = paragraph.slice(start).trim();
  if (hasWord.test(last)) yield last;
}

function isEnd(text: string, at: number, punctuation: string): boolean {
  const after =
    /^\s*["'“‘«([]*(.?)/su.exec(text.slice(at + punctuation.length, at + punctuation.length + 20))?.[1] ?? "";
  const isLower = /\p{Ll}/u.test(after);
  if (punctuation !== ".") return !(isLower && /^(?:\.{2,}|…|[!?]+["'”’»)])/.test(punctuation));
  const line = text.slice(Math.max(0, at - 30), at);
  const word = /[^\s("'“‘«[]*$/.exec(line)?.[0] ?? "";
  const isStarter = () =>
    sentenceStarters.has(/\p{L}+/u.exec(text.slice(at, at + 40))?.[0].toLowerCase() ?? "");
  const lowered = word.toLowerCase();
  if (priceOrTime.test(line)) return !isLower && !/\d/.test(after);
  if (
    lowered.split(".").every((part) => titleParts.has(part)) &&
    (lowered.includes(".") || titles.has(lowered))
  )
    return after === "";
  if (tails.has(lowered)) return !isLower && !/\d/.test(after);
  if (lowered === "no" || lowered === "st" || lowered === "số")
    return !/\d/.test(after) && !(word === "St" && /\p{Lu}/u.test(after) && !isStarter());
  if (/^\p{Lu}(?:\.\p{Lu})*$/u.test(word)) {
    if (after === "") return true;
    const [, before = ""] = /(\p{L}+)\s+[^\s]*$/u.exec(line) ?? [];
    return abbreviations.has(before.toLowerCase()) || (!isLower && isStarter());
  }
  // The number of a list item stands alone at the beginning of its line.
  if (/^\d{1,3}$/.test(word)) return !/(?:^|\n)\s*\d{1,3}$/.test(line);
  return true;
}
