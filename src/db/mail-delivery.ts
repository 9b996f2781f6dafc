import { and, asc, count, gt, inArray, lte } from "drizzle-orm";
import { type ParsedMail, storedBytesOf } from "../tools/temp-mail/parsed-mail.ts";
import { type DeliveryStore, type DeliveryVerdict, mailLimits } from "../tools/temp-mail/store.ts";
import type { Db, Tx } from "./db.ts";
import { mailRemoval } from "./mail-removal.ts";
import { lockMail, mailUsage } from "./mail-usage.ts";
import { onlyRow } from "./rows.ts";

const maxExpiredAtOnce = 500;

type Limits = Readonly<Record<keyof typeof mailLimits, number>>;
type Delivered = { mail: ParsedMail; sender: string; storedBytes: number; receivedAt: Date };
type Box = { readonly id: number; readonly messages: number; readonly bytes: number };

async function insertMessage(tx: Tx, mailboxId: number, { mail, sender, ...row }: Delivered): Promise<void> {
  const { mailAttachments, mailMessages } = tx.tables;
  const { from, attachments, pictures, ...texts } = mail;
  const names = { fromName: from.name, fromEmail: from.email ?? (sender || "unknown@invalid") };
  const hasAttachments = attachments.length > 0;
  const { id } = onlyRow(
    await tx
      .insert(mailMessages)
      .values({ mailboxId, ...row, ...texts, ...names, hasAttachments })
      .returning({ id: mailMessages.id }),
  );
  for (const [index, { content, ...file }] of [...attachments, ...pictures].entries()) {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    const isPicture = index >= attachments.length;
    const place = { messageId: id, position: index + 1, isPicture };
    await tx.insert(mailAttachments).values({ ...file, ...place, size: content.byteLength, content: bytes });
  }
}

export function deliveryStore(db: Db, limits: Limits = mailLimits) {
  const { mailboxes } = db.tables;
  const [usage, removal] = [mailUsage(db), mailRemoval(db)];

  const liveMailboxes = (from: Db | Tx, addresses: readonly string[], at: Date): Promise<Box[]> =>
    from
      .select({ id: mailboxes.id, messages: mailboxes.messageCount, bytes: mailboxes.storedBytes })
      .from(mailboxes)
      .where(and(inArray(mailboxes.address, [...addresses]), gt(mailboxes.expiresAt, at)))
      .orderBy(asc(mailboxes.id));

  async function judge(from: Db | Tx, boxes: readonly Box[], size: number): Promise<DeliveryVerdict> {
    if (boxes.length === 0) return "unknown";
    if ((await usage.totalBytes(from)) + size * boxes.length > limits.allBytes) return "busy";
    const isFull = ({ messages, bytes }: Box) =>
      messages >= limits.mailboxMessages || bytes + size > limits.mailboxBytes;
    return boxes.some(isFull) ? "full" : "accepted";
  }

  return {
    async check({ address, size, at }) {
      return judge(db, await liveMailboxes(db, [address], at), size);
    },

    async store({ addresses, mail, sender, at }) {
      const storedBytes = storedBytesOf(mail);
      return db.transaction(async (tx) => {
        await lockMail(tx);
        const boxes = await liveMailboxes(tx, addresses, at);
        const verdict = await judge(tx, boxes, storedBytes);
        if (verdict !== "accepted") return { verdict, mailboxIds: [] };
        for (const { id } of boxes) {
          await insertMessage(tx, id, { mail, sender, storedBytes, receivedAt: at });
          await usage.add(tx, id, { messages: 1, bytes: storedBytes });
        }
        return { verdict, mailboxIds: boxes.map(({ id }) => id) };
      });
    },

    /** Counts what is stored, once at the start. */
    recount: (): Promise<void> =>
      db.transaction(async (tx) => {
        await lockMail(tx);
        await usage.recount(tx);
      }),

    async mailboxes() {
      return onlyRow(await db.select({ rows: count() }).from(mailboxes)).rows;
    },

    async deleteExpired(now) {
      const removed: number[] = [];
      for (;;) {
        const expired = await db
          .select({ id: mailboxes.id })
          .from(mailboxes)
          .where(lte(mailboxes.expiresAt, now))
          .limit(maxExpiredAtOnce);
        if (expired.length === 0) return removed;
        const ids = expired.map(({ id }) => id);
        await removal.removeMailboxes(ids);
        removed.push(...ids);
      }
    },
  } satisfies DeliveryStore & Record<string, unknown>;
}
