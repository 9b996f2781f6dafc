import { decodeUtf8 } from "../core/utf8.ts";

/** The Vietnamese letters of VISCII (RFC 1456) from 0x80 on; six more stand where ASCII has control characters. */
const upperHalf =
  "ẠẮẰẶẤẦẨẬẼẸẾỀỂỄỆỐỒỔỖỘỢỚỜỞỊỎỌỈỦŨỤỲ" +
  "ÕắằặấầẩậẽẹếềểễệốồổỗỠƠộờởịỰỨỪỬơớƯ" +
  "ÀÁÂÃẢĂẳẵÈÉÊẺÌÍĨỳĐứÒÓÔạỷừửÙÚỹỵÝỡư" +
  "àáâãảăữẫèéêẻìíĩỉđựòóôõỏọụùúũủýợỮ";
const controls: Readonly<Record<number, string>> = {
  0x02: "Ẳ",
  0x05: "Ẵ",
  0x06: "Ẫ",
  0x14: "Ỷ",
  0x19: "Ỹ",
  0x1e: "Ỵ",
};

const visciiLetter = (byte: number): string =>
  byte >= 0x80 ? upperHalf.charAt(byte - 0x80) : (controls[byte] ?? String.fromCharCode(byte));

/** The character set that no runtime knows, and the one that keeps each byte apart from every other. */
export const visciiLabel = /^(?:x-|cs)?viscii(?:1\.1-1)?$/i;
export const byteLabel = "x-user-defined";

/** Text in VISCII that was decoded as `x-user-defined`, where 0x80 is U+F780. */
export const visciiText = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- VISCII has letters there
  text.replace(/[\x02\x05\x06\x14\x19\x1e\uf780-\uf7ff]/g, (sign) => visciiLetter(sign.charCodeAt(0) & 0xff));

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

/** Text in a character set by its name in mail; an unknown one is taken for UTF-8, else for Windows-1252. */
export function decodeCharset(bytes: Uint8Array, label: string): string {
  if (visciiLabel.test(label)) return visciiText(new TextDecoder(byteLabel).decode(bytes));
  const decoder = decoderOf(label) ?? decoderOf(label.replace(/^(?:x-ms-|x-|cs)/i, ""));
  return decoder?.decode(bytes) ?? decodeUtf8(bytes) ?? new TextDecoder("windows-1252").decode(bytes);
}
