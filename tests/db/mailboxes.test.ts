import { expect, test } from "bun:test";
import { count } from "drizzle-orm";
import { deliveryStore } from "#db/mail-delivery.ts";
import { mailboxStore } from "#db/mailboxes.ts";
import { composeMail } from "#tools/temp-mail/parsed-mail.ts";
import { newDatabase } from "#tests/support/product/database.ts";

const [start, end] = [new Date(1_000_000), new Date(4_600_000)];

const mailOf = (subject: string, text = "nội dung") =>
  composeMail({
    from: {
      name: "Bưởi",
      email: "buoi@sender.example",
    },
    subject,
    text,
    html: null,
    attachments: [
      {
        filename: "a.txt",
        type: "text/plain",
        // As a part of what it was cut from.
        content: new Uint8Array([0, 0, 1, 2, 3, 0]).subarray(2, 5),
      },
    ],
  });

async function open(names = ["an"]) {
  const { db } = await newDatabase();
  const [mailboxes, delivery] = [mailboxStore(db), deliveryStore(db)];
  for (const name of names) {
    const address = `${name}@hopthu.example`;
    await mailboxes.create({ address, tokenHash: name, createdAt: start, expiresAt: end });
  }
  const deliver = (subject: string, to = "an", text?: string) =>
    delivery.store({
      addresses: [`${to}@hopthu.example`],
      mail: mailOf(subject, text),
      sender: "",
      at: start,
    });
  const idOf = async (name: string) => (await mailboxes.find(name, start))?.id ?? 0;
  return { db, mailboxes, delivery, deliver, idOf };
}

test("a mailbox is found by its token's hash until its end, which can be moved", async () => {
  const { mailboxes, idOf } = await open();
  expect(await mailboxes.find("an", start)).toMatchObject({ address: "an@hopthu.example", unread: 0 });
  expect(await mailboxes.find("binh", start)).toBeNull();
  expect(await mailboxes.find("an", end)).toBeNull();
  expect(await mailboxes.extend(await idOf("an"), () => new Date(9_000_000))).toEqual(new Date(9_000_000));
  expect(await mailboxes.find("an", end)).not.toBeNull();
});

test("messages are listed newest first, and unread ones are counted until they are opened", async () => {
  const { mailboxes, deliver, idOf } = await open();
  for (const subject of ["một", "hai", "ba"]) await deliver(subject);
  const list = await mailboxes.list(await idOf("an"), []);
  expect(list.map(({ subject, isRead }) => [subject, isRead])).toEqual([
    ["ba", false],
    ["hai", false],
    ["một", false],
  ]);
  const opened = await mailboxes.open(await idOf("an"), list[1]?.id ?? 0);
  expect(opened).toMatchObject({
    subject: "hai",
    isRead: true,
    attachments: [{ filename: "a.txt", size: 3 }],
  });
  expect((await mailboxes.find("an", start))?.unread).toBe(2);
});

test("a search finds the messages that have every word, with or without marks", async () => {
  const { mailboxes, deliver, idOf } = await open();
  await deliver("Mã xác nhận", "an", "của Ngân hàng");
  await deliver("Hóa đơn", "an", "100% của bạn");
  const search = async (...words: string[]) =>
    (await mailboxes.list(await idOf("an"), words)).map(({ subject }) => subject);
  expect(await search("ma", "ngan")).toEqual(["Mã xác nhận"]);
  expect(await search("cua")).toEqual(["Hóa đơn", "Mã xác nhận"]);
  expect(await search("%")).toEqual(["Hóa đơn"]);
  expect(await search("ma", "hoa")).toEqual([]);
});

test("one mailbox cannot open, delete or take files from another's messages", async () => {
  const { mailboxes, deliver, idOf } = await open(["an", "binh"]);
  await deliver("riêng");
  const [an, binh] = [await idOf("an"), await idOf("binh")];
  const messageId = (await mailboxes.list(an, []))[0]?.id ?? 0;
  expect(await mailboxes.open(binh, messageId)).toBeNull();
  expect(await mailboxes.removeMessage(binh, messageId)).toBe(false);
  expect(await mailboxes.attachment({ mailboxId: binh, messageId, position: 1 })).toBeNull();
  const file = await mailboxes.attachment({ mailboxId: an, messageId, position: 1 });
  const read = async (at: number, length: number) => [...((await file?.read(at, length)) ?? [])];
  expect([file?.filename, file?.size, await read(0, 9)]).toEqual(["a.txt", 3, [1, 2, 3]]);
  expect([await read(1, 1), await read(2, 5), await read(3, 1)]).toEqual([[2], [3], []]);
  await mailboxes.removeMessage(an, messageId);
  expect(await file?.read(0, 3)).toBeNull();
});

test("what is deleted is gone with its files: a message, a mailbox, all that is past its end", async () => {
  const { db, mailboxes, delivery, deliver, idOf } = await open(["an", "binh", "chi"]);
  for (const name of ["an", "binh", "chi"]) await deliver(`thư của ${name}`, name);
  const rowsOf = async (table: "mailMessages" | "mailAttachments") =>
    (await db.select({ rows: count() }).from(db.tables[table]))[0]?.rows;
  const rows = () => [rowsOf("mailMessages"), rowsOf("mailAttachments")];
  const an = await idOf("an");
  expect(await mailboxes.removeMessage(an, (await mailboxes.list(an, []))[0]?.id ?? 0)).toBe(true);
  expect(await Promise.all(rows())).toEqual([2, 2]);
  await mailboxes.remove(await idOf("binh"));
  expect(await Promise.all(rows())).toEqual([1, 1]);
  expect(await delivery.deleteExpired(new Date(end.getTime() - 1))).toEqual([]);
  expect((await delivery.deleteExpired(end)).length).toBe(2);
  expect(await Promise.all(rows())).toEqual([0, 0]);
});

test("when mailboxes with much have filled their part, those with little still get mail", async () => {
  const { db } = await open(["an", "binh", "chi"]);
  const limits = {
    messageBytes: 100_000,
    mailboxMessages: 100,
    mailboxBytes: 60_000,
    allBytes: 60_000,
    sharedBytes: 40_000,
    crowdedBytes: 9000,
  };
  const delivery = deliveryStore(db, limits);
  const deliver = async (name: string, length: number) => {
    const addresses = [`${name}@hopthu.example`];
    return (
      await delivery.store({ addresses, mail: mailOf("thư", "x".repeat(length)), sender: "", at: start })
    ).verdict;
  };
  for (const length of [3000, 10]) {
    let accepted = 0;
    while ((await deliver("an", length)) === "accepted") accepted += 1;
    expect(accepted).toBeGreaterThan(1);
  }
  // Whoever wants as much now is refused, too.
  expect(await deliver("binh", 4500)).toBe("full");
  expect([await deliver("binh", 500), await deliver("chi", 500)]).toEqual(["accepted", "accepted"]);
});

test("mail for one full mailbox of two is kept in neither", async () => {
  const { db, mailboxes, idOf } = await open(["an", "binh"]);
  const limits = { messageBytes: 1000, mailboxMessages: 1, mailboxBytes: 1000, allBytes: 10_000 };
  const delivery = deliveryStore(db, limits);
  const deliver = (...names: string[]) =>
    delivery.store({
      addresses: names.map((name) => `${name}@hopthu.example`),
      mail: mailOf("x"),
      sender: "",
      at: start,
    });
  expect((await deliver("an")).verdict).toBe("accepted");
  expect((await deliver("an", "binh")).verdict).toBe("full");
  expect(await mailboxes.list(await idOf("binh"), [])).toEqual([]);
  expect((await deliver("binh", "nobody")).verdict).toBe("accepted");
  expect((await deliver("nobody")).verdict).toBe("unknown");
});
