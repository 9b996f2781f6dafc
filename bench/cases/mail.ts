import { eq } from "drizzle-orm";
import sanitizeHtml from "sanitize-html";
import { openDatabase } from "#db/client.ts";
import { deliveryStore } from "#db/mail-delivery.ts";
import { mailboxStore } from "#db/mailboxes.ts";
import { parseMessage } from "#mail/message.ts";

const body = "<p>Mã xác nhận của bạn là <b>482913</b>. Nội dung thư thường.</p>".repeat(200);
const raw = Buffer.from(
  `From: Ngân hàng <otp@bank.example>\r\nSubject: Mã xác nhận\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${body}`,
);

const { db } = await openDatabase("file::memory:");
const [mailboxes, delivery] = [mailboxStore(db), deliveryStore(db)];
const { mailMessages } = db.tables;
const at = new Date();
const expiresAt = new Date(at.getTime() + 3_600_000);
const mail = await parseMessage(raw);
for (let box = 0; box < 100; box += 1) {
  const address = `box${box}@hopthu.example`;
  await mailboxes.create({ address, tokenHash: String(box), createdAt: at, expiresAt });
  for (let message = 0; message < 100; message += 1) {
    await delivery.store({ addresses: [address], mail, sender: "", at });
  }
}

export const cases = [
  {
    name: "mail: open a mailbox of 100 among 10 000 messages, beside its rows whole",
    ours: async () => {
      const box = await mailboxes.find("50", at);
      return box && mailboxes.list(box.id, []);
    },
    bare: () => db.select().from(mailMessages).where(eq(mailMessages.mailboxId, 51)),
  },
  {
    name: "mail: read 14 KB of HTML mail, beside sanitising it only",
    ours: () => parseMessage(raw),
    bare: () => sanitizeHtml(body),
  },
];
