/** The alphabet of GSM 03.38; each character of its extension takes two. */
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const gsmExtension = new Set("^{}\\[~]|€\f");

type Sms = { readonly encoding: "GSM-7" | "UCS-2"; readonly parts: number; readonly length: number };

/** How a telephone sends the text: a character outside GSM's alphabet, such as ạ or ư, makes every part much shorter. */
export function smsOf(smsText: string): Sms {
  const isGsm = Array.from(smsText).every(
    (smsCharacter) => basic.has(smsCharacter) || gsmExtension.has(smsCharacter),
  );
  if (isGsm) return { encoding: "GSM-7", ...smsPartsOf(smsText, gsmSeptetsOf, { single: 160, joined: 153 }) };
  return {
    encoding: "UCS-2",
    ...smsPartsOf(smsText, (smsCharacter) => smsCharacter.length, { single: 70, joined: 67 }),
  };
}

const gsmSeptetsOf = (smsCharacter: string): number => (gsmExtension.has(smsCharacter) ? 2 : 1);

/** No character is cut in two: one that does not fit at the end of a part begins the next one. */
function smsPartsOf(
  smsText: string,
  unitsOf: (sign: string) => number,
  { single, joined }: { single: number; joined: number },
): Pick<Sms, "parts" | "length"> {
  let [smsLength, partCount, filledUnits] = [0, 1, 0];
  for (const smsCharacter of smsText) {
    const characterUnits = unitsOf(smsCharacter);
    smsLength += characterUnits;
    filledUnits += characterUnits;
    if (filledUnits <= joined) continue;
    partCount += 1;
    filledUnits = characterUnits;
  }
  return { length: smsLength, parts: smsLength <= single ? 1 : partCount };
}

export type Characters = {
  readonly all: number;
  readonly spaces: number;
  readonly digits: number;
  /** Signs: neither letters, nor digits, nor space. */
  readonly special: number;
};

const [letterClass, digitClass, spaceClass, signClass] = [0, 1, 2, 3];

/** By the first character of what a reader takes for one. */
function classOf(grapheme: string): number {
  if (/^\p{Nd}/u.test(grapheme)) return digitClass;
  if (/^[\p{L}\p{M}\p{N}]/u.test(grapheme)) return letterClass;
  return /^\s/.test(grapheme) ? spaceClass : signClass;
}

/** Below U+0300 nothing combines with what stands before it, nor in the block of the Vietnamese vowels. */
const combiningStart = 0x300;
const [vowels, vowelsEnd] = [0x1e00, 0x1f00];

function readClasses(): Uint8Array {
  const classes = new Uint8Array(vowelsEnd);
  for (
    let charCode = 0;
    charCode < vowelsEnd;
    charCode += charCode === combiningStart ? vowels - combiningStart : 1
  )
    classes[charCode] = classOf(String.fromCharCode(charCode));
  return classes;
}

/** Made for the first text. */
let characterTables: { readonly classes: Uint8Array; readonly segmenter: Intl.Segmenter } | null = null;

const isSimple = (charCode: number): boolean =>
  charCode < combiningStart || (charCode >= vowels && charCode < vowelsEnd);

/** Counts characters as a reader sees them: a letter with its diacritics, or a family of emoji, is one. */
export function countCharacters(analyzedText: string): Characters {
  characterTables ??= {
    classes: readClasses(),
    segmenter: new Intl.Segmenter("vi", { granularity: "grapheme" }),
  };
  const { classes, segmenter } = characterTables;
  const classCounts = [0, 0, 0, 0];
  const addClass = (characterClass: number) =>
    (classCounts[characterClass] = (classCounts[characterClass] ?? 0) + 1);
  let charAt = 0;
  while (charAt < analyzedText.length) {
    const charCode = analyzedText.charCodeAt(charAt);
    const isLast = charAt + 1 >= analyzedText.length || isSimple(analyzedText.charCodeAt(charAt + 1));
    if (isSimple(charCode) && isLast) {
      const isPair = charCode === 0x0d && analyzedText.charCodeAt(charAt + 1) === 0x0a;
      addClass(classes[charCode] ?? signClass);
      charAt += isPair ? 2 : 1;
      continue;
    }
    let clusterEnd = charAt + 1;
    while (clusterEnd < analyzedText.length && !isSimple(analyzedText.charCodeAt(clusterEnd)))
      clusterEnd += 1;
    for (const { segment } of segmenter.segment(analyzedText.slice(charAt, clusterEnd)))
      addClass(classOf(segment));
    charAt = clusterEnd;
  }
  const [letters = 0, digits = 0, spaces = 0, special = 0] = classCounts;
  return { all: letters + digits + spaces + special, spaces, digits, special };
}
