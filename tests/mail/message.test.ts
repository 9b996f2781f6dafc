import { expect, test } from "bun:test";
import { parseMessage } from "#mail/message.ts";
import { withPictures } from "#tools/temp-mail/body.ts";

const read = (...lines: string[]) => parseMessage(Buffer.from(lines.join("\r\n"), "latin1"));
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64");

test("windows-1258, which writes tone marks apart, becomes composed letters", async () => {
  // "Tiê´ng Viê.t": ê is 0xEA, the tone marks are 0xEC (acute) and 0xF2 (dot below).
  const mail = await read(
    "Subject: =?windows-1258?Q?Ti=EA=ECng_Vi=EA=F2t?=",
    "Content-Type: text/plain; charset=windows-1258",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "Ti=EA=ECng Vi=EA=F2t c=F3 =F0=F9 d=E2=ECu",
  );
  expect(mail.subject).toBe("Tiếng Việt");
  expect(mail.text).toBe("Tiếng Việt có đù dấu");
});

test.each([
  ["utf-8", Buffer.from("Tiếng Việt").toString("latin1")],
  ["iso-8859-1", "d\xe9j\xe0 vu"],
  ["koi8-r", "\xf0\xd2\xc9\xd7\xc5\xd4"],
  ["shift_jis", "\x93\xfa\x96{"],
  ["gb18030", "\xd6\xd0\xce\xc4"],
])("text in %s is read", async (charset, text) => {
  const mail = await read(`Content-Type: text/plain; charset=${charset}`, "", text);
  const expected = {
    "utf-8": "Tiếng Việt",
    "iso-8859-1": "déjà vu",
    "koi8-r": "Привет",
    shift_jis: "日本",
    gb18030: "中文",
  };
  expect(mail.text).toBe(Object.entries(expected).find(([name]) => name === charset)?.[1] ?? "");
});

test("a message with HTML alone has its words as text, a line a block", async () => {
  const html =
    "<style>p{}</style><h1>Chào &amp; mừng</h1><table><tr><td>Mã OTP:</td><td>123&nbsp;456</td></tr></table><p>một<br>hai</p>";
  const mail = await read("Content-Type: text/html; charset=utf-8", "", Buffer.from(html).toString("latin1"));
  expect(mail.text).toBe("Chào & mừng\n\nMã OTP: 123 456\n\nmột\nhai");
  expect(mail.code).toBe("123456");
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
  const mail = await read(
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
  expect(mail.html?.trim()).toBe('<img alt="logo" data-picture="0" /><img />');
  expect(mail.pictures).toMatchObject([{ filename: "attachment-1.png", type: "image/png" }]);
  expect(withPictures(mail.html?.trim() ?? "", mail.pictures)).toBe(
    `<img alt="logo" src="data:image/png;base64,${png}" /><img />`,
  );
  expect(mail.attachments.map(({ filename, type }) => [filename, type])).toEqual([
    ["attachment-1.png", "image/png"],
  ]);
});

test("a picture that may hold a script is a file, never a part of the HTML", async () => {
  const svg = base64("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
  const mail = await read(
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
  expect(mail.html?.trim()).toBe("<img />");
  expect(mail.attachments.length).toBe(1);
});

test.each([
  ["../../etc/passwd", "_.._etc_passwd"],
  ["..\\..\\boot.ini", "_.._boot.ini"],
  ["\u202egpj.exe", "gpj.exe"],
  [".htaccess", "htaccess"],
  [`${"dài".repeat(80)}.pdf`, `${"dài".repeat(40)}.pdf`],
])("an attachment called %j is called %j", async (given, name) => {
  const mail = await read(
    'Content-Type: multipart/mixed; boundary="b"',
    "",
    "--b",
    "Content-Type: application/octet-stream",
    `Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(given)}`,
    "",
    "x",
    "--b--",
  );
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([name]);
});

test("what is too long to show is cut, and the whole message comes along as a file", async () => {
  const mail = await read("Content-Type: text/plain", "", "x".repeat(600_000));
  expect(mail.text).toHaveLength(300_000);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(["message.eml"]);
});

test("a group as sender gives its first member", async () => {
  const mail = await read("From: Nhóm: An <an@x.example>, Bình <b@x.example>;", "", "x");
  expect(mail.from).toEqual({ name: "An", email: "an@x.example" });
});

test("a picture that is shown a hundred times is stored once, and shown as often as a page may have it", async () => {
  const picture = crypto.getRandomValues(new Uint8Array(20_000));
  const mail = await read(
    'Content-Type: multipart/related; boundary="b"',
    "",
    "--b",
    "Content-Type: text/html",
    "",
    "<img src='cid:a'>".repeat(150),
    "--b",
    "Content-Type: image/png",
    "Content-ID: <a>",
    "Content-Transfer-Encoding: base64",
    "",
    base64(picture),
    "--b--",
  );
  expect(mail.pictures.map(({ content }) => content.byteLength)).toEqual([20_000]);
  expect(mail.attachments).toEqual([]);
  expect(mail.html?.length).toBeLessThan(5000);
  const shown = withPictures(mail.html ?? "", mail.pictures).split("data:image/png;base64,").length - 1;
  expect(shown).toBe(100);
});

test("a sender cannot name the pictures of a message by their places", async () => {
  const mail = await read(
    "Content-Type: text/html",
    "",
    "<img data-picture='0' alt='x'><p data-picture='0'>x</p>",
  );
  expect(mail.html?.trim()).toBe('<img alt="x" /><p>x</p>');
});

const types =
  "message/rfc822 text/calendar text/html text/plain application/pdf image/png image/jpeg image/gif image/webp application/zip";
const names = [
  "a.txt",
  "../../etc/passwd",
  "..a",
  "a\\\\b.txt",
  "",
  `${"a".repeat(130)}.tar.gz`,
  "ế.pdf",
  "a.b.abcdefghijk",
  "  a\tb.txt ",
];

test("files are named by what the sender wrote or by their type, and are no paths", async () => {
  const part = (type: string, disposition: string) => [
    "--b",
    `Content-Type: ${type}`,
    `Content-Disposition: ${disposition}`,
    "",
    "x",
  ];
  const mail = await read(
    'Content-Type: multipart/mixed; boundary="b"',
    "",
    ...types.split(" ").flatMap((type) => part(type, "attachment")),
    ...names.flatMap((name) => part("application/x-y", `attachment; filename="${name}"`)),
    "--b--",
  );
  expect(
    mail.attachments
      .map(({ filename, type, content }) => `${filename} ${type} ${content.byteLength}`)
      .join("\n"),
  ).toMatchSnapshot();
});

test("whoever sent it is told by the first of From, Sender and Reply-To that has an address", async () => {
  const fields = [
    "From: An <an@x.vn>",
    "From: An",
    "From: Nhóm: Ba <ba@x.vn>, Tư <tu@x.vn>;",
    "Sender: Bình <b@x.vn>",
    "Reply-To: c@x.vn",
    "To: d@x.vn",
  ];
  const mails = await Promise.all(fields.map((_, at) => read(...fields.slice(at), "", "x")));
  const pairs = await Promise.all(
    [["From: An", "Sender: Bình"], ["From: An\tNhỏ"]].map((lines) => read(...lines, "", "x")),
  );
  expect([...mails, ...pairs].map(({ from }) => JSON.stringify(from)).join("\n")).toMatchSnapshot();
});
