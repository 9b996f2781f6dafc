import { capitalized } from "#core/capitalized.ts";
import { withoutMarks } from "#core/fold.ts";
import { message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { numberInEnglish, numberInVietnamese } from "./number-words.ts";
import type { TextChange } from "./schema.ts";

/**
 * Vietnamese as fonts of the nineties drew it, as it looks today: letters of Latin-1 in which each stands for another.
 * TCVN3 (TCVN 5712:1993, table VN3) has one sign a letter; VNI for Windows writes a letter and then its marks.
 */

const tcvn3 =
  "µà ¸á ¶ả ·ã ¹ạ ¨ă »ằ ¾ắ ¼ẳ ½ẵ Æặ ©â Çầ Êấ Èẩ Éẫ Ëậ ®đ Ìè Ðé Îẻ Ïẽ Ñẹ ªê Òề Õế Óể Ôễ Öệ ×ì Ýí Øỉ Üĩ Þị ßò ãó áỏ âõ äọ «ô åồ èố æổ çỗ éộ ¬ơ êờ íớ ëở ìỡ îợ ïù óú ñủ òũ ôụ \u00adư õừ øứ öử ÷ữ ùự úỳ ýý ûỷ üỹ þỵ ¡Ă ¢Â §Đ £Ê ¤Ô ¥Ơ ¦Ư";

const vni =
  "aùá aøà aûả aõã aïạ aêă aéắ aèằ aúẳ aüẵ aëặ aââ aáấ aàầ aåẩ aãẫ aäậ eùé eøè eûẻ eõẽ eïẹ eâê eáế eàề eåể eãễ eäệ æỉ óĩ òị oùó oøò oûỏ oõõ oïọ oâô oáố oàồ oåổ oãỗ oäộ ôùớ ôøờ ôûở ôõỡ ôïợ ôơ uùú uøù uûủ uõũ uïụ öùứ öøừ öûử öõữ öïự öư yùý yøỳ yûỷ yõỹ îỵ ñđ";

type Letters = ReadonlyMap<string, string>;

const lettersOf = (pairs: string): Letters =>
  new Map(pairs.split(" ").map((pair) => [pair.slice(0, -1), pair.slice(-1)]));

/** A capital letter may have its marks in capitals or not. */
function withCapitals(letters: Letters): Letters {
  const capitals = [...letters].flatMap(([drawn, letter]): [string, string][] => [
    [drawn.toUpperCase(), letter.toUpperCase()],
    [capitalized(drawn, "vi"), letter.toUpperCase()],
  ]);
  return new Map([...letters, ...capitals]);
}

function decoderOf(letters: Letters): (text: string) => string {
  // The longer ones first: what is a mark after one letter is a letter by itself.
  const drawn = [...letters.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(drawn.join("|"), "g");
  return (text) => text.normalize("NFC").replace(pattern, (found) => letters.get(found) ?? found);
}

/** A text in a font of TCVN3 (names like .VnTime) as Unicode. */
const fromTcvn3 = decoderOf(lettersOf(tcvn3));

/** A text in a font of VNI (names like VNI-Times) as Unicode. */
const fromVni = decoderOf(withCapitals(lettersOf(vni)));

const linesOf = (text: string): string[] => text.split(/\r\n?|\n/);

const byLine = (change: (lines: string[]) => readonly string[]) => (text: string) =>
  change(linesOf(text)).join("\n");

const upper = (text: string): string => text.toLocaleUpperCase("vi");
const lower = (text: string): string => text.toLocaleLowerCase("vi");

/** A letter with what stands above and below it; signs of other scripts than Latin keep theirs. */
const latinLetter = /\p{Script=Latin}\p{M}*/gu;

const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);

/** In small letters, but for the first of each sentence. A dot within a number or a name ends none. */
function sentenceCase(text: string): string {
  let isFirst = true;
  let hasEnded = false;
  return Array.from(lower(text.normalize("NFC")), (sign) => {
    if (isFirst && isLetter(sign)) {
      isFirst = false;
      return upper(sign);
    }
    if (/[\n\r]/.test(sign) || (hasEnded && /\s/.test(sign))) isFirst = true;
    else if (/\p{N}/u.test(sign)) isFirst = false;
    hasEnded = /[.!?…]/.test(sign) || (hasEnded && /["'”’)\]]/.test(sign));
    return sign;
  }).join("");
}

const collator = new Intl.Collator("vi");

/** Each different line with how often it stands there, the most frequent first. */
function counted(lines: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const line of lines) if (line !== "") counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([line, count]) => `${count}\t${line}`);
}

/** An amount as it is written on bills: `79.000`, `1,250,000 đ`, `12 000 VND`. */
const amount = /^([1-9]\d{0,2}(?:([., ])\d{3}(?:\2\d{3})*)?|\d{1,18})\s*(đ|₫|đồng|vnd|vnđ)?\.?$/iu;
const mostDigits = 18;

/** Each line's number as it is said; empty lines stay. */
function spelled(text: string, say: (digits: string) => string, unit: string): Result<string> {
  const lines = linesOf(text);
  const said: string[] = [];
  for (const [at, line] of lines.entries()) {
    const trimmed = line.trim();
    if (trimmed === "") {
      said.push("");
      continue;
    }
    const found = trimmed.length > 60 ? null : amount.exec(trimmed.normalize("NFKC"));
    const digits = found?.[1]?.replace(/\D/g, "").replace(/^0+(?=\d)/, "") ?? "";
    if (!found || digits.length > mostDigits)
      return invalid("text", message("text-analyzer.change.notNumber", { line: at + 1, max: mostDigits }));
    const words = say(digits);
    said.push(upper(words.charAt(0)) + words.slice(1) + (found[3] ? ` ${unit}` : ""));
  }
  return ok(said.join("\n"));
}

const changes: Readonly<Record<Exclude<TextChange, "number_vi" | "number_en">, (text: string) => string>> = {
  unaccent: (text) => text.normalize("NFC").replace(latinLetter, withoutMarks),
  upper,
  lower,
  sentence: sentenceCase,
  title: (text) =>
    lower(text.normalize("NFC")).replace(
      /[\p{L}\p{N}\p{M}’']+/gu,
      (word) => upper(word.charAt(0)) + word.slice(1),
    ),
  spaces: byLine((lines) =>
    lines
      .map((line) => line.trim().replace(/\s+/g, " "))
      .filter((line, at, all) => line !== "" || (at > 0 && all[at - 1] !== "")),
  ),
  sort: byLine((lines) => lines.toSorted(collator.compare)),
  unique: byLine((lines) => [...new Set(lines)]),
  count: byLine(counted),
  vni: fromVni,
  tcvn3: fromTcvn3,
};

/** A text in which one thing is changed. */
export function changeText(text: string, kind: TextChange): Result<string> {
  if (kind === "number_vi") return spelled(text, numberInVietnamese, "đồng");
  if (kind === "number_en") return spelled(text, numberInEnglish, "dong");
  return ok(changes[kind](text));
}
