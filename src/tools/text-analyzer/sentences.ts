/** Never the end of a sentence: a name or a number follows. */
const titles = new Set(
  "tp ts ths pgs gs bs ks cn cv kts lm đ/c mr mrs ms dr prof sr jr rev gen fig vol vd tr nxb đt p q tx tt đ mt ft hon sen gov capt col lt sgt pp dept".split(
    " ",
  ),
);
/** What a letter names: "loại A." ends a sentence, while "J. K. Rowling" goes on. */
const lettered = new Set(
  "loại hạng nhóm lớp khối bảng điểm mục phần án vitamin type class grade plan group option section part hepatitis".split(
    " ",
  ),
);
/** What sentences begin with and names do not. */
const starters = new Set(
  "sau ông bà anh chị nó họ tôi ta khi nếu nhưng và vì do đây đó trong trên tại hôm ngày năm theo tuy còn đến từ với một các những mọi cả lúc bây thế rồi cuối hiện chúng he she it they we i the this that these those in on at but and so then after when if there you his her our".split(
    " ",
  ),
);
/** The end of a sentence when a capital letter follows. */
const tails = new Set(["v.v", "vv", "etc", "e.g", "i.e", "a.m", "p.m", "al", "inc", "ltd", "co", "corp"]);

const ends = /(?:[.!?…]+["'”’»)\]]*(?=\s|$)|[。！？]+[」』”’）]*)/g;

/** Cuts a paragraph where its sentences end: not after abbreviations, initials and list numbers, nor in addresses. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  const push = (end: number) => {
    const sentence = paragraph.slice(start, end).trim();
    if (/[\p{L}\p{N}]/u.test(sentence)) sentences.push(sentence);
    start = end;
  };
  for (const found of paragraph.matchAll(ends)) {
    const end = found.index + found[0].length;
    if (isEnd(paragraph, found.index, found[0])) push(end);
  }
  push(paragraph.length);
  return sentences;
}

function isEnd(text: string, at: number, signs: string): boolean {
  const after = /^\s*["'“‘«([]*(.?)/su.exec(text.slice(at + signs.length, at + signs.length + 20))?.[1] ?? "";
  const isLower = /\p{Ll}/u.test(after);
  if (signs !== ".") return !(isLower && /^(?:\.{2,}|…|[!?]+["'”’»)])/.test(signs));
  const line = text.slice(Math.max(0, at - 30), at);
  const word = /[^\s("'“‘«[]*$/.exec(line)?.[0] ?? "";
  const known = word.toLowerCase();
  if (titles.has(known)) return after === "";
  if (tails.has(known)) return !isLower && !/\d/.test(after);
  if (known === "no" || known === "st" || known === "số")
    return !/\d/.test(after) && !(word === "St" && /\p{Lu}/u.test(after));
  if (/^\p{Lu}(?:\.\p{Lu})*$/u.test(word)) {
    if (after === "" || isLower) return after === "" || !word.includes(".");
    const [, before = ""] = /(\p{L}+)\s+[^\s]*$/u.exec(line) ?? [];
    const [next = ""] = /\p{L}+/u.exec(text.slice(at, at + 40)) ?? [];
    return lettered.has(before.toLowerCase()) || starters.has(next.toLowerCase());
  }
  // The number of a list item stands alone at the beginning of its line.
  if (/^\d{1,3}$/.test(word)) return !/(?:^|\n)\s*\d{1,3}$/.test(text.slice(0, at).slice(-30));
  return true;
}
