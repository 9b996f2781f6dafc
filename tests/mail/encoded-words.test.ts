import { expect, test } from "bun:test";
import { normalizeHeaderText } from "#mail/header-text.ts";
import { parseMessage } from "#mail/message.ts";

/** Every character is a byte. */
const subjectOf = async (subject: string | Uint8Array) => {
  const field = typeof subject === "string" ? Buffer.from(subject, "latin1") : subject;
  const raw = Buffer.concat([Buffer.from("Subject: "), field, Buffer.from("\r\n\r\nx")]);
  return (await parseMessage(raw)).subject;
};

const text = "Xác nhận đơn hàng – Nguyễn Thị Hồng Nhung 😀";

const quoted = (bytes: Uint8Array) =>
  [...bytes].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
const encode = {
  B: (bytes: Uint8Array) => Buffer.from(bytes).toString("base64"),
  Q: quoted,
};

test("words that are cut at any byte, in any encoding and spelling of the name, are joined first", async () => {
  const bytes = Buffer.from(text);
  const cuts = Array.from({ length: bytes.length - 1 }, (_, at) => at + 1);
  for (const [first, second] of [
    ["B", "B"],
    ["Q", "Q"],
    ["B", "Q"],
    ["Q", "B"],
  ] as const) {
    for (const at of cuts) {
      const head = `=?UTF-8?${first}?${encode[first](bytes.subarray(0, at))}?=`;
      const tail = `=?utf-8*vi?${second.toLowerCase()}?${encode[second](bytes.subarray(at))}?=`;
      expect([first, second, at, await subjectOf(`${head}\r\n ${tail}`)]).toEqual([first, second, at, text]);
    }
  }
});

test("an encoded text that is cut itself, inside an escape or a group, is joined too", async () => {
  const bytes = Buffer.from(text);
  for (const kind of ["B", "Q"] as const) {
    const whole = encode[kind](bytes).replace(/=+$/, "");
    for (let at = 1; at < whole.length; at += 1) {
      const words = [whole.slice(0, at), whole.slice(at)].map((part) => `=?utf-8?${kind}?${part}?=`);
      expect([kind, at, await subjectOf(words.join("\r\n\t"))]).toEqual([kind, at, text]);
    }
  }
});

test("random texts cut into many words arrive whole", async () => {
  const letters = "aăâđêôơưÁẵỡỷ ,.<>?=_😀日本";
  let seed = 20_261_121;
  const random = (bound: number) => (seed = (seed * 48_271) % 2_147_483_647) % bound;
  const all = Array.from(new Intl.Segmenter().segment(letters), ({ segment }) => segment);
  for (let round = 0; round < 300; round += 1) {
    const said = Array.from({ length: 1 + random(40) }, () => all[random(all.length)] ?? "")
      .join("")
      .trim()
      .replace(/ +/g, " ");
    const bytes = Buffer.from(`<${said}>`);
    const words: string[] = [];
    for (let at = 0; at < bytes.length;) {
      const end = at + 1 + random(12);
      const kind = random(2) === 0 ? "B" : "Q";
      words.push(`=?UTF-8?${kind}?${encode[kind](bytes.subarray(at, end))}?=`);
      at = end;
    }
    expect(await subjectOf(words.join(" "))).toBe(`<${said}>`);
  }
});

// From the tests of public readers of mail: NeoMutt, Go's mime, JavaMail's and MimeKit's issues, RFC 2047 section 8.
test.each([
  ["=?ISO-8859-1?Q?a?=", "a"],
  ["=?ISO-8859-1?Q?a?= b", "a b"],
  ["=?ISO-8859-1?Q?a?= =?ISO-8859-1?Q?b?=", "ab"],
  ["=?ISO-8859-1?Q?a?=  =?ISO-8859-1?Q?b?=", "ab"],
  ["=?ISO-8859-1?Q?a?=\r\n    =?ISO-8859-1?Q?b?=", "ab"],
  ["=?ISO-8859-1?Q?a_b?=", "a b"],
  ["=?ISO-8859-1?Q?a?= =?ISO-8859-2?Q?_b?=", "a b"],
  [
    "=?ISO-8859-1?B?SWYgeW91IGNhbiByZWFkIHRoaXMgeW8=?=\r\n =?ISO-8859-2?B?dSB1bmRlcnN0YW5kIHRoZSBleGFtcGxlLg==?=",
    "If you can read this you understand the example.",
  ],
  [
    "=?UTF-8?Q?Kvie=C4=8Diame=20drauge=20pildyti=20ESO=20pasi=C5=BEad=C4?=\r\n =?UTF-8?Q?=97jim=C5=B3=20girliand=C4=85!?=",
    "Kviečiame drauge pildyti ESO pasižadėjimų girliandą!",
  ],
  ["=?utf-8?q?=E2?==?utf-8?q?=82=AC?=", "€"],
  ["=?iso-2022-jp?B?GyRCRnxLXBsoQg==?= =?iso-2022-jp?B?GyRCOGwbKEI=?=", "日本語"],
  ["=?iso-2022-jp?B?GyRCRnxLXA==?= =?iso-2022-jp?B?GyRCOGwbKEI=?=", "日本語"],
  ["=?gb2312?B?1tDOxA==?=", "中文"],
  ["=?windows-1258?Q?Ti=EA=EC?= =?windows-1258?Q?ng_Vi=EA=F2t?=", "Tiếng Việt"],
  ["=?unknown-8bit?Q?Ti=E1=BA=BFng?=", "Tiếng"],
  ["=?klingon?Q?caf=E9?=", "café"],
  ["=?utf-8?Q?no end", "=?utf-8?Q?no end"],
  ["=?utf-8?X?ab?=", "=?utf-8?X?ab?="],
  ["=?utf-8?B??=", null],
  ["1 =?= 2 =?x?= 3", "1 =?= 2 =?x?= 3"],
])("%j is read as %j", async (field, subject) => {
  expect(await subjectOf(field)).toBe(subject);
});

test.each([
  ["in an encoded word", "=?iso-8859-1?Q?K\xf8benhavn?=", "København"],
  ["in an encoded word of Windows-1258", "=?windows-1258?Q?Ti\xea\xecng_Vi\xea\xf2t?=", "Tiếng Việt"],
  ["in an encoded word of UTF-8", `=?utf-8?Q?Ti\xe1\xba\xbfng?=`, "Tiếng"],
  ["without any word, as UTF-8", "Ti\xe1\xba\xbfng Vi\xe1\xbb\x87t", "Tiếng Việt"],
  ["without any word, as something else", "K\xf8benhavn", "København"],
  ["around an encoded word", "caf\xe9 =?utf-8?Q?Ti=E1=BA=BFng?=", "café Tiếng"],
])("raw bytes above ASCII %s are read", async (_, field, subject) => {
  expect(await subjectOf(field)).toBe(subject);
});

test("a field of raw bytes is in the message's own character set", async () => {
  const raw = Buffer.from(
    "Subject: Ti\xea\xecng Vi\xea\xf2t\r\nContent-Type: text/plain; charset=windows-1258\r\n\r\nd\xe2\xecu",
    "latin1",
  );
  expect(await parseMessage(raw)).toMatchObject({ subject: "Tiếng Việt", text: "dấu" });
});

test("what an encoded word says is never taken for the signs of its field", async () => {
  const name = '"An" <evil@x.example>, Bình';
  const word = `=?utf-8?B?${Buffer.from(name).toString("base64")}?=`;
  const raw = Buffer.from(`From: ${word} <an@x.example>\r\nSubject: x\r\n\r\nx`);
  expect((await parseMessage(raw)).from).toEqual({ name, email: "an@x.example" });
});

test("a word in the text of a message stays as it is written", async () => {
  const body = "Dòng =?utf-8?Q?=C3=A1?= =?utf-8?Q?b?= này\n--b\nSubject: =?utf-8?Q?=C3=A1?=";
  const message = await parseMessage(
    Buffer.from(`Subject: x\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}`),
  );
  expect(message.text).toBe(body);
});

test("file names in a part's own fields are joined and converted as well", async () => {
  const cut = Buffer.from("hóa đơn.pdf");
  const words = [cut.subarray(0, 2), cut.subarray(2)].map((part) => `=?UTF-8?B?${encode.B(part)}?=`);
  const part = (name: string) => `--b\r\nContent-Type: application/pdf; name="${name}"\r\n\r\nx\r\n`;
  const raw = `Content-Type: multipart/mixed; boundary="b"\r\n\r\n${part(words.join(" "))}${part("caf\xe9.pdf")}--b--\r\n`;
  const { attachments } = await parseMessage(Buffer.from(raw, "latin1"));
  expect(attachments.map(({ filename }) => filename)).toEqual(["hóa đơn.pdf", "café.pdf"]);
});

test("a block of fields that repeats itself is gone through once", async () => {
  const fields = [
    "Content-Type: x;\r\n".repeat(14_000),
    `Subject: ${"=?a?Q?".repeat(40_000)}\r\n`,
    `Content-Type: x${"; charset ".repeat(25_000)}\r\n`,
    `Subject: ${"=?utf-8?Q?a?= =?iso-8859-1?B?YQ==?= ".repeat(6000)}\r\n`,
  ];
  for (const field of fields) {
    const before = process.cpuUsage();
    normalizeHeaderText(Buffer.from(`${field}X: =?\r\n\r\nx`));
    const { user, system } = process.cpuUsage(before);
    expect([field.slice(0, 20), (user + system) / 1000 < 1000]).toEqual([field.slice(0, 20), true]);
  }
});
