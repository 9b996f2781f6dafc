import { createCipheriv } from "node:crypto";
import { expect, test } from "bun:test";
import { generatePasswords } from "#tools/crypto/password.ts";

/** Bytes that are the same in every run, and as good as any: a cipher's key stream. */
function bytesFrom(seed: number): (count: number) => Uint8Array {
  const stream = createCipheriv("aes-256-ctr", new Uint8Array(32).fill(seed), new Uint8Array(16));
  return (count) => new Uint8Array(stream.update(new Uint8Array(count)));
}

const alphabets = {
  lower: "abcdefghijklmnopqrstuvwxyz",
  upper: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  digits: "0123456789",
  symbols: "!#$%&()*+,-./:;<=>?@[]^_{|}~",
};
type Kind = keyof typeof alphabets;

const kindOf = (character: string): Kind =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- the keys are the kinds
  (Object.keys(alphabets) as Kind[]).find((kind) => alphabets[kind].includes(character))!;

function passwords(kinds: readonly Kind[], { length, count }: { length: number; count: number }): string[] {
  const randomBytes = bytesFrom(25);
  const chosen = { lower: false, upper: false, digits: false, symbols: false };
  for (const kind of kinds) chosen[kind] = true;
  return Array.from({ length: count / 100 }, () => {
    const made = generatePasswords({ ...chosen, length, unambiguous: false, count: 100 }, randomBytes);
    return made.ok ? made.value.passwords : [];
  }).flat();
}

/** Pearson's statistic, as many standard deviations above what is expected of chance. */
function deviation(found: readonly number[], expected: readonly number[]): number {
  const statistic = found.reduce((sum, count, at) => sum + (count - expected[at]!) ** 2 / expected[at]!, 0);
  const freedom = found.length - 1;
  return (statistic - freedom) / Math.sqrt(2 * freedom);
}

/** Every order of kinds that has each of them, with the number of passwords of that order. */
function orders(kinds: readonly Kind[], length: number): Map<string, number> {
  let all: { order: Kind[]; texts: number }[] = [{ order: [], texts: 1 }];
  for (let place = 0; place < length; place += 1)
    all = all.flatMap(({ order, texts }) =>
      kinds.map((kind) => ({ order: [...order, kind], texts: texts * alphabets[kind].length })),
    );
  const whole = all.filter(({ order }) => new Set(order).size === kinds.length);
  return new Map(whole.map(({ order, texts }) => [order.join(" "), texts]));
}

test("every password with all chosen kinds is as likely as any other: each order of kinds comes as often as it has passwords", () => {
  for (const kinds of [
    ["lower", "digits"],
    ["lower", "upper", "digits"],
    ["digits", "symbols"],
  ] as const) {
    const drawn = passwords(kinds, { length: 6, count: 40_000 });
    const expected = orders(kinds, 6);
    const all = [...expected.values()].reduce((sum, texts) => sum + texts, 0);
    const found = new Map([...expected.keys()].map((order) => [order, 0]));
    for (const password of drawn) {
      const order = password.split("").map(kindOf).join(" ");
      found.set(order, found.get(order)! + 1);
    }
    expect(found.size).toBe(expected.size);
    const wanted = [...expected.values()].map((texts) => (texts / all) * drawn.length);
    expect(deviation([...found.values()], wanted)).toBeLessThan(5);
  }
});

test("within its kind each character is as likely as any other, at every place", () => {
  const kinds = ["lower", "upper", "digits", "symbols"] as const;
  const drawn = passwords(kinds, { length: 6, count: 20_000 });
  for (const kind of kinds)
    for (let place = 0; place < 6; place += 1) {
      const characters = alphabets[kind].split("");
      const here = drawn.map((password) => password.charAt(place)).filter((one) => kindOf(one) === kind);
      const found = characters.map((character) => here.filter((one) => one === character).length);
      const wanted = characters.map(() => here.length / characters.length);
      expect([kind, place, deviation(found, wanted) < 5]).toEqual([kind, place, true]);
    }
});
