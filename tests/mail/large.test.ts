import { expect, test } from "bun:test";
import { readMail } from "#mail/parse-task.ts";

const head = "From: An <an@x.example>\r\nSubject: x\r\n";

test.each([
  ["empty lines", `${head}\r\n${"\r\n".repeat(4_000_000)}`],
  [
    "paddings",
    `${head}Content-Transfer-Encoding: BASE64\r\n\r\n${`${"=20".repeat(25)}\r\n`.repeat(110_000)}`,
  ],
  ["header fields", `${head}${"A: b\r\n".repeat(1_500_000)}\r\nxin`],
])("of a message of millions of %s the header is read, and no object made of each", async (_, raw) => {
  const before = process.memoryUsage.rss();
  const mail = await readMail.run(Buffer.from(raw));
  expect(mail).toMatchObject({ ok: true, value: { subject: "x" } });
  expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000);
});

test("a message of ten thousand lines is read whole", async () => {
  const mail = await readMail.run(Buffer.from(`${head}\r\n${"xin chào\r\n".repeat(10_000)}`));
  expect(mail.ok && mail.value.text?.split("\n").length).toBeGreaterThanOrEqual(10_000);
});

test("a message of thousands of pictures that shows one thousands of times is read whole, each looked up once", async () => {
  const html = '<img src="cid:p0">'.repeat(10_000);
  const pictures = Array.from(
    { length: 20_000 },
    (_, at) => `--b\r\nContent-Type: image/png\r\nContent-ID: <p${at}>\r\n\r\nx\r\n`,
  );
  const type = "Content-Type: multipart/related; boundary=b\r\n";
  const raw = `${head}${type}\r\n--b\r\nContent-Type: text/html\r\n\r\n${html}\r\n${pictures.join("")}--b--\r\n`;
  const start = process.cpuUsage();
  const mail = await readMail.run(Buffer.from(raw));
  const { user, system } = process.cpuUsage(start);
  // One after the other, they took half a minute.
  expect((user + system) / 1_000_000).toBeLessThan(5);
  expect(mail.ok && mail.value.pictures.map(({ filename }) => filename)).toEqual(["attachment-1.png"]);
});

test("a text of many letters beyond ASCII, quoted printable, is read whole", async () => {
  const lines = `${"=E1=BB=87".repeat(8)}=\r\n`.repeat(10_000);
  const raw = `${head}Content-Transfer-Encoding: quoted-printable\r\n\r\n${lines}`;
  const mail = await readMail.run(Buffer.from(raw));
  expect(mail.ok && mail.value.text).toBe("ệ".repeat(80_000));
});

test("Base64 that is padded on each of ten thousand lines is read whole", async () => {
  const lines = `${Buffer.from("xin chào\n").toString("base64").padEnd(12, "=")}==\r\n`.repeat(10_000);
  const raw = `${head}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines}`;
  const mail = await readMail.run(Buffer.from(raw));
  expect(mail.ok && mail.value.text?.split("\n").length).toBe(10_000);
});

/** Multiparts inside each other, whose boundaries begin with those of the outer ones. */
const nested = (depth: number, body: string): string => {
  const open = (level: number) =>
    `Content-Type: multipart/mixed; boundary=${"a".repeat(level)}\r\n\r\n--${"a".repeat(level)}\r\n`;
  return `${head}${Array.from({ length: depth }, (_, at) => open(at + 1)).join("")}\r\n${body}`;
};
const part = (type: string, content: string): string =>
  `--a\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${content}\r\n`;

test.each([
  ["parts nested deeper than any mailer does", nested(200, "xin")],
  ["more parts than any sender has", nested(28, `--${"a".repeat(28)}\r\n`.repeat(100_000))],
])("of a message with %s the header is read, and the message is a file", async (_, raw) => {
  const before = process.memoryUsage.rss();
  const mail = await readMail.run(Buffer.from(raw));
  expect(mail).toMatchObject({ ok: true, value: { subject: "x", text: null } });
  expect(mail.ok && mail.value.attachments.map(({ filename }) => filename)).toEqual(["message.eml"]);
  expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000);
});

test("parts within parts as mailers nest them are read", async () => {
  const mail = await readMail.run(Buffer.from(nested(20, "xin chào")));
  expect(mail).toMatchObject({ ok: true, value: { text: "xin chào", attachments: [] } });
});

test.each(["<", "<a>", "&"])(
  "HTML of nothing but %s is cleaned as far as 100 000 signs go, and the message is a file",
  async (sign) => {
    const raw = `${head}Content-Type: text/html\r\n\r\n<p>xin chào</p>${sign.repeat(900_000)}`;
    const mail = await readMail.run(Buffer.from(raw));
    expect(mail.ok && mail.value.text).toStartWith("xin chào");
    expect(mail.ok && mail.value.html?.length).toBeLessThan(600_000);
    expect(mail.ok && mail.value.attachments.map(({ filename }) => filename)).toEqual(["message.eml"]);
  },
);

test("plain text beside HTML is made into HTML as far as either is shown", async () => {
  const parts = part("text/plain", "<".repeat(3_000_000)) + part("text/html", "<".repeat(3_000_000));
  const raw = `${head}Content-Type: multipart/mixed; boundary=a\r\n\r\n${parts}--a--\r\n`;
  const before = process.memoryUsage.rss();
  const mail = await readMail.run(Buffer.from(raw));
  expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
  expect(mail.ok && mail.value.text?.length).toBe(300_000);
  expect(mail.ok && mail.value.attachments.map(({ filename }) => filename)).toEqual(["message.eml"]);
});

test.each([
  ["is read with it", 1000, true],
  ["is a file beside it, when both are large,", 400_000, false],
])("a message inside a message %s", async (_, bytes, isRead) => {
  const outer = `${head}Content-Type: multipart/mixed; boundary=a\r\n`;
  const inner = `--a\r\nContent-Type: message/rfc822\r\n\r\nSubject: y\r\n\r\nxin\r\n`;
  const mail = await readMail.run(Buffer.from(`${outer}X: ${"x".repeat(bytes)}\r\n\r\n${inner}--a--\r\n`));
  expect(mail.ok && mail.value.attachments.map(({ type }) => type)).toEqual(isRead ? [] : ["message/rfc822"]);
  expect(mail.ok && (mail.value.text ?? "").includes("xin")).toBe(isRead);
});

test("a text of millions of letters in VISCII is read, and no text made of each", async () => {
  const type = "Content-Type: text/plain; charset=viscii\r\nContent-Transfer-Encoding: quoted-printable\r\n";
  const before = process.memoryUsage.rss();
  const mail = await readMail.run(
    Buffer.from(`${head}${type}\r\n${`${"=F0".repeat(24)}=\r\n`.repeat(110_000)}`),
  );
  expect(process.memoryUsage.rss() - before).toBeLessThan(250_000_000);
  expect(mail.ok && mail.value.text).toBe("đ".repeat(300_000));
});
