import { expect, test } from "bun:test";
import { newCertificate } from "#tests/support/servers/certificate.ts";
import { type Post, dial, sendMail, withPost } from "#tests/support/product/mail-service.ts";

const head = "From: a@sender.example\r\nSubject: first\r\n\r\n";

/** Sends these very bytes as the message, with the end that SMTP wants. */
async function sendRaw({ port, address }: Post, raw: string | Uint8Array, from = "<a@sender.example>") {
  const call = await dial(port);
  for (const line of ["EHLO there", `MAIL FROM:${from}`, `RCPT TO:<${address}>`, "DATA"])
    await call.say(line);
  call.write(raw);
  const reply = await call.say("\r\n.");
  call.hangUp();
  return reply;
}

test("with a certificate the session turns to TLS, and what was sent in clear before it is forgotten", async () => {
  const tls = newCertificate("mx.hopthu.example");
  await withPost({}, async ({ port, address, newest, setCertificate }) => {
    setCertificate(tls);
    const trust = { requireTLS: true, tls: { ca: tls.cert, servername: "mx.hopthu.example" } };
    await sendMail(port, { to: address, subject: "kín", text: "mật" }, trust);
    expect((await newest())?.subject).toBe("kín");
    const call = await dial(port);
    expect(await call.say("EHLO there")).toContain("STARTTLS");
    expect(await call.say("STARTTLS\r\nMAIL FROM:<injected@sender.example>")).toStartWith("220 ");
    // A handshake that is none is that sender's fault; the server goes on.
    call.write("EHLO again\r\n");
    await call.over();
    await sendMail(port, { to: address, subject: "trần", text: "x" });
    expect((await newest())?.subject).toBe("trần");
  });
});

test.each(["\n.\n", "\n.\r\n", "\r\n.\n", "\r.\r", "\r\n\0.\r\n"])(
  "an end of data written as %j ends nothing, so no second message is smuggled in",
  (ending) =>
    withPost({}, async (post) => {
      const smuggled = `MAIL FROM:<b@sender.example>\r\nRCPT TO:<${post.address}>\r\nDATA\r\nSubject: second\r\n\r\n`;
      expect(await sendRaw(post, `${head}one${ending}${smuggled}two`)).toStartWith("250 ");
      const list = await post.list();
      expect(list.map(({ subject }) => subject)).toEqual(["first"]);
      expect((await post.newest())?.text).toContain("two");
    }),
);

test("a line that starts with a dot keeps it, and a line alone with two dots has one", () =>
  withPost({}, async (post) => {
    await post.send({ subject: "chấm", text: ".một\n..\n.\nhết" });
    expect((await post.newest())?.text).toBe(".một\n..\n.\nhết");
  }));

test("addresses and subjects in plain UTF-8 arrive as they are", () =>
  withPost({}, async (post) => {
    const raw = "From: Bưởi <bưởi@hộpthư.example>\r\nSubject: Chào ữ ỹ\r\n\r\nnội dung";
    expect(await sendRaw(post, raw, "<bưởi@hộpthư.example> SMTPUTF8 BODY=8BITMIME")).toStartWith("250 ");
    expect(await post.newest()).toMatchObject({
      from: { name: "Bưởi", email: "bưởi@hộpthư.example" },
      subject: "Chào ữ ỹ",
      text: "nội dung",
    });
  }));

test("lines longer than SMTP allows are taken whole", () =>
  withPost({}, async (post) => {
    const long = "dài ".repeat(70_000).trim();
    await sendRaw(post, `${head}${long}`);
    expect((await post.newest())?.text).toBe(long);
  }));

test("a sender without From is the one of the envelope, and none at all has a name that is no address", () =>
  withPost({}, async (post) => {
    await sendRaw(post, "Subject: x\r\n\r\nx", "<bounce@sender.example>");
    expect((await post.newest())?.from).toEqual({ name: null, email: "bounce@sender.example" });
    await sendRaw(post, "Subject: x\r\n\r\nx", "<>");
    expect((await post.newest())?.from).toEqual({ name: null, email: "unknown@invalid" });
  }));

const broken: Record<string, string | Uint8Array> = {
  "nothing at all": "",
  "only a header without an end": "Subject: x",
  "no header": "\r\n\r\njust words",
  "a header line that is none": `this is no header\r\n${head}text`,
  "a multipart without its boundary": "Content-Type: multipart/mixed\r\n\r\n--x\r\n\r\ntext\r\n",
  "a multipart that never ends": 'Content-Type: multipart/mixed; boundary="x"\r\n\r\n--x\r\n\r\ntext',
  "an unknown charset": "Content-Type: text/plain; charset=klingon\r\n\r\nt\u00e9xt",
  "an unknown encoding": "Content-Transfer-Encoding: x-nothing\r\n\r\ntext",
  "base64 that is none": "Content-Transfer-Encoding: base64\r\n\r\n!!!not base64???",
  "encoded words cut short": "Subject: =?UTF-8?B?4buv=?= =?UTF-8?Q?=C3\r\n\r\ntext",
  "bytes that are no UTF-8": new Uint8Array([...Buffer.from(head), 0xff, 0xfe, 0x00, 0xc3, 0x28]),
  "a date that is none": `Date: yesterday-ish\r\n${head}text`,
  "addresses that are none": "From: <<<>>,, ;@\r\n\r\ntext",
  "parts nested five thousand deep": nest(5000),
};

function nest(depth: number): string {
  const levels = Array.from(
    { length: depth },
    (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
  );
  return levels.join("");
}

test.each(Object.entries(broken))("%s is taken and can be opened", (_, raw) =>
  withPost({}, async (post) => {
    expect(await sendRaw(post, raw)).toStartWith("250 ");
    const message = await post.newest();
    expect(message?.from.email).toBeTruthy();
    expect(post.faults).toEqual([]);
  }),
);

test("a message that goes beyond all measure comes as a file that holds the whole of it", () =>
  withPost({}, async (post) => {
    await sendRaw(post, nest(5000));
    const message = await post.newest();
    expect(message).toMatchObject({ text: null, html: null, attachments: [{ filename: "message.eml" }] });
    const place = { mailboxId: post.box.id, messageId: message?.id ?? 0, position: 1 };
    const file = await post.mailboxes.attachment(place);
    expect((await file?.read(0, file.size))?.toString().trimEnd()).toBe(nest(5000).trimEnd());
  }));

test("a port that speaks HTTP to it is turned away", () =>
  withPost({}, async ({ port }) => {
    const call = await dial(port);
    call.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    const replies = [await call.reply(), await call.reply()];
    expect(replies.join()).toMatch(/421|50\d/);
    call.hangUp();
  }));
