/** The alphabet of GSM 03.38; each character of its extension takes two. */
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const extension = new Set("^{}\\[~]|€\f");

export type Sms = { readonly encoding: "GSM-7" | "UCS-2"; readonly parts: number; readonly length: number };

/** How a telephone sends the text: a character outside GSM's alphabet, such as ạ or ư, makes every part much shorter. */
export function smsOf(text: string): Sms {
  let length = 0;
  for (const sign of text) {
    if (basic.has(sign)) length += 1;
    else if (extension.has(sign)) length += 2;
    else return { encoding: "UCS-2", parts: partsOf(text.length, 70, 67), length: text.length };
  }
  return { encoding: "GSM-7", parts: partsOf(length, 160, 153), length };
}

const partsOf = (length: number, single: number, joined: number): number =>
  length <= single ? 1 : Math.ceil(length / joined);
