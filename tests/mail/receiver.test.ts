import { expect, setSystemTime, test } from "bun:test";
import { createPlaces } from "#core/places.ts";
import { responseCodeOf, dial, sendMail, withPost } from "#tests/support/product/mail-service.ts";

const small = { messageBytes: 20_000, mailboxMessages: 3, mailboxBytes: 50_000, allBytes: 80_000 };

/** A conversation up to the mail's first line. */
async function begin(port: number, to: string) {
  const call = await dial(port);
  for (const line of ["EHLO there", "MAIL FROM:<buoi@sender.example>", `RCPT TO:<${to}>`, "DATA"]) {
    await call.say(line);
  }
  return call;
}

test("it announces what it can and nothing that it will not do", () =>
  withPost({}, async ({ port }) => {
    const call = await dial(port);
    expect(call.greeting).toBe("220 mx.hopthu.example ESMTP");
    const offers = (await call.say("EHLO there")).split("\r\n").map((line) => line.slice(4));
    expect(offers.slice(1)).toEqual(
      expect.arrayContaining(["PIPELINING", "8BITMIME", "SMTPUTF8", "SIZE 10000000"]),
    );
    expect(offers.join()).not.toMatch(/AUTH|STARTTLS|DSN/);
    for (const line of ["AUTH PLAIN AGEAYg==", "STARTTLS", "VRFY an", "EXPN an"]) {
      expect(await call.say(line)).toMatch(/^(?:5\d\d|252) /);
    }
    call.hangUp();
  }));

test("a plain message is kept with its sender, subject and text", () =>
  withPost({}, async ({ send, newest }) => {
    await send({ subject: "Chào An: ữ ỹ", text: "Chào bạn,\nđây là thư thường." });
    expect(await newest()).toMatchObject({
      from: { name: "Bà Bưởi", email: "buoi@sender.example" },
      subject: "Chào An: ữ ỹ",
      text: "Chào bạn,\nđây là thư thường.",
      preview: "Chào bạn, đây là thư thường.",
      html: null,
      hasAttachments: false,
    });
  }));

test("HTML with its text, a picture inside and files beside all arrive", () =>
  withPost({}, async ({ send, newest, mailboxes, box }) => {
    const file = Buffer.from([0, 1, 2, 253, 254, 255]);
    const picture = { filename: "a.png", cid: "tranh@an", content: Buffer.from("89504e47", "hex") };
    await send({
      subject: "Có màu",
      text: "bản chữ",
      html: '<p>bản <b>đậm</b> <img src="cid:tranh@an"></p>',
      attachments: [
        picture,
        {
          filename: "hóa đơn tháng 5.bin",
          content: file,
        },
      ],
    });
    const message = await newest();
    expect(message?.text).toBe("bản chữ");
    expect(message?.html?.trim()).toBe('<p>bản <b>đậm</b> <img data-picture="0" /></p>');
    expect(message?.pictures.map(({ content }) => Buffer.from(content).toString("hex"))).toEqual([
      "89504e47",
    ]);
    expect(message?.attachments).toEqual([{ filename: "hóa đơn tháng 5.bin", size: 6 }]);
    const place = { mailboxId: box.id, messageId: message?.id ?? 0, position: 1 };
    const stored = await mailboxes.attachment(place);
    expect(await stored?.read(0, stored.size)).toEqual(file);
  }));

test("fifty senders at once each have their message kept", () =>
  withPost({}, async ({ send, list }) => {
    const subjects = Array.from({ length: 50 }, (_, index) => `thư ${index}`);
    await Promise.all(subjects.map((subject) => send({ subject, text: subject })));
    expect(new Set((await list()).map(({ subject }) => subject))).toEqual(new Set(subjects));
    expect((await list()).length).toBe(50);
  }));

test("one message to several mailboxes is kept in each of them, once", () =>
  withPost({}, async ({ mailboxes, send, list, address }) => {
    const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + 60_000)];
    const other = await mailboxes.create({
      address: "binh@hopthu.example",
      tokenHash: "binh",
      createdAt,
      expiresAt,
    });
    await send({
      to: [address, "AN@HopThu.example", "binh@hopthu.example"],
      subject: "cả hai",
      text: "chào",
    });
    expect((await list()).length).toBe(1);
    expect((await mailboxes.list(other.id, [])).length).toBe(1);
  }));

test("an unknown name, another domain, an expired mailbox and a route through here are refused", () =>
  withPost({}, async ({ mailboxes, port, list }) => {
    const past = { createdAt: new Date(0), expiresAt: new Date(1000) };
    await mailboxes.create({ address: "cu@hopthu.example", tokenHash: "cu", ...past });
    const refused = ["la@hopthu.example", "an@elsewhere.example", "cu@hopthu.example", "an%x@hopthu.example"];
    for (const to of refused) {
      const failed = await sendMail(port, { to, subject: "lạc", text: "lạc" }).catch(responseCodeOf);
      expect([to, failed]).toEqual([to, 550]);
    }
    const call = await dial(port);
    await call.say("EHLO there");
    await call.say("MAIL FROM:<>");
    expect(await call.say("RCPT TO:<@hopthu.example:an@elsewhere.example>")).toStartWith("550 5.1.1 ");
    expect(await call.say("RCPT TO:<an@hopthu.example@elsewhere.example>")).toStartWith("501 ");
    expect(await call.say("RCPT TO:<postmaster>")).toStartWith("550 ");
    expect(await call.say("DATA")).toStartWith("503 ");
    call.hangUp();
    expect(await list()).toEqual([]);
  }));

test("who tries name after name is cut off", () =>
  withPost({}, async ({ port }) => {
    const call = await dial(port);
    await call.say("EHLO there");
    await call.say("MAIL FROM:<>");
    const heard = [];
    for (let guess = 0; guess < 20 && !call.isOver(); guess += 1) {
      heard.push(await call.say(`RCPT TO:<name${guess}@hopthu.example>`));
    }
    expect(heard.filter((line) => line.startsWith("550 5.1.1")).length).toBe(10);
    expect(heard.some((line) => line.startsWith("421 4.7.0"))).toBe(true);
    await call.over();
  }));

test("a message that says it is too big is refused before it comes, one that does not say is cut off", () =>
  withPost({ limits: small }, async ({ send, port, address, list }) => {
    expect(await send({ subject: "to", text: "x".repeat(30_000) }).catch(responseCodeOf)).toBe(552);
    const call = await begin(port, address);
    for (let part = 0; part < 40; part += 1) call.write(`${"x".repeat(998)}\r\n`);
    expect(await call.reply()).toStartWith("552 5.3.4");
    await call.over();
    expect(await list()).toEqual([]);
  }));

test("a full mailbox is refused for now and loses nothing, and takes mail again when there is room", () =>
  withPost({ limits: small }, async ({ send, list, mailboxes, box }) => {
    for (const subject of ["một", "hai", "ba"]) await send({ subject, text: "x" });
    expect(await send({ subject: "bốn", text: "x" }).catch(responseCodeOf)).toBe(452);
    const [newest] = await list();
    await mailboxes.removeMessage(box.id, newest?.id ?? 0);
    await send({ subject: "bốn", text: "x" });
    expect((await list()).map(({ subject }) => subject)).toEqual(["bốn", "hai", "một"]);
  }));

test("bytes count as well, of a mailbox and of all of them, as they are stored", () =>
  withPost({ limits: { ...small, mailboxBytes: 60_000, allBytes: 62_000 } }, async (post) => {
    await post.send({ subject: "lớn", text: "x".repeat(15_000) });
    expect(await post.send({ subject: "lớn", text: "x".repeat(15_000) }).catch(responseCodeOf)).toBe(452);
    const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + 60_000)];
    const to = "binh@hopthu.example";
    await post.mailboxes.create({ address: to, tokenHash: "b", createdAt, expiresAt });
    expect(await post.send({ to, subject: "lớn", text: "x".repeat(15_000) }).catch(responseCodeOf)).toBe(452);
    await post.send({ to, subject: "nhỏ", text: "x" });
    expect((await post.list()).length).toBe(1);
  }));

test("a message that is broken off half-way is not kept", () =>
  withPost({}, async ({ port, address, list, send }) => {
    const call = await begin(port, address);
    call.write("Subject: half\r\n\r\nthis is not the end\r\n");
    call.hangUp();
    await call.over();
    await send({ subject: "whole", text: "x" });
    expect((await list()).map(({ subject }) => subject)).toEqual(["whole"]);
  }));

test("a session that takes too long is ended although it never falls silent", () =>
  withPost({ receiver: { sessionMs: 2000 } }, async ({ port, address, list, faults }) => {
    const call = await begin(port, address);
    const drip = setInterval(() => call.write("x"), 20);
    expect(await call.reply()).toStartWith("421 4.4.2");
    await call.over();
    clearInterval(drip);
    expect([await list(), faults]).toEqual([[], []]);
  }));

test("a client has only so many connections, and gets one back when it hangs up", () =>
  withPost(
    { receiver: { connections: createPlaces({ client: 2, network: 2, site: 9 }) } },
    async ({ port }) => {
      const [first, second, third] = [await dial(port), await dial(port), await dial(port)];
      expect([first, second, third].map(({ greeting }) => greeting.slice(0, 3))).toEqual([
        "220",
        "220",
        "421",
      ]);
      await first.say("QUIT");
      await first.over();
      const fourth = await dial(port);
      expect(fourth.greeting).toStartWith("220");
      for (const call of [second, third, fourth]) call.hangUp();
    },
  ));

test("a client sends only so many messages in an hour", () =>
  withPost({ receiver: { messagesPerHour: 2 } }, async ({ send }) => {
    for (const subject of ["một", "hai"]) await send({ subject, text: "x" });
    expect(await send({ subject: "ba", text: "x" }).catch(responseCodeOf)).toBe(450);
  }));

test("a client's hour of messages and its minute of sessions end after an hour and a minute", () =>
  withPost({ receiver: { messagesPerHour: 1, sessionsPerMinute: 1 } }, async ({ port }) => {
    const start = Date.now();
    const sayAfter = async (ms: number) => {
      setSystemTime(start + ms);
      const call = await dial(port);
      if (!call.greeting.startsWith("220")) return call.greeting.slice(0, 3);
      await call.say("EHLO there");
      const reply = await call.say("MAIL FROM:<>");
      call.hangUp();
      return reply.slice(0, 3);
    };
    try {
      const said = [];
      for (const ms of [0, 59_000, 60_100, 120_300, 3_599_000, 3_660_000]) said.push(await sayAfter(ms));
      expect(said).toEqual(["250", "421", "450", "450", "450", "250"]);
    } finally {
      setSystemTime();
    }
  }));

test.each([
  ["unknown", "550 5.1.1 No such mailbox here"],
  ["full", "452 4.2.2 The mailbox is full"],
  ["busy", "452 4.2.2 No room for more mail, try again later"],
] as const)("a recipient or a message whose verdict is %s is answered %s", (verdict, reply) =>
  withPost({ receiver: { check: () => Promise.resolve(verdict) } }, async ({ port }) => {
    const call = await dial(port);
    for (const line of ["EHLO there", "MAIL FROM:<>"]) await call.say(line);
    expect(await call.say("RCPT TO:<an@hopthu.example>")).toBe(reply);
    call.hangUp();
  }),
);

test("who cannot be read for now is asked to come again, and nothing is stored", () =>
  withPost({ receiver: { deliver: () => Promise.resolve("busy") } }, async ({ port, address, list }) => {
    const call = await begin(port, address);
    expect(await call.say("x\r\n.")).toBe("452 4.2.2 No room for more mail, try again later");
    call.hangUp();
    expect(await list()).toEqual([]);
  }));

test("a fault of ours asks the sender to come again", () =>
  withPost(
    { receiver: { deliver: () => Promise.reject(new Error("disk full")) } },
    async ({ send, faults }) => {
      expect(await send({ subject: "x", text: "x" }).catch(responseCodeOf)).toBe(451);
      expect(faults).toEqual([new Error("disk full")]);
    },
  ));
