import { expect, test } from "bun:test";
import { readMail } from "../../src/mail/parse-task.ts";

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
