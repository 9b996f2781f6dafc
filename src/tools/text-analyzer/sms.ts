/** The alphabet of GSM 03.38; each character of its extension takes two. */
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const gsmExtension = new Set("^{}\\[~]|€\f");

export type Sms = { readonly encoding: "GSM-7" | "UCS-2"; readonly parts: number; readonly length: number };

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
