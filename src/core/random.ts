/** So many bytes that nobody can foretell. */
export type RandomBytes = (count: number) => Uint8Array;

export const randomBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

const drawRange = 65_536;

/** Numbers from 0 up to `bound` (at most 65 536, exclusive), each as likely as any other: what would favour some is rejected and generated again. */
export function randomIndexes(
  { count, bound }: { count: number; bound: number },
  randomBytes: RandomBytes,
): number[] {
  const acceptBelow = drawRange - (drawRange % bound);
  const drawnIndexes: number[] = [];
  while (drawnIndexes.length < count) {
    const drawnBytes = randomBytes(2 * (count - drawnIndexes.length));
    for (let byteIndex = 0; byteIndex + 1 < drawnBytes.length; byteIndex += 2) {
      const drawnNumber = (drawnBytes[byteIndex] ?? 0) * 256 + (drawnBytes[byteIndex + 1] ?? 0);
      if (drawnNumber < acceptBelow) drawnIndexes.push(drawnNumber % bound);
    }
  }
  return drawnIndexes;
}

/** So many characters of the alphabet, each as likely as any other. */
export const randomText = (
  { alphabet, length }: { alphabet: string; length: number },
  randomBytes: RandomBytes,
): string =>
  randomIndexes({ count: length, bound: alphabet.length }, randomBytes)
    .map((index) => alphabet.charAt(index))
    .join("");

const idAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** So many characters of six bits, which need no encoding in an address. */
export const randomId = (length: number, randomBytes: RandomBytes): string =>
  randomText({ alphabet: idAlphabet, length }, randomBytes);
