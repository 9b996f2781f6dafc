import { expect, test } from "bun:test";
import { decodeCharset } from "#mail/charset.ts";
import { parseMessage } from "#mail/message.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";

const decode = (ascii: string, label = "UTF-7") => decodeCharset(Buffer.from(ascii), label);

/** RFC 2152's way of writing: letters, digits and blanks as they are, all else as UTF-16 in Base64. */
const utf7 = (text: string): string =>
  text.replace(/[^A-Za-z0-9 ]+/g, (piece) => {
    const units = Buffer.from(piece, "utf16le").swap16();
    return `+${units.toString("base64").replaceAll("=", "")}-`;
  });

test.each([
  ["Ti+Hr8-ng Vi+Hsc-t", "Tiếng Việt"],
  ["A+ImIDkQ.", "A≢Α."],
  ["Hi Mom -+Jjo--!", "Hi Mom -☺-!"],
  ["+ZeVnLIqe-", "日本語"],
  ["Xin ch+AOA-o +2D3eQg-", "Xin chào 🙂"],
  ["1 +- 1", "1 + 1"],
  // none of these is UTF-7, so each stays as it was written
  ["C++ 50+50 a+", "C++ 50+50 a+"],
  ["+A-", "+A-"],
  ["+2D0-", "+2D0-"],
])("UTF-7 %j is %j", (ascii, text) => {
  expect(decode(ascii)).toBe(text);
  expect(decode(ascii, "unicode-1-1-utf-7")).toBe(text);
});

test("what is written as RFC 2152 says is read, whatever it is", () => {
  const below = randomFrom(7);
  const signs = Array.from("aZ09 +-/=\\~ếệĐữ日🙂☺\u0301\n");
  for (let round = 0; round < 500; round += 1) {
    const text = Array.from({ length: below(30) }, () => signs[below(signs.length)]).join("");
    expect(decode(utf7(text))).toBe(text);
  }
});

test("a subject in UTF-7 is read", async () => {
  const subject = "=?UTF-7?Q?Ti+Hr8-ng_Vi+Hsc-t?= =?utf-7?B?VGgrSG1NLQ==?=";
  const message = await parseMessage(Buffer.from(`Subject: ${subject}\r\n\r\nx`));
  expect(message.subject).toBe(`Tiếng Việt${decode("Th+HmM-")}`);
});
