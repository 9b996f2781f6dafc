const listOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Before a name or a number, in capitals or not: never the end of a sentence. */
const titles = listOf(
  "tp ts ths pgs gs bs ks cn cv kts lm đ/c mr mrs ms dr sr prof rev vd tr nxb đt p q tx tt đ đh cđ tel pp fig vol sgt dept approx e.g i.e cty",
);
/** Titles with a capital only: `sen` and `gen` are words, `ft.` and `mt.` are measures. */
const capitalTitles = listOf("Gen Mt Ft Hon Sen Gov Capt Col Lt Messrs Mme");
/** What stands in titles of several parts, "PGS.TS.", besides titles. */
const titleParts = new Set([...titles, "th", "s", "cki", "ckii", "ck1", "ck2"]);
/** Before a number or in the middle of a sentence; its end only when a capital letter follows. */
const beforeNumbers = listOf(
  "est jan feb mar apr jun jul aug sep sept oct nov dec min max no nos art sec ch ver eq ex app tab apt hwy ste rm bldg số",
);
const insideSentences = listOf(
  "st ave blvd rd ln mon tue tues wed thu thur thurs fri sat sun jr sr in oz avg est gal cal vs incl excl misc dist ext",
);
/** The end of a sentence when a capital letter follows. */
const tails = listOf("v.v vv etc a.m p.m ph.d m.a b.a m.sc al");
const capitalTails = listOf("Inc Ltd Co Corp LLC Bros");

/** Whom a letter stands for: "anh T. kể" is about somebody, "độ C. Trời nóng" and "plan B. So" are two sentences. */
const people = listOf(
  "ông bà anh chị em cô chú bác dì cậu mợ thím cháu con bé thầy sếp ca sĩ nạn nhân tên mr mrs ms dr",
);
/** What a letter tells apart, in capitals or not: "Vitamin D. Uống sau bữa ăn.", "Khối A. Môn Toán." */
const lettered = listOf(
  "vitamin nhóm máu loại lớp hạng khu khối tổ tòa toà lô dãy cổng bảng án gan bậc phòng cột omega plan group grade type class block gate building option zone level hepatitis size team column row",
);
/** What sentences begin with and names do not. */
const sentenceStarters = listOf(
  "bạn em mình vậy rất không có đã hãy cũng nhiều ai thì để mà lại chỉ đừng xin cảm what who why how is are do does my your its their not no yes please let sau ông bà anh chị nó họ tôi ta khi nếu nhưng và vì do đây đó trong trên tại hôm ngày năm theo tuy còn đến từ với một các những mọi cả lúc bây thế rồi cuối hiện chúng he she it they we i the this that these those in on at but and so then after when if there you his her our many most some nobody everybody here now today",
);
/** A heading: "Điều 5. Quyền của người mua." is one sentence. */
const heading =
  /^[\s"“(]*(?:điều|bài|chương|mục|phần|câu|khoản|bước|hình|bảng|tiết|tập|chapter|section|step|figure|article|part|lesson|question|table|unit)\s+\d{1,3}$/iu;

/** Of prices and minutes, behind a number: "5.000 đ. Rẻ quá!", while "12 đ. Lê Lợi" is a street. */
const priceOrTime = /(?:\d[.,\s]\d{3}|\d{4})\s*đ$|\d\s*(?:tr|p)$/;

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
    if (!isSentenceEnd(paragraph, { start, at: index, signs })) continue;
    const sentence = paragraph.slice(start, end).trim();
    if (hasWord.test(sentence)) yield sentence;
    start = end;
  }
  const last = paragraph.slice(start).trim();
  if (hasWord.test(last)) yield last;
}

/** Whether the signs at a place end the sentence that began at `start`. */
function isSentenceEnd(
  paragraph: string,
  { start, at, signs }: { start: number; at: number; signs: string },
) {
  const after = paragraph.slice(at + signs.length, at + signs.length + 40);
  const next = /^\s*["'“‘«([]*(.?)/su.exec(after)?.[1] ?? "";
  const isLower = /\p{Ll}/u.test(next);
  if (signs !== ".") return !(isLower && /^(?:\.{2,}|…|[.!?]+["'”’»)])/.test(signs));
  const before = paragraph.slice(Math.max(start, at - 40), at);
  const word = before.split(/[\s("'“‘«[]/).at(-1) ?? "";
  return next === "" || endsWith(word, { before, after, next, isStart: at - start <= 40 });
}

type Surroundings = {
  /** What the sentence says up to the full stop, the last part of it. */
  readonly before: string;
  readonly after: string;
  /** The first letter or digit that follows. */
  readonly next: string;
  /** `before` is all there is of the sentence so far. */
  readonly isStart: boolean;
};

function endsWith(word: string, { before, after, next, isStart }: Surroundings): boolean {
  const isLower = /\p{Ll}/u.test(next);
  const isDigit = /\d/.test(next);
  const lowered = word.toLowerCase();
  const nextWord = /\p{L}+/u.exec(after)?.[0] ?? "";
  const isStarter = sentenceStarters.has(nextWord.toLowerCase());
  if (word === "v" || word === "vs") return false;
  if (priceOrTime.test(before)) return !isLower && !isDigit;
  if (/\d\s*\p{Ll}{1,4}$/u.test(before) && !isDigit && !/^[pqđ]$/u.test(lowered)) return !isLower;
  if (isTitle(word)) return false;
  if (tails.has(lowered) || capitalTails.has(word))
    return !isLower && !isDigit && !capitalTails.has(nextWord);
  if (word === "St" || word === "Ave") {
    const isStreet = /[\p{Lu}\d]/u.test(before.split(/\s+/).at(-2) ?? "");
    return isStreet ? !isLower : !isLower && isStarter;
  }
  // "Hwy." and "Cty." are no words
  if (/^[BCDF-HJ-NP-TV-XZ][b-df-hj-np-tv-z]{1,2}$/.test(word)) return false;
  if (beforeNumbers.has(lowered)) return !isDigit && !(isLower && lowered !== "no" && lowered !== "số");
  if (isLower && (insideSentences.has(lowered) || hasNoVowel(lowered))) return false;
  if (/^\p{Lu}(?:\.\p{Lu})+$/u.test(word)) return !isLower && isStarter;
  // "J. P. Morgan"
  if (/^\p{Lu}$/u.test(word) && /^\s*\p{Lu}\.\s/u.test(after)) return false;
  if (/^\p{Lu}$/u.test(word)) return letterEnds(before, { isLower, isStarter });
  if (/^\d{1,3}$/.test(word)) {
    if (isItemNumber(before.slice(0, -word.length))) return false;
    return !(isStart && heading.test(before));
  }
  return true;
}

/** The number of a list item stands at the beginning of its line, or behind a colon. */
function isItemNumber(before: string): boolean {
  const said = before.trimEnd();
  return said === "" || /[:;]$/.test(said) || before.slice(said.length).includes("\n");
}

const isTitle = (word: string): boolean => {
  const lowered = word.toLowerCase();
  const isJoined = lowered.includes(".") && lowered.split(".").every((part) => titleParts.has(part));
  return isJoined || titles.has(lowered) || capitalTitles.has(word);
};

/** `kg`, `lbs` and `tsp` are no words. */
const hasNoVowel = (word: string): boolean => /^[b-df-hj-np-tv-xzđ]{1,5}$/.test(word);

/** The letters and marks that a word ends in. */
function endOfName(word: string): string {
  const signs = Array.from(word);
  let from = signs.length;
  while (from > 0 && /[\p{L}.,]/u.test(signs[from - 1] ?? "")) from -= 1;
  return signs.slice(from).join("");
}

/** After one capital letter: an initial goes on, the name of a group, a grade or a unit ends. */
function letterEnds(
  before: string,
  { isLower, isStarter }: { isLower: boolean; isStarter: boolean },
): boolean {
  if (isLower) return false;
  const previous = endOfName(before.split(/\s+/).at(-2) ?? "");
  if (lettered.has(previous.toLowerCase())) return true;
  const isOfName = previous === "" || /^\p{Lu}/u.test(previous) || people.has(previous.toLowerCase());
  return !isOfName || isStarter;
}
