import { expect, test } from "bun:test";
import { decodeCharset } from "#mail/charset.ts";
import { parseMessage } from "#mail/message.ts";

const letters = "ÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬĐÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴ";

/** RFC 1456: the Vietnamese of its own examples, "Việt Nam" and the letters that stand among the controls. */
test.each([
  [[0x56, 0x69, 0xae, 0x74, 0x20, 0x4e, 0x61, 0x6d], "Việt Nam"],
  [[0x02, 0x05, 0x06, 0x14, 0x19, 0x1e], "ẲẴẪỶỸỴ"],
  [[0xd0, 0xf0, 0xc2, 0xe2, 0xca, 0xea, 0xd4, 0xf4], "ĐđÂâÊêÔô"],
  [[0x0a, 0x0d, 0x09, 0x20, 0x7e], "\n\r\t ~"],
])("VISCII %j is %j", (bytes, text) => {
  for (const label of ["VISCII", "viscii", "csVISCII", "x-viscii", "viscii1.1-1"]) {
    expect(decodeCharset(Uint8Array.from(bytes), label)).toBe(text);
  }
});

test("each letter of Vietnamese has exactly one byte", () => {
  const all = decodeCharset(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
    "viscii",
  );
  expect(all.length).toBe(256);
  for (const letter of letters + letters.toLowerCase()) expect(all.split(letter).length).toBe(2);
});

/** The bytes of a text in VISCII. */
function viscii(text: string): Buffer {
  const all = decodeCharset(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
    "viscii",
  );
  return Buffer.from(text.split("").map((letter) => all.indexOf(letter)));
}

const said = "Chào Bùi Thị Hỷ,\nmã của bạn: ẲẴẪỶỸỴ ữỡ ĐƯỢC";

test.each(["8bit", "quoted-printable", "base64"])(
  "a message in VISCII is read, sent as %s",
  async (encoding) => {
    const body = viscii(said);
    const sent = {
      "8bit": body.toString("latin1"),
      "quoted-printable": [...body]
        .map((byte) => (byte === 10 ? "\r\n" : `=${byte.toString(16).padStart(2, "0")}`))
        .join(""),
      base64: body.toString("base64"),
    }[encoding];
    const message = await parseMessage(
      Buffer.from(
        `Subject: =?viscii?Q?Ch=E0o?= =?VISCII?Q?_b=D5n?=\r\nContent-Type: text/plain; charset="VISCII"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${sent}`,
        "latin1",
      ),
    );
    expect(message).toMatchObject({ subject: "Chào bạn", text: said });
  },
);

test("one part in VISCII leaves the other parts as they are", async () => {
  const raw = [
    'Content-Type: multipart/alternative; boundary="b"',
    "",
    "--b",
    "Content-Type: text/plain; charset=utf-8",
    "",
    Buffer.from("Tiếng Việt é").toString("latin1"),
    "--b",
    "Content-Type: text/html; charset=viscii",
    "",
    `<p>${viscii("Tiếng Việt ỷ").toString("latin1")}</p>`,
    "--b--",
  ];
  const message = await parseMessage(Buffer.from(raw.join("\r\n"), "latin1"));
  expect(message.text).toBe("Tiếng Việt é");
  expect(message.html?.trim()).toBe("<p>Tiếng Việt ỷ</p>");
});
