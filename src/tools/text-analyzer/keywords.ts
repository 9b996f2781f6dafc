import { eng } from "stopword/src/stopwords_eng.js";
import { vie } from "stopword/src/stopwords_vie.js";
import type { TextLanguage } from "./names.ts";

export type Keyword = { readonly keyword: string; readonly count: number };

const more =
  "là và của có cho với các những một này đó kia ấy thì mà ở trong trên dưới ra vào đến từ được bị đã đang sẽ không chưa cũng rất lại còn chỉ như khi nếu vì nên do để về tôi ta chúng bạn anh chị em họ nó mình ai gì nào sao thế vậy rồi nữa thôi hay hoặc nhưng tuy mỗi mọi từng cả hơn nhất quá lắm đều vẫn phải muốn hôm nay theo tại bởi sau trước giữa cùng đi làm người việc";
const vietnamese = new Set([...vie.flatMap((words) => words.split(" ")), ...more.split(" ")]);
const english = new Set([...eng, "did", "does", "would", "could", "also", "will"]);

const stopwords: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  vi: vietnamese,
  en: english,
  other: new Set([...vietnamese, ...english]),
};

/** Of little weight alone, they make words together with another syllable: "người dùng", "việc làm". */
const compounding = new Set("người việc làm học nhà nước".split(" "));

const longest = 3;
const most = 10;

/**
 * The words and phrases of up to three words that a text repeats. `clauses` are runs of words, in lower case,
 * without a sign between them; no phrase goes across their ends, and none begins or ends with a stopword.
 */
export function keywordsOf(clauses: readonly (readonly string[])[], language: TextLanguage): Keyword[] {
  const stop = stopwords[language];
  const counts = new Map<string, number>();
  for (const clause of clauses) {
    for (const [at, first] of clause.entries()) {
      const isPlain = isTelling(first, stop);
      if (!isPlain && !isCompounding(first, language)) continue;
      let phrase = "";
      for (let length = 1; length <= longest; length += 1) {
        const last = clause[at + length - 1];
        if (last === undefined) break;
        phrase = length === 1 ? last : `${phrase} ${last}`;
        if (length === 1 ? isPlain : isTelling(last, stop) || isCompounding(last, language))
          counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
      }
    }
  }
  return best(counts, language);
}

const isCompounding = (word: string, language: TextLanguage): boolean =>
  language === "vi" && compounding.has(word);

const isTelling = (word: string, stop: ReadonlySet<string>): boolean =>
  word.length > 1 && word.length <= 40 && !stop.has(word) && /\p{L}/u.test(word);

const wordsIn = ({ keyword }: Keyword): number => keyword.split(" ").length;

function best(counts: ReadonlyMap<string, number>, language: TextLanguage): Keyword[] {
  // Two Vietnamese syllables are mostly one word, so a syllable that seldom stands without the other says nothing more.
  const alone = language === "vi" ? 1.5 : 1;
  const score = ({ keyword, count }: Keyword) => count * (keyword.includes(" ") ? 1.5 : 1);
  const ranked = [...counts]
    .filter(([keyword, count]) => count > 1 || !keyword.includes(" "))
    .map(([keyword, count]) => ({ keyword, count }))
    .sort((one, other) => score(other) - score(one) || wordsIn(other) - wordsIn(one));
  const chosen: Keyword[] = [];
  for (const candidate of ranked) {
    if (chosen.length === most) break;
    const isPart = chosen.some(
      ({ keyword, count }) =>
        candidate.count <= alone * count && ` ${keyword} `.includes(` ${candidate.keyword} `),
    );
    if (!isPart) chosen.push(candidate);
  }
  return chosen;
}
