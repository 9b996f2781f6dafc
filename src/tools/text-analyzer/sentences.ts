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
  let sentenceStart = 0;
  for (const { 0: endSigns, 1: ideographic, index } of paragraph.matchAll(ends)) {
    const sentenceEnd = index + endSigns.length;
    if (ideographic === undefined && !isSpaceOrEnd.test(paragraph.charAt(sentenceEnd))) continue;
    if (!isSentenceEnd(paragraph, index, endSigns)) continue;
    const sentenceText = paragraph.slice(sentenceStart, sentenceEnd).trim();
    if (hasWord.test(sentenceText)) yield sentenceText;
    sentenceStart = sentenceEnd;
  }
  const lastSentence = paragraph.slice(sentenceStart).trim();
  if (hasWord.test(lastSentence)) yield lastSentence;
}

function isSentenceEnd(paragraphText: string, endAt: number, punctuation: string): boolean {
  const textAfter =
    /^\s*["'“‘«([]*(.?)/su.exec(
      paragraphText.slice(endAt + punctuation.length, endAt + punctuation.length + 20),
    )?.[1] ?? "";
  const isLower = /\p{Ll}/u.test(textAfter);
  if (punctuation !== ".") return !(isLower && /^(?:\.{2,}|…|[!?]+["'”’»)])/.test(punctuation));
  const textBefore = paragraphText.slice(Math.max(0, endAt - 30), endAt);
  const wordBefore = /[^\s("'“‘«[]*$/.exec(textBefore)?.[0] ?? "";
  const isStarter = () =>
    sentenceStarters.has(/\p{L}+/u.exec(paragraphText.slice(endAt, endAt + 40))?.[0].toLowerCase() ?? "");
  const lowered = wordBefore.toLowerCase();
  if (priceOrTime.test(textBefore)) return !isLower && !/\d/.test(textAfter);
  if (
    lowered.split(".").every((titlePart) => titleParts.has(titlePart)) &&
    (lowered.includes(".") || titles.has(lowered))
  )
    return textAfter === "";
  if (tails.has(lowered)) return !isLower && !/\d/.test(textAfter);
  if (lowered === "no" || lowered === "st" || lowered === "số")
    return !/\d/.test(textAfter) && !(wordBefore === "St" && /\p{Lu}/u.test(textAfter) && !isStarter());
  if (/^\p{Lu}(?:\.\p{Lu})*$/u.test(wordBefore)) {
    if (textAfter === "") return true;
    const [, previousWord = ""] = /(\p{L}+)\s+[^\s]*$/u.exec(textBefore) ?? [];
    return abbreviations.has(previousWord.toLowerCase()) || (!isLower && isStarter());
  }
  // The number of a list item stands alone at the beginning of its line.
  if (/^\d{1,3}$/.test(wordBefore)) return !/(?:^|\n)\s*\d{1,3}$/.test(textBefore);
  return true;
}
