import { withoutMarks } from "#core/fold.ts";
import type { TextLanguage } from "./schema.ts";
import { type Words, firstWords } from "./words.ts";

/** What a Vietnamese syllable may end in, with its vowel, without tones: about 160 rimes there are. */
const rimes = [
  "a(?:ch?|i|m|n[gh]?|o|p|t|u|y)?|ă(?:c|m|ng?|p|t)|â(?:c|m|ng?|p|t|u|y)",
  "e(?:c|m|ng?|o|p|t)?|ê(?:ch?|m|nh?|ng|p|t|u)?",
  "i(?:a|ch|m|nh?|p|t|u|ê(?:c|m|ng?|p|t|u))?",
  "o(?:a(?:ch?|i|m|n[gh]?|o|p|t|y)?|ă(?:c|m|ng?|t)|c|e(?:m|n|o|t)?|i|m|ng?|p|t|oc|ong)?",
  "ô(?:c|i|m|ng?|p|t)?|ơ(?:i|m|n|p|t)?",
  "u(?:a|â(?:ng?|t|y)|c|ê(?:ch|nh?)?|i|m|ng?|p|t|ơ|y(?:a|ch|nh?|p|t|u|ê(?:n|t|u))?|ô(?:c|i|m|ng?|t))?",
  "ư(?:a|c|i|m|ng?|t|u|ơ(?:c|i|m|ng?|p|t|u))?|y(?:ê(?:m|ng?|t|u))?",
].join("|");
const onset = "(?:ngh?|gh|gi|kh|nh|ph|qu|th|tr|ch|[bcdđghklmnpqrstvx])?";
const syllable = new RegExp(`^${onset}(?:${rimes})$`);
const tones = /\u0300|\u0301|\u0303|\u0309|\u0323/g;
/** Marks that other languages' words hardly have: horns, hooks and dots, a tone above another mark, đ. */
const ownMarks = /đ|\u031b|\u0309|\u0323|(?:\u0302|\u0306)(?:\u0300|\u0301|\u0303)/;

const isVietnamese = (word: string): boolean =>
  syllable.test(word.normalize("NFD").replace(tones, "").normalize("NFC"));

const listOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** Small words of English that hardly another language has, and those that others have too. */
const onlyEnglish = listOf(
  "the and that this these those with from have had were been which what when where who you your they their them she would could should will not there about into than then because our its it's don't i'm must only many people everything everyone anyone people's one's didn't can't",
);
const alsoEnglish = listOf(
  "of to in is for on as it be by at but or an no one a i we he do does shall any other was are has her his him all so if can may how my me up out some more",
);

/** Small words of Romance languages that are written with the letters of Vietnamese syllables and are none of its words. */
const notVietnamese = listOf(
  "e o é è il le les et os as um un el los del che chi gli già giù più né lì sì él tú es",
);

/** By Vietnamese syllables, else by small English words, in the first few thousand words. */
export function textLanguageOf(textWords: Words): TextLanguage {
  const words = firstWords(textWords, 3000).filter((word) => /\p{L}/u.test(word));
  const share = (some: readonly string[]) => some.length / Math.max(1, words.length);
  const syllables = words.filter(isVietnamese);
  const marked = syllables.filter((word) => word !== withoutMarks(word));
  const hasOwnMarks = share(marked.filter((word) => ownMarks.test(word.normalize("NFD")))) >= 0.15;
  // Without a mark of its own, a text is Vietnamese only where nothing in it is not.
  const isPlain = syllables.length === words.length && !words.some((word) => notVietnamese.has(word));
  if (share(syllables) >= 0.55 && (hasOwnMarks || (isPlain && share(marked) >= 0.5))) return "vi";
  const shareOf = (list: ReadonlySet<string>) => share(words.filter((word) => list.has(word)));
  return shareOf(onlyEnglish) + shareOf(alsoEnglish) / 4 >= 0.07 ? "en" : "other";
}
