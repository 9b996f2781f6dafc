/** So many bytes that nobody can foretell. */
export type RandomBytes = (count: number) => Uint8Array;

const range = 65_536;

/** Numbers from 0 up to `bound` (at most 65 536, exclusive), each as likely as any other: what would favour some is rejected and generated again. */
export function randomIndexes(
  { count, bound }: { count: number; bound: number },
  randomBytes: RandomBytes,
): number[] {
  const acceptBelow = range - (range % bound);
  const drawn: number[] = [];
  while (drawn.length < count) {
    const bytes = randomBytes(2 * (count - drawn.length));
    for (let i = 0; i + 1 < bytes.length; i += 2) {
      const value = (bytes[i] ?? 0) * 256 + (bytes[i + 1] ?? 0);
      if (value < acceptBelow) drawn.push(value % bound);
    }
  }
  return drawn;
}

/** So many characters of the alphabet, each as likely as any other. */
export const randomText = (
  { alphabet, length }: { alphabet: string; length: number },
  randomBytes: RandomBytes,
): string =>
  randomIndexes({ count: length, bound: alphabet.length }, randomBytes)
    .map((index) => alphabet.charAt(index))
    .join("");
