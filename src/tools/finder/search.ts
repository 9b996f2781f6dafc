import { fold } from "#core/fold.ts";
import type { ToolId } from "#tools/registry.ts";

/** Whether one letter added, taken away, changed or swapped with the next makes one word of the other. */
function isNear(typed: string, known: string): boolean {
  const [short, long] = typed.length <= known.length ? [typed, known] : [known, typed];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  );
}

const sorted = (word: string): string => word.split("").toSorted().join("");

/** Shorter words are near too many others, most of all syllables; only swapped letters are mistakes there. */
const minFuzzyLength = 5;

const isMistyped = (typed: string, known: string): boolean =>
  isNear(typed, known) &&
  (Math.min(typed.length, known.length) >= minFuzzyLength ||
    (typed.length === 4 && sorted(typed) === sorted(known)));

/** How well a word that was typed fits one that is known, from 4 down to 0, where it does not; the last one may be half typed. */
function fitOf(typed: string, known: string, isLast: boolean): number {
  if (typed === known) return 4;
  if (known.startsWith(typed) && (isLast || typed.length > 3)) return 3;
  if (isMistyped(typed, known)) return 2;
  const isHalf = isLast && typed.length >= minFuzzyLength && known.length > typed.length;
  return isHalf && isNear(typed, known.slice(0, typed.length)) ? 1 : 0;
}

/** A tool as it is sought; `name` is as it is shown, the rest is folded. */
export type SearchableTool = {
  readonly id: ToolId;
  readonly name: string;
  /** Words that mean the tool, whatever stands beside them. */
  readonly sure: string;
  /** Between commas. */
  readonly names: string;
};

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Words that say nothing of a tool: they neither find one nor keep it from being found. */
const stopwords = new Set(
  (
    "a an the to of my for and is it its what how do does i in on with from this that can me please be are use using used " +
    "la chua cua cho va cac nhung gi nao sao nhu the co toi minh ban nay do di duoc bi khong ko k da dang se roi nhe giup voi o ra hay hoac theo kieu nhanh moi gium dum qua a oi " +
    "online mien phi free tool tools cong cu app tao lam make create lay get xem view muon can cach trang tra cuu check kiem tra test tim find generate generator trong viec"
  ).split(" "),
);
const tellingOf = (words: readonly string[]) => words.filter((word) => !stopwords.has(word));

/** What a tool is called, each as words, and how sure one can be of it. */
type Name = { readonly words: readonly string[]; readonly isSure: boolean; readonly isOwn: boolean };

/** The names of a tool as words; `all` are those with the words that say nothing. */
type Names = { readonly all: readonly Name[]; readonly telling: readonly Name[] };

const readNames = new WeakMap<SearchableTool, Names>();

/** Read once, not at every letter that is typed. */
function namesOf(tool: SearchableTool): Names {
  const known = readNames.get(tool);
  if (known) return known;
  const nameOf = (text: string, isSure: boolean, isOwn: boolean) => ({ words: wordsOf(text), isSure, isOwn });
  const all = [
    nameOf(tool.name, false, true),
    ...tool.sure.split(" ").map((word) => nameOf(word, true, false)),
    ...tool.names.split(", ").map((other) => nameOf(other, false, false)),
  ].filter(({ words }) => words.length > 0);
  const telling = all
    .map((name) => ({ ...name, words: tellingOf(name.words) }))
    .filter(({ words }) => words.length > 0);
  const names = { all, telling };
  readNames.set(tool, names);
  return names;
}

const minPartLength = 3;

/** The words of one tool that a typed one is written together of: "urlencode", "shortlink"; empty when it is not. */
function partsOf(typed: string, known: ReadonlySet<string>): readonly string[] {
  if (typed.length < 2 * minPartLength || known.has(typed)) return [];
  // The parts that lead to each place that can be reached, found once however many ways lead there.
  const reached = new Map<number, readonly string[]>([[0, []]]);
  for (const [start, parts] of reached)
    for (let end = start + minPartLength - 1; end <= typed.length; end += 1) {
      const part = typed.slice(start, end);
      if (!reached.has(end) && known.has(part)) reached.set(end, [...parts, part]);
    }
  return reached.get(typed.length) ?? [];
}

/** Words as the tools know them: "base64" for "base 64". */
function asKnown(words: readonly string[], known: ReadonlySet<string>): readonly string[] {
  const joined: string[] = [];
  for (const word of words) {
    const pair = `${joined.at(-1)}${word}`;
    if (known.has(pair) && !(known.has(joined.at(-1) ?? "") && known.has(word))) joined.splice(-1, 1, pair);
    else joined.push(word);
  }
  return joined;
}

/** What is sought; whether it is a single word, of which one may have typed a letter or two. */
type Query = { readonly words: readonly string[]; readonly isAlone: boolean };

/** How well each word of a query is known by a tool, from 0 to 4, and whether one of them leaves no doubt. */
type Fits = { readonly fits: readonly number[]; readonly isSure: boolean };

/** How well the words from one place on fit a name's; what is still being typed may end in the middle of the name. */
function fitsFrom({ words, isAlone }: Query, start: number, name: readonly string[]): readonly number[] {
  const found: number[] = [];
  for (const [at, part] of name.entries()) {
    const word = words[start + at];
    if (word === undefined) return isAlone || at > 1 ? found.map((fit) => fit / (start === 0 ? 2 : 4)) : [];
    const isTyping = start + at === words.length - 1 && (isAlone || at > 0 || word.length > 2);
    const fit = fitOf(word, part, isTyping);
    if (fit === 0) return [];
    found.push(fit);
  }
  return found;
}

/** One word alone may be any of a name's, most of all the first. */
const fitOfAny = (word: string, { words, isOwn }: Name): number =>
  Math.max(...words.map((part, at) => fitOf(word, part, true) * (at === 0 ? 0.75 : 0.5))) *
  (isOwn ? 1.25 : 1);

/** Words that stand in the names of tools of all kinds. */
const weakWords = new Set(
  (
    "formatter format convert converter viewer parser parse validator validate words count counter random key token click " +
    "request status device browser owner lookup record records resolve code scan phone contact location country language " +
    "generator maker doi dem web website site barcode"
  ).split(" "),
);

/** What each word of a name is worth: more than one together say more than a single one, which may be meant otherwise. */
function worthOf({ words: [only = ""], isOwn, isSure }: Name, fit: number, length: number): number {
  if (isSure && fit === 4) return 2;
  return (isOwn ? 1.25 : 1) * (length === 1 && weakWords.has(only) ? 0.6 : 1 + length / 10);
}

/** A word alone is worth what it is, however many tools know it: nothing beside it says otherwise. */
const worthAlone = ({ isOwn, isSure }: Name, fit: number): number =>
  isSure && fit === 4 ? 2 : (isOwn ? 1.25 : 1) * 1.1;

function fitsOf(query: Query, names: readonly Name[]): Fits {
  const { words, isAlone } = query;
  const fits = words.map(() => 0);
  let isSure = false;
  const [only = ""] = words;
  for (const name of names) {
    if (isAlone) fits[0] = Math.max(fits[0] ?? 0, fitOfAny(only, name));
    for (const start of words.keys()) {
      const found = fitsFrom(query, start, name.words);
      for (const [at, fit] of found.entries()) {
        fits[start + at] = Math.max(
          fits[start + at] ?? 0,
          fit * (isAlone ? worthAlone(name, fit) : worthOf(name, fit, found.length)),
        );
      }
      isSure ||= name.isSure && found.some((fit) => fit === 4);
    }
  }
  const glued = new Set(names.flatMap((name) => name.words));
  for (const [at, word] of words.entries())
    if (fits[at] === 0 && partsOf(word, glued).length > 0) fits[at] = 3;
  return { fits, isSure };
}

/** Of what the words tell, a tool has to know more than this, or one that leaves no doubt. */
const minKnown = 0.5;
/** A word that no tool knows counts as one that so many do. */
const unknownRarity = 2;
/** Of the best one's worth, another has to have at least this. */
const minWorth = 0.5;

/**
 * The tools that a query is about, the best first. A word that few tools know counts more than one that many do; one that
 * none knows asks for what is not here.
 */
export function searchTools(query: string, tools: readonly SearchableTool[]): readonly ToolId[] {
  const typed = wordsOf(query.slice(0, 200));
  const keeps = tellingOf(typed).length === 0;
  // Where a query has only words that say nothing, the names are sought with theirs.
  const named = tools.map((tool) => ({ id: tool.id, names: namesOf(tool)[keeps ? "all" : "telling"] }));
  const known = new Set(named.flatMap(({ names }) => names.flatMap(({ words }) => words)));
  const joined = asKnown(typed, known);
  const words = keeps ? joined : tellingOf(joined);
  if (words.length === 0) return [];
  const isAlone = typed.length === 1;
  const found = named.map(({ id, names }) => ({ id, ...fitsOf({ words, isAlone }, names) }));
  const rarities = words.map((_, at) => {
    const fitting = found.filter(({ fits }) => (fits[at] ?? 0) > 0).length;
    return Math.log(1 + tools.length / (fitting || unknownRarity));
  });
  const sumOf = (partOf: (at: number) => number) =>
    rarities.reduce((sum, rarity, at) => sum + rarity * partOf(at), 0);
  const ranked = found
    .map(({ id, fits, isSure }) => ({
      id,
      worth: sumOf((at) => fits[at] ?? 0),
      isMeant: isSure || isAlone || sumOf((at) => (fits[at] ?? 0) / 4) > minKnown * sumOf(() => 1),
    }))
    .filter(({ worth, isMeant }) => worth > 0 && isMeant)
    .toSorted((one, other) => other.worth - one.worth);
  const best = ranked[0]?.worth ?? 0;
  return ranked.filter(({ worth }) => worth >= minWorth * best).map(({ id }) => id);
}
