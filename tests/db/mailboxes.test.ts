import { expect, test } from "bun:test";
import { count } from "drizzle-orm";
import { mailIntake } from "../../src/db/mail-intake.ts";
import { mailboxStore } from "../../src/db/mailboxes.ts";
import { composeLetter } from "../../src/tools/temp-mail/letter.ts";
import { newDatabase } from "../support/product/database.ts";

const [start, end] = [new Date(1_000_000), new Date(4_600_000)];

const letter = (subject: string, text = "nội dung") =>
  composeLetter({
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
        content: new Uint8Array([1, 2, 3]),
      },
    ],
  });

async function open(names = ["an"]) {
  const { db } = await newDatabase();
  const [mailboxes, intake] = [mailboxStore(db), mailIntake(db)];
  for (const name of names) {
    const address = `${name}@hopthu.example`;
    await mailboxes.create({ address, tokenHash: name, createdAt: start, expiresAt: end });
  }
  const keep = (subject: string, to = "an", text?: string) =>
    intake.keep({
      addresses: [`${to}@hopthu.example`],
      letter: letter(subject, text),
      sender: "",
      size: 100,
      at: start,
    });
  const idOf = async (name: string) => (await mailboxes.find(name, start))?.id ?? 0;
  return { db, mailboxes, intake, keep, idOf };
}

test("a mailbox is found by its token's hash until its end, which can be moved", async () => {
  const { mailboxes, idOf } = await open();
  expect(await mailboxes.find("an", start)).toMatchObject({ address: "an@hopthu.example", unread: 0 });
  expect(await mailboxes.find("binh", start)).toBeNull();
  expect(await mailboxes.find("an", end)).toBeNull();
  await mailboxes.extend(await idOf("an"), new Date(9_000_000));
  expect(await mailboxes.find("an", end)).not.toBeNull();
});

test("messages are listed newest first, and unread ones are counted until they are opened", async () => {
  const { mailboxes, keep, idOf } = await open();
  for (const subject of ["một", "hai", "ba"]) await keep(subject);
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
  const { mailboxes, keep, idOf } = await open();
  await keep("Mã xác nhận", "an", "của Ngân hàng");
  await keep("Hóa đơn", "an", "100% của bạn");
  const search = async (...words: string[]) =>
    (await mailboxes.list(await idOf("an"), words)).map(({ subject }) => subject);
  expect(await search("ma", "ngan")).toEqual(["Mã xác nhận"]);
  expect(await search("cua")).toEqual(["Hóa đơn", "Mã xác nhận"]);
  expect(await search("%")).toEqual(["Hóa đơn"]);
  expect(await search("ma", "hoa")).toEqual([]);
});

test("one mailbox cannot open, delete or take files from another's messages", async () => {
  const { mailboxes, keep, idOf } = await open(["an", "binh"]);
  await keep("riêng");
  const [an, binh] = [await idOf("an"), await idOf("binh")];
  const messageId = (await mailboxes.list(an, []))[0]?.id ?? 0;
  expect(await mailboxes.open(binh, messageId)).toBeNull();
  expect(await mailboxes.discard(binh, messageId)).toBe(false);
  expect(await mailboxes.enclosure({ mailboxId: binh, messageId, position: 1 })).toBeNull();
  const file = await mailboxes.enclosure({ mailboxId: an, messageId, position: 1 });
  expect(file).toMatchObject({ filename: "a.txt", content: Buffer.from([1, 2, 3]) });
});

test("what is deleted is gone with its files: a message, a mailbox, all that is past its end", async () => {
  const { db, mailboxes, intake, keep, idOf } = await open(["an", "binh", "chi"]);
  for (const name of ["an", "binh", "chi"]) await keep(`thư của ${name}`, name);
  const rowsOf = async (table: "mailMessages" | "mailAttachments") =>
    (await db.select({ rows: count() }).from(db.tables[table]))[0]?.rows;
  const rows = () => [rowsOf("mailMessages"), rowsOf("mailAttachments")];
  const an = await idOf("an");
  expect(await mailboxes.discard(an, (await mailboxes.list(an, []))[0]?.id ?? 0)).toBe(true);
  expect(await Promise.all(rows())).toEqual([2, 2]);
  await mailboxes.remove(await idOf("binh"));
  expect(await Promise.all(rows())).toEqual([1, 1]);
  expect(await intake.deleteExpired(new Date(end.getTime() - 1))).toEqual([]);
  expect((await intake.deleteExpired(end)).length).toBe(2);
  expect(await Promise.all(rows())).toEqual([0, 0]);
});

test("mail for one full mailbox of two is kept in neither", async () => {
  const { db, mailboxes, idOf } = await open(["an", "binh"]);
  const limits = { messageBytes: 1000, mailboxMessages: 1, mailboxBytes: 1000, allBytes: 10_000 };
  const intake = mailIntake(db, limits);
  const keep = (...names: string[]) =>
    intake.keep({
      addresses: names.map((name) => `${name}@hopthu.example`),
      letter: letter("x"),
      sender: "",
      size: 100,
      at: start,
    });
  expect((await keep("an")).verdict).toBe("accepted");
  expect((await keep("an", "binh")).verdict).toBe("full");
  expect(await mailboxes.list(await idOf("binh"), [])).toEqual([]);
  expect((await keep("binh", "nobody")).verdict).toBe("accepted");
  expect((await keep("nobody")).verdict).toBe("unknown");
});
