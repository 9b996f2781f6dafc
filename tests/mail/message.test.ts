import { expect, test } from "bun:test";
import { parseMessage } from "../../src/mail/message.ts";

const read = (...lines: string[]) => parseMessage(Buffer.from(lines.join("\r\n"), "latin1"));
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64");

test("windows-1258, which writes tone marks apart, becomes composed letters", async () => {
  // "Tiê´ng Viê.t": ê is 0xEA, the tone marks are 0xEC (acute) and 0xF2 (dot below).
  const letter = await read(
    "Subject: =?windows-1258?Q?Ti=EA=ECng_Vi=EA=F2t?=",
    "Content-Type: text/plain; charset=windows-1258",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "Ti=EA=ECng Vi=EA=F2t c=F3 =F0=F9 d=E2=ECu",
  );
  expect(letter.subject).toBe("Tiếng Việt");
  expect(letter.text).toBe("Tiếng Việt có đù dấu");
});

test.each([
  ["utf-8", Buffer.from("Tiếng Việt").toString("latin1")],
  ["iso-8859-1", "d\xe9j\xe0 vu"],
  ["koi8-r", "\xf0\xd2\xc9\xd7\xc5\xd4"],
  ["shift_jis", "\x93\xfa\x96{"],
  ["gb18030", "\xd6\xd0\xce\xc4"],
])("text in %s is read", async (charset, text) => {
  const letter = await read(`Content-Type: text/plain; charset=${charset}`, "", text);
  const expected = {
    "utf-8": "Tiếng Việt",
    "iso-8859-1": "déjà vu",
    "koi8-r": "Привет",
    shift_jis: "日本",
    gb18030: "中文",
  };
  expect(letter.text).toBe(Object.entries(expected).find(([name]) => name === charset)?.[1] ?? "");
});

test("a message with HTML alone has its words as text, a line a block", async () => {
  const html =
    "<style>p{}</style><h1>Chào &amp; mừng</h1><table><tr><td>Mã OTP:</td><td>123&nbsp;456</td></tr></table><p>một<br>hai</p>";
  const letter = await read(
    "Content-Type: text/html; charset=utf-8",
    "",
    Buffer.from(html).toString("latin1"),
  );
  expect(letter.text).toBe("Chào & mừng\n\nMã OTP: 123 456\n\nmột\nhai");
  expect(letter.code).toBe("123456");
});

test("a picture is shown where the HTML asks for it, and is a file when it does not", async () => {
  const png = base64(Buffer.from("89504e470d0a1a0a", "hex"));
  const part = (id: string) => [
    "--b",
    `Content-Type: image/png`,
    `Content-ID: <${id}>`,
    "Content-Transfer-Encoding: base64",
    "",
    png,
  ];
  const letter = await read(
    'Content-Type: multipart/related; boundary="b"',
    "",
    "--b",
    "Content-Type: text/html",
    "",
    "<img src='cid:a%40x' alt='logo'><img src=cid:missing>",
    ...part("a@x"),
    ...part("b@x"),
    "--b--",
  );
  expect(letter.html?.trim()).toBe(`<img alt="logo" src="data:image/png;base64,${png}" /><img />`);
  expect(letter.attachments.map(({ filename, type }) => [filename, type])).toEqual([
    ["attachment-1.png", "image/png"],
  ]);
});

test("a picture that may hold a script is a file, never a part of the HTML", async () => {
  const svg = base64("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
  const letter = await read(
    'Content-Type: multipart/related; boundary="b"',
    "",
    "--b",
    "Content-Type: text/html",
    "",
    "<img src='cid:a'>",
    "--b",
    "Content-Type: image/svg+xml",
    "Content-ID: <a>",
    "Content-Transfer-Encoding: base64",
    "",
    svg,
    "--b--",
  );
  expect(letter.html?.trim()).toBe("<img />");
  expect(letter.attachments.length).toBe(1);
});

test.each([
  ["../../etc/passwd", "_.._etc_passwd"],
  ["..\\..\\boot.ini", "_.._boot.ini"],
  ["\u202egpj.exe", "gpj.exe"],
  [".htaccess", "htaccess"],
  [`${"dài".repeat(80)}.pdf`, `${"dài".repeat(40)}.pdf`],
])("an attachment called %j is called %j", async (given, name) => {
  const letter = await read(
    'Content-Type: multipart/mixed; boundary="b"',
    "",
    "--b",
    "Content-Type: application/octet-stream",
    `Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(given)}`,
    "",
    "x",
    "--b--",
  );
  expect(letter.attachments.map(({ filename }) => filename)).toEqual([name]);
});

test("what is too long to show is cut, and the whole message comes along as a file", async () => {
  const letter = await read("Content-Type: text/plain", "", "x".repeat(600_000));
  expect(letter.text).toHaveLength(500_000);
  expect(letter.attachments.map(({ filename }) => filename)).toEqual(["message.eml"]);
});

test("a group as sender gives its first member", async () => {
  const letter = await read("From: Nhóm: An <an@x.example>, Bình <b@x.example>;", "", "x");
  expect(letter.from).toEqual({ name: "An", email: "an@x.example" });
});
