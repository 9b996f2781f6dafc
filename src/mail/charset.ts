import { decodeUtf8 } from "#core/utf8.ts";

/** The Vietnamese letters of VISCII (RFC 1456) from 0x80 on; six more stand where ASCII has control characters. */
const upperHalf =
  "ẠẮẰẶẤẦẨẬẼẸẾỀỂỄỆỐỒỔỖỘỢỚỜỞỊỎỌỈỦŨỤỲ" +
  "ÕắằặấầẩậẽẹếềểễệốồổỗỠƠộờởịỰỨỪỬơớƯ" +
  "ÀÁÂÃẢĂẳẵÈÉÊẺÌÍĨỳĐứÒÓÔạỷừửÙÚỹỵÝỡư" +
  "àáâãảăữẫèéêẻìíĩỉđựòóôõỏọụùúũủýợỮ";
const visciiControls: Readonly<Record<number, string>> = {
  0x02: "Ẳ",
  0x05: "Ẵ",
  0x06: "Ẫ",
  0x14: "Ỷ",
  0x19: "Ỹ",
  0x1e: "Ỵ",
};

const visciiLetter = (visciiByte: number): string =>
  visciiByte >= 0x80
    ? upperHalf.charAt(visciiByte - 0x80)
    : (visciiControls[visciiByte] ?? String.fromCharCode(visciiByte));

/** The character set that no runtime knows, and the one that keeps each byte apart from every other. */
export const visciiLabel = /^(?:x-|cs)?viscii(?:1\.1-1)?$/i;
export const byteLabel = "x-user-defined";

/** Text in VISCII that was decoded as `x-user-defined`, where 0x80 is U+F780. In place: replacing made a text of each letter. */
export function visciiText(visciiEncoded: string): string {
  const utf16Units = Buffer.from(visciiEncoded, "utf16le");
  for (let unitOffset = 0; unitOffset < utf16Units.length; unitOffset += 2) {
    const utf16Unit = utf16Units.readUInt16LE(unitOffset);
    if (utf16Unit < 0x20 || (utf16Unit >= 0xf780 && utf16Unit <= 0xf7ff))
      utf16Units.writeUInt16LE(visciiLetter(utf16Unit & 0xff).charCodeAt(0), unitOffset);
  }
  return utf16Units.toString("utf16le");
}

const utf7Label = /^(?:x-|cs)?(?:unicode-?(?:1-1-|2-0-)?)?utf-?7$/i;

/** UTF-7 (RFC 2152): `+` begins UTF-16 in Base64, `-` ends it. A piece that is none stays as it is written. */
const utf7Text = (utf7Encoded: string): string =>
  utf7Encoded.replace(/\+([A-Za-z\d+/]*)(-?)/g, (escapedRun, base64: string, runEnd: string) => {
    if (base64 === "") return runEnd === "" ? escapedRun : "+";
    const runBytes = Buffer.from(base64, "base64");
    // what is left over of the last group is less than a letter of Base64, and zero
    const isWholeRun = runBytes.length > 1 && (base64.length * 6) % 16 < 6;
    if (!isWholeRun) return escapedRun;
    const runLetters = new TextDecoder("utf-16be").decode(
      runBytes.subarray(0, runBytes.length - (runBytes.length % 2)),
    );
    return runLetters.includes("\ufffd") ? escapedRun : runLetters;
  });

function decoderOf(charsetLabel: string): TextDecoder | null {
  try {
    return new TextDecoder(charsetLabel);
  } catch {
    return null;
  }
}

/** Text in a character set by its name in mail; an unknown one is taken for UTF-8, else for Windows-1252. */
export function decodeCharset(encodedBytes: Uint8Array, charsetLabel: string): string {
  if (visciiLabel.test(charsetLabel)) return visciiText(new TextDecoder(byteLabel).decode(encodedBytes));
  if (utf7Label.test(charsetLabel))
    return utf7Text(decodeUtf8(encodedBytes) ?? new TextDecoder("windows-1252").decode(encodedBytes));
  const decoder = decoderOf(charsetLabel) ?? decoderOf(charsetLabel.replace(/^(?:x-ms-|x-|cs)/i, ""));
  return (
    decoder?.decode(encodedBytes) ??
    decodeUtf8(encodedBytes) ??
    new TextDecoder("windows-1252").decode(encodedBytes)
  );
}
