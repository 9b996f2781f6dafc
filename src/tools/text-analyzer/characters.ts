export type Characters = {
  readonly all: number;
  readonly spaces: number;
  readonly digits: number;
  /** Signs: neither letters, nor digits, nor space. */
  readonly special: number;
};

const [letter, digit, space, sign] = [0, 1, 2, 3];

/** By the first character of what a reader takes for one. */
function classOf(grapheme: string): number {
  if (/^\p{Nd}/u.test(grapheme)) return digit;
  if (/^[\p{L}\p{M}\p{N}]/u.test(grapheme)) return letter;
  return /^\s/.test(grapheme) ? space : sign;
}

/** Below U+0300 nothing combines with what stands before it, nor in the block of the Vietnamese vowels. */
const combiningStart = 0x300;
const [vowels, vowelsEnd] = [0x1e00, 0x1f00];

function readClasses(): Uint8Array {
  const classes = new Uint8Array(vowelsEnd);
  for (let code = 0; code < vowelsEnd; code += code === combiningStart ? vowels - combiningStart : 1)
    classes[code] = classOf(String.fromCharCode(code));
  return classes;
}

/** Made for the first text. */
let tables: { readonly classes: Uint8Array; readonly segmenter: Intl.Segmenter } | null = null;

const isSimple = (code: number): boolean => code < combiningStart || (code >= vowels && code < vowelsEnd);

/** Counts characters as a reader sees them: a letter with its diacritics, or a family of emoji, is one. */
export function countCharacters(text: string): Characters {
  tables ??= { classes: readClasses(), segmenter: new Intl.Segmenter("vi", { granularity: "grapheme" }) };
  const { classes, segmenter } = tables;
  const counts = [0, 0, 0, 0];
  const add = (kind: number) => (counts[kind] = (counts[kind] ?? 0) + 1);
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const isLast = at + 1 >= text.length || isSimple(text.charCodeAt(at + 1));
    if (isSimple(code) && isLast) {
      const isPair = code === 0x0d && text.charCodeAt(at + 1) === 0x0a;
      add(classes[code] ?? sign);
      at += isPair ? 2 : 1;
      continue;
    }
    let end = at + 1;
    while (end < text.length && !isSimple(text.charCodeAt(end))) end += 1;
    for (const { segment } of segmenter.segment(text.slice(at, end))) add(classOf(segment));
    at = end;
  }
  const [letters = 0, digits = 0, spaces = 0, special = 0] = counts;
  return { all: letters + digits + spaces + special, spaces, digits, special };
}
