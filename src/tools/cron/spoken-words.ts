import { fold } from "#core/fold.ts";

/** Takes phrases out of a text, one after the other. */
export function phrasesOf(text: string) {
  let rest = text;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ; ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const takeAll = (pattern: RegExp): readonly RegExpExecArray[] => {
    const found = take(pattern);
    return found ? [found, ...takeAll(pattern)] : [];
  };
  return { take, takeAll, rest: () => rest };
}

export type Phrases = ReturnType<typeof phrasesOf>;

const units = String.raw`(?:phut|giay|gio|tieng|ngay|tuan|thang)`;
const onesVi = ["khong", "mot", "hai", "ba", "bon", "nam", "sau", "bay", "tam", "chin"] as const;
const afterTenVi: Readonly<Record<string, number>> = { lam: 5, tu: 4, mot: 1 };
const anyOneVi = String.raw`(?:mot|hai|ba|bon|nam|sau|bay|tam|chin)`;
const numberVi = new RegExp(
  String.raw`\b(?:((?:hai|ba|bon|nam) )?muoi(?: (mot|hai|ba|bon|tu|lam|nam|sau|bay|tam|chin)(?= ${units}))?|(${anyOneVi}))(?= (?:(?:phut|giay|gio|tieng)\b|(?:ngay|tuan|thang) (?:mot|1) lan))`,
  "g",
);
const dayVi = new RegExp(
  String.raw`\b(ngay|mung) (?:(muoi)(?: (mot|hai|ba|bon|lam|sau|bay|tam|chin)\b)?|(${anyOneVi}))(?! lan| phut| gio)\b`,
  "g",
);

const oneVi = (word: string | undefined): number =>
  word === undefined ? 0 : (afterTenVi[word] ?? onesVi.findIndex((one) => one === word.trim()));

const numbersEn: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
};
const numberEn = new RegExp(String.raw`\b(?:${Object.keys(numbersEn).join("|")})\b`, "g");

/** Numbers that are written as words, where they count something. */
const withDigits = (text: string): string =>
  text
    .replace(numberVi, (_, tens?: string, ones?: string, one?: string) =>
      String(one === undefined ? (tens ? oneVi(tens) : 1) * 10 + oneVi(ones) : oneVi(one)),
    )
    .replace(
      dayVi,
      (_, day: string, ten?: string, ones?: string, one?: string) =>
        `${day} ${ten === undefined ? oneVi(one) : 10 + oneVi(ones)}`,
    )
    .replace(numberEn, (word) => String(numbersEn[word]));

const daysVi = ["hai", "ba", "tu", "nam", "sau", "bay"] as const;
const daysEn = ["sun", "mon", "tues?", "wed(?:nes|s)?", "thu(?:rs?)?", "fri", "sat(?:ur)?"] as const;

const dayPatternsEn = daysEn.map((name) => new RegExp(String.raw`\b(?:${name})(?:days?)?\b`, "g"));

const isRising = (digits: string): boolean =>
  digits.split("").every((digit, at) => at === 0 || digit > (digits[at - 1] ?? ""));

const markedDays = (digits: string): string =>
  digits
    .split("")
    .map((digit) => `d${Number(digit) - 1}`)
    .join(" ");

/** Behind a number it is no day, but the hour. */
const noHour = String.raw`(?!\d| ?(?:[hg](?![a-z])|:|gio|phut|giay|tieng|am\b|pm\b))`;
const dayNameVi = String.raw`(?:[2-7]|${daysVi.join("|")})`;
const numberOfVi = (name: string): string =>
  /\d/.test(name) ? `d${Number(name) - 1}` : `d${daysVi.findIndex((day) => day === name) + 1}`;
const listVi = new RegExp(
  String.raw`\b(?:thu |t)(${dayNameVi})\b(?:(?: ?[,&] ?| va |-)${dayNameVi}${noHour}\b| [2-7]${noHour}\b)+`,
  "g",
);
const listedVi = new RegExp(String.raw`\b(?:${dayNameVi})\b|[2-7]`, "g");
const rangeVi = new RegExp(
  String.raw`\b(?:thu |t)(${dayNameVi})\b( den | ?- ?)(?:thu |t)?(${dayNameVi})${noHour}\b(?!-)`,
  "g",
);
const nameVi = new RegExp(String.raw`\b(?:thu (${dayNameVi})|t([2-7]))${noHour}\b`, "g");

/** A day's name as its number, 0 to 6, behind a d. */
function withDays(text: string): string {
  const vietnamese = text
    .replace(/\bchua? nhat\b|\bchu nhat\b|\bcn\b/g, "d0")
    .replace(/\b(?:thu |t)([2-7]{3,6})\b/g, (whole, digits: string) =>
      isRising(digits) ? markedDays(digits) : whole,
    )
    .replace(rangeVi, (_, from: string, __, to: string) => `${numberOfVi(from)} den ${numberOfVi(to)}`)
    .replace(listVi, (list) => (list.replace(/\bthu /g, "").match(listedVi) ?? []).map(numberOfVi).join(" "))
    .replace(nameVi, (_, named?: string, short?: string) => numberOfVi(named ?? short ?? ""));
  return dayPatternsEn.reduce((words, pattern, at) => words.replace(pattern, `d${at}`), vietnamese);
}

const monthsEn = [
  "jan(?:uary)?",
  "feb(?:ruary)?",
  "mar(?:ch)?",
  "apr(?:il)?",
  "may",
  "june?",
  "july?",
  "aug(?:ust)?",
  "sept?(?:ember)?",
  "oct(?:ober)?",
  "nov(?:ember)?",
  "dec(?:ember)?",
] as const;

const monthPatternsEn = monthsEn.map((name) => new RegExp(String.raw`\b${name}\b`, "g"));

/** A month's English name as its number behind an m. */
const withMonths = (text: string): string =>
  monthPatternsEn.reduce((words, pattern, at) => words.replace(pattern, `m${at + 1}`), text);

const unheard =
  /\b(?:nhe|nha|oi|ban|giup|em|minh|voi|please|pls|chay|dat lich|hen gio|lich|cron|crontab|run|runs|execute|exactly|dung|sharp)\b/g;

/** What has to be told apart before marks are taken off, with which alone `tới` is no `tối`, and `từ` no `tư`. */
const marked: readonly (readonly [RegExp, string])[] = [
  [/(^|[^\p{L}])lễ(?!\p{L})/gu, "$1holiday"],
  [/(^|[^\p{L}])từ(?!\p{L})/gu, "$1from"],
  [/(^|[^\p{L}])tới(?!\p{L})/gu, "$1den"],
  [/(^|[^\p{L}])ạ(?!\p{L})/gu, "$1"],
  [/[’′]/g, "'"],
  [/[–—]/g, "-"],
  [/\ba\.m\.?/g, "am"],
  [/\bp\.m\.?/g, "pm"],
];

/** One phrase of several words, in the words that are read; of marks there are none any more. */
const sameAs: readonly (readonly [RegExp, string])[] = [
  [/\b(?:biweekly|fortnightly|every fortnight)\b/g, "every 2 weeks"],
  [/\bnightly\b/g, "every night"],
  [/\b(?:(?:tat )?ca cac ngay|tat ca ngay|all days)\b(?! (?:thu|t)[2-7 ])/g, "moi ngay"],
  [/\b(?:vao |luc )?(?:dau|dung) gio (?=(?:moi|hang|cua moi) (?:gio|tieng)\b)/g, ""],
  [/\b(moi|hang) (?:dau gio|gio dung)\b/g, "moi gio"],
  [/\b(every hour|hourly),? on the hour\b/g, "every hour"],
  [/\bmong (?=\d|mot\b|hai\b|ba\b|bon\b|nam\b|sau\b|bay\b|tam\b|chin\b|muoi\b)/g, "mung "],
  [/\bdau nam\b/g, "ngay 1 thang 1"],
  [/\bcuoi nam\b/g, "ngay 31 thang 12"],
  [/\b(?:ngay )?giua thang\b/g, "ngay 15"],
  [/\bdau tuan\b/g, "thu hai"],
  [/\b(?:tinh (?:tu|from) 0 gio|counted from midnight)\b/g, ""],
  [/\bchi (?:trong |vao )?(?=thang \d)/g, ""],
  [/\bonly in\b/g, "in"],
];

const minutesVi = new RegExp(
  String.raw`\bgio (?:(hai|ba|bon|nam) )?muoi(?: (mot|hai|ba|bon|tu|lam|nam|sau|bay|tam|chin)\b)?(?! phut)`,
  "g",
);

/** `thứ tư lần thứ 2 trong tháng`. */
const nthDay = /\blan thu (?:([1-5])|(hai|ba|tu|nam))(?= (?:cua|trong|moi|hang) (?:(?:moi|hang) )?thang\b)/g;
const nth = "(?:(?:thu )?(?:[1-5]|nhat|hai|ba|tu|nam)|dau tien|dau|cuoi cung|cuoi)";
/** A week of the month, by its number or place; `hàng tuần thứ 2` is a day of each week. */
const nthWeek = new RegExp(
  String.raw`\btuan ${nth}(?= (?:cua|trong) (?:(?:moi|hang|cac) )?thang\b)` +
    String.raw`|\b(?:(hang|moi|mot|1|lan|cac) )?tuan ${nth}(?= (?:(?:moi|hang|cac) )?thang\b(?! \d{1,2}\b(?! ?(?:gio|[hg]\b|:))))` +
    String.raw`|\b(?:first|1st|2nd|third|3rd|fourth|4th|last) week\b|\b(?:in|of|on) (?:the )?second week\b`,
  "g",
);
/** What stands for such a week: cron has none. */
export const weekOfMonth = /weekofmonth/;

/** `phút thứ 15` is a minute, and `15 phút thứ 3` a Tuesday. */
const withMinutes = (text: string): string =>
  text.replace(/(\d )?\bphut thu (?=\d)/g, (whole, digit?: string) => (digit ? whole : "phut "));

/** A schedule's words in one spelling, without marks: days as d0 to d6, months as m1 to m12, numbers in digits. */
export function spokenWords(text: string): string {
  const told = marked.reduce(
    (words, [pattern, plain]) => words.replace(pattern, plain),
    text.toLowerCase().normalize("NFC"),
  );
  const plain = withMinutes(fold(told)).replace(/\bam lich\b/g, "amlich");
  const known = sameAs
    .reduce((words, [pattern, same]) => words.replace(pattern, same), plain)
    .replace(nthDay, (_, digit?: string, word = "") => `nth${digit ?? oneVi(word)}`)
    .replace(nthWeek, (whole, often?: string) => (often === undefined ? weekOfMonth.source : whole))
    .replace(
      minutesVi,
      (_, tens?: string, ones?: string) => `gio ${(tens ? oneVi(tens) : 1) * 10 + oneVi(ones)}`,
    );
  return withMonths(withDigits(withDays(known)))
    .replace(unheard, " ")
    .replace(/\s+/g, " ")
    .trim();
}
