/** Never the end of a sentence: a name or a number follows. */
const titles = new Set(
  "tp ts ths pgs gs bs ks cn cv kts lm đ/c mr mrs ms dr prof sr jr rev gen fig vol vd tr nxb đt".split(" "),
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
  if (/^\p{Lu}$/u.test(word)) return after === "" || isLower;
  // The number of a list item stands alone at the beginning of its line.
  if (/^\d{1,3}$/.test(word)) return !/(?:^|\n)\s*\d{1,3}$/.test(text.slice(0, at).slice(-30));
  return true;
}
