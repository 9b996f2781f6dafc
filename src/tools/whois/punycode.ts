const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;

const digitOf = (letter: string): number => {
  const digit = Number.parseInt(letter, base);
  // Punycode counts a to z first, then 0 to 9.
  return digit < 10 ? digit + 26 : digit - 10;
};

function adapt({ delta, length, isFirst }: { delta: number; length: number; isFirst: boolean }): number {
  let left = isFirst ? Math.floor(delta / damp) : Math.floor(delta / 2);
  left += Math.floor(left / length);
  let k = 0;
  for (; left > ((base - tMin) * tMax) / 2; k += base) left = Math.floor(left / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * left) / (left + skew));
}

/** What a label says after its `xn--` (RFC 3492); null when it says nothing. */
export function decodePunycode(encoded: string): string | null {
  if (!/^[a-z0-9-]*$/i.test(encoded)) return null;
  const dash = encoded.lastIndexOf("-");
  const points = encoded
    .slice(0, Math.max(dash, 0))
    .split("")
    .map((letter) => letter.charCodeAt(0));
  const digits = encoded.slice(dash + 1).toLowerCase();
  let [point, index, bias, at] = [128, 0, 72, 0];
  while (at < digits.length) {
    const start = index;
    for (let weight = 1, k = base; ; k += base) {
      const letter = digits[at++];
      if (letter === undefined || letter === "-") return null;
      const digit = digitOf(letter);
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, tMin), tMax);
      if (digit < threshold) break;
      weight *= base - threshold;
      if (!Number.isSafeInteger(index + weight)) return null;
    }
    const length = points.length + 1;
    bias = adapt({ delta: index - start, length, isFirst: start === 0 });
    point += Math.floor(index / length);
    if (point > 0x10_ff_ff) return null;
    index %= length;
    points.splice(index++, 0, point);
  }
  return String.fromCodePoint(...points);
}

/** A host name as people write it; labels that cannot be read stay as they are. */
export const toUnicode = (host: string): string =>
  host
    .split(".")
    .map((label) => (label.startsWith("xn--") ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join(".");
