/** The alphabet of GSM 03.38; each character of its extension takes two. */
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const extension = new Set("^{}\\[~]|€\f");

export type Sms = { readonly encoding: "GSM-7" | "UCS-2"; readonly parts: number; readonly length: number };

/** How a telephone sends the text: a character outside GSM's alphabet, such as ạ or ư, makes every part much shorter. */
export function smsOf(text: string): Sms {
  const isGsm = Array.from(text).every((sign) => basic.has(sign) || extension.has(sign));
  if (isGsm) return { encoding: "GSM-7", ...partsOf(text, septetsOf, { single: 160, joined: 153 }) };
  return { encoding: "UCS-2", ...partsOf(text, (sign) => sign.length, { single: 70, joined: 67 }) };
}

const septetsOf = (sign: string): number => (extension.has(sign) ? 2 : 1);

/** No character is cut in two: one that does not fit at the end of a part begins the next one. */
function partsOf(
  text: string,
  sizeOf: (sign: string) => number,
  { single, joined }: { single: number; joined: number },
): Pick<Sms, "parts" | "length"> {
  let [length, parts, filled] = [0, 1, 0];
  for (const sign of text) {
    const size = sizeOf(sign);
    length += size;
    filled += size;
    if (filled <= joined) continue;
    parts += 1;
    filled = size;
  }
  return { length, parts: length <= single ? 1 : parts };
}
