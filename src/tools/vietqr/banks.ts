import { banks } from "./bank-list.ts";
import { nativeNames, plainName, spokenNames } from "./bank-names.ts";
import type { Bank } from "./bank.ts";
import { vietqrIoBanks } from "./vietqr-io-banks.ts";

const own = new Set(
  banks.flatMap(({ bin, code, short_name, name }) =>
    [code, short_name, name].map((each) => `${bin} ${plainName(each)}`),
  ),
);

/** What vietqr.io calls banks, as plain names by BIN, where they do not call themselves so. */
const vietqrIoNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  vietqrIoBanks.flatMap(({ bin, code, shortName, formerNames }) => {
    const others = [code, shortName, ...formerNames]
      .map((name) => plainName(name))
      .filter((name) => !own.has(`${bin} ${name}`));
    return others.length > 0 ? [[bin, [...new Set(others)]]] : [];
  }),
);

type NamedBank = readonly [name: string, bank: Bank];

const bankOfCode = new Map(banks.map((bank) => [bank.code, bank]));

const ownNames = banks.flatMap((bank): NamedBank[] =>
  [bank.bin, bank.code, bank.short_name, bank.name].map((name) => [plainName(name), bank]),
);

const namesIn = (table: Readonly<Record<string, string>>): readonly NamedBank[] =>
  Object.entries(table).flatMap(([code, names]) => {
    const bank = bankOfCode.get(code);
    return bank ? names.split(",").map((name): NamedBank => [plainName(name), bank]) : [];
  });

const otherNames = banks.flatMap((bank): NamedBank[] =>
  (vietqrIoNames[bank.bin] ?? []).map((name) => [name, bank]),
);

/** Codes that at least two lists of NAPAS's members have, older ones among them, by the BIN. */
const napasCodes: Readonly<Record<string, string>> = {
  VBARD: "970405",
  DAB: "970406",
  NASB: "970409",
  HLO: "970442",
  WOO: "970457",
  CFC: "970460",
  FCCOM: "970464",
};

const napasNames = Object.entries(napasCodes).flatMap(([code, bin]) =>
  banks.filter((bank) => bank.bin === bin).map((bank): NamedBank => [plainName(code), bank]),
);

const usedNames = [...namesIn(nativeNames), ...namesIn(spokenNames), ...napasNames];

// Of two entries with one name a map has the later: `BVB` is BVBank here, and BaoViet Bank at vietqr.io.
const byName = new Map([...usedNames, ...otherNames, ...ownNames]);
const byVietqrIoName = new Map([...usedNames, ...ownNames, ...otherNames]);

/** Names that mean a bank in a sentence too; a BIN is a number there, and two letters are a word. */
const byNameInText = new Map(
  [...namesIn(spokenNames), ...napasNames, ...otherNames, ...ownNames].filter(
    ([name]) => name === "mb" || (name.length > 2 && !/^\d+$/.test(name)),
  ),
);

/** What stands around a bank's name: that it is one, its legal form, its country, its branch. */
const before = /^(?:nganhang|nh|bank)?(?:tmcp|tmnn|thuongmaicophan|tnhhmtv|thuongmaitnhhmtv)?/;
const after = /(?:vietnam|vn)$/;
const branch = /[\s,(–-](?:chi nhánh|chi nhanh|cn|pgd|phòng giao dịch|phong giao dich)(?![\p{L}\p{N}])/iu;

function bankNamed(name: string, names: ReadonlyMap<string, Bank>): Bank | null {
  const plain = plainName(name);
  const known = names.get(plain);
  if (known) return known;
  const bare = plain.replace(before, "");
  return names.get(bare) ?? names.get(bare.replace(after, "")) ?? null;
}

const maxNameLength = 120;

function findIn(name: string, names: ReadonlyMap<string, Bank>): Bank | null {
  if (name.length > maxNameLength) return null;
  const named = bankNamed(name, names);
  const atBranch = named ? -1 : name.search(branch);
  return atBranch < 0 ? named : bankNamed(name.slice(0, atBranch), names);
}

/** A bank by its BIN, code, short name or name, by what people or vietqr.io call it, in any case and spacing. */
export const findBank = (name: string): Bank | null => findIn(name, byName);

/** The same for calls that stand in for vietqr.io's: where a name means two banks, it is vietqr.io's. */
export const findVietqrIoBank = (name: string): Bank | null => findIn(name, byVietqrIoName);

/** Every beginning of a name: where none goes on, no name does. */
const beginningsOf = (names: ReadonlyMap<string, Bank>): ReadonlySet<string> =>
  new Set([...names.keys()].flatMap((name) => Array.from(name, (_, end) => name.slice(0, end + 1))));
const inText = { names: byNameInText, beginnings: beginningsOf(byNameInText) };
const behindWord = { names: byName, beginnings: beginningsOf(byName) };

/** Words of a bank's legal form, which stand before its name, and of its country, which stand behind it. */
const formWords = /^(?:tmcp|tmnn|tm|cp|tnhh|mtv|thuong|mai|co|phan)$/;
const isVietnam = (words: readonly string[], at: number): boolean =>
  words[at] === "viet" && words[at + 1] === "nam";

type NamedHere = { readonly bank: Bank | null; readonly words: number };

/** The longest name that words are from one on, with how many of them are behind `from`. */
function longestAt(words: readonly string[], from: number, { names, beginnings }: typeof inText): NamedHere {
  let longest: NamedHere = { bank: null, words: 0 };
  let name = "";
  for (let index = from; index < words.length; index += 1) {
    name += words[index];
    if (!beginnings.has(name)) break;
    const bank = names.get(name);
    if (bank) longest = { bank, words: index + 1 - from };
  }
  return longest;
}

/**
 * The bank that the words of a sentence name from one on, by the longest of its names, and how many words that takes. The
 * words are plain names.
 */
export function bankAt(words: readonly string[], at: number): NamedHere {
  const said = words[at] === "nh" ? 1 : words[at] === "ngan" && words[at + 1] === "hang" ? 2 : 0;
  const whole = longestAt(words, at, inText);
  if (said === 0) return whole;
  let from = at + said;
  while (formWords.test(words[from] ?? "")) from += 1;
  const { bank, words: count } = longestAt(words, from, behindWord);
  const end = from + count;
  if (!bank || at + whole.words >= end) return whole;
  return { bank, words: (isVietnam(words, end) ? end + 2 : end) - at };
}
