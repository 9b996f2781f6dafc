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

/** Text in VISCII that was decoded as `x-user-defined`, where 0x80 is U+F780. In place: replacing made a text of each letter. */
export function visciiText(text: string): string {
  const units = Buffer.from(text, "utf16le");
  for (let at = 0; at < units.length; at += 2) {
    const unit = units.readUInt16LE(at);
    if (unit < 0x20 || (unit >= 0xf780 && unit <= 0xf7ff))
      units.writeUInt16LE(visciiLetter(unit & 0xff).charCodeAt(0), at);
  }
  return units.toString("utf16le");
}

const utf7Label = /^(?:x-|cs)?(?:unicode-?(?:1-1-|2-0-)?)?utf-?7$/i;

/** UTF-7 (RFC 2152): `+` begins UTF-16 in Base64, `-` ends it. A piece that is none stays as it is written. */
const utf7Text = (text: string): string =>
  text.replace(/\+([A-Za-z\d+/]*)(-?)/g, (written, base64: string, end: string) => {
    if (base64 === "") return end === "" ? written : "+";
    const bytes = Buffer.from(base64, "base64");
    // what is left over of the last group is less than a letter of Base64, and zero
    const isWhole = bytes.length > 1 && (base64.length * 6) % 16 < 6;
    if (!isWhole) return written;
    const letters = new TextDecoder("utf-16be").decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
    return letters.includes("\ufffd") ? written : letters;
  });

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
  if (utf7Label.test(label))
    return utf7Text(decodeUtf8(bytes) ?? new TextDecoder("windows-1252").decode(bytes));
  const decoder = decoderOf(label) ?? decoderOf(label.replace(/^(?:x-ms-|x-|cs)/i, ""));
  return decoder?.decode(bytes) ?? decodeUtf8(bytes) ?? new TextDecoder("windows-1252").decode(bytes);
}
