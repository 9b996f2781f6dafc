import { and, asc, count, gt, inArray, lte } from "drizzle-orm";
import { type ParsedMail, storedBytesOf } from "#tools/temp-mail/parsed-mail.ts";
import { type DeliveryStore, type DeliveryVerdict, mailLimits } from "#tools/temp-mail/store.ts";
import type { Db, Tx } from "./db.ts";
import { mailRemoval } from "./mail-removal.ts";
import { lockMail, mailUsage } from "./mail-usage.ts";
import { onlyRow } from "./rows.ts";

const maxExpiredAtOnce = 500;

type MailLimit = keyof typeof mailLimits;
type CrowdLimit = "sharedBytes" | "crowdedBytes";
type DeliveryLimits = Readonly<Record<Exclude<MailLimit, CrowdLimit>, number>> &
  Readonly<Partial<Record<CrowdLimit, number>>>;
type DeliveredMail = { mail: ParsedMail; sender: string; storedBytes: number; receivedAt: Date };
type BoxRow = { readonly id: number; readonly messages: number; readonly bytes: number };

async function insertMessage(
  tx: Tx,
  mailboxId: number,
  { mail, sender, ...messageRow }: DeliveredMail,
): Promise<void> {
  const { mailAttachments, mailMessages } = tx.tables;
  const { from, attachments, pictures, ...mailTexts } = mail;
  const senderNames = { fromName: from.name, fromEmail: from.email ?? (sender || "unknown@invalid") };
  const hasAttachments = attachments.length > 0;
  const { id } = onlyRow(
    await tx
      .insert(mailMessages)
      .values({ mailboxId, ...messageRow, ...mailTexts, ...senderNames, hasAttachments })
      .returning({ id: mailMessages.id }),
  );
  for (const [index, { content, ...fileColumns }] of [...attachments, ...pictures].entries()) {
    const contentBytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    const isPicture = index >= attachments.length;
    const filePlace = { messageId: id, position: index + 1, isPicture };
    await tx
      .insert(mailAttachments)
      .values({ ...fileColumns, ...filePlace, size: content.byteLength, content: contentBytes });
  }
}

/** `allBytes` is what all mailboxes would then hold. */
function hasRoom(box: BoxRow, size: number, allBytes: number, limits: DeliveryLimits): boolean {
  const { mailboxMessages, mailboxBytes, sharedBytes = Infinity, crowdedBytes = mailboxBytes } = limits;
  const boxLimit = allBytes > sharedBytes ? Math.min(crowdedBytes, mailboxBytes) : mailboxBytes;
  return box.messages < mailboxMessages && box.bytes + size <= boxLimit;
}

export function deliveryStore(db: Db, capacity: DeliveryLimits = mailLimits) {
  const { mailboxes } = db.tables;
  const [usageOfMail, removalOfMail] = [mailUsage(db), mailRemoval(db)];

  const liveMailboxes = (dbOrTx: Db | Tx, addresses: readonly string[], at: Date): Promise<BoxRow[]> =>
    dbOrTx
      .select({ id: mailboxes.id, messages: mailboxes.messageCount, bytes: mailboxes.storedBytes })
      .from(mailboxes)
      .where(and(inArray(mailboxes.address, [...addresses]), gt(mailboxes.expiresAt, at)))
      .orderBy(asc(mailboxes.id));

  async function judgeMail(
    dbOrTx: Db | Tx,
    boxes: readonly BoxRow[],
    size: number,
  ): Promise<DeliveryVerdict> {
    if (boxes.length === 0) return "unknown";
    const allBytes = (await usageOfMail.totalBytes(dbOrTx)) + size * boxes.length;
    if (allBytes > capacity.allBytes) return "busy";
    return boxes.every((box) => hasRoom(box, size, allBytes, capacity)) ? "accepted" : "full";
  }

  return {
    /** What all mailboxes hold together. */
    totalBytes: () => usageOfMail.totalBytes(db),

    async check({ address, size, at }) {
      return judgeMail(db, await liveMailboxes(db, [address], at), size);
    },

    async store({ addresses, mail, sender, at }) {
      const storedBytes = storedBytesOf(mail);
      return db.transaction(async (tx) => {
        await lockMail(tx);
        const boxes = await liveMailboxes(tx, addresses, at);
        const deliveryVerdict = await judgeMail(tx, boxes, storedBytes);
        if (deliveryVerdict !== "accepted") return { verdict: deliveryVerdict, mailboxIds: [] };
        for (const { id } of boxes) {
          await insertMessage(tx, id, { mail, sender, storedBytes, receivedAt: at });
          await usageOfMail.add(tx, id, { messages: 1, bytes: storedBytes });
        }
        return { verdict: deliveryVerdict, mailboxIds: boxes.map(({ id }) => id) };
      });
    },

    mailboxes: async () => onlyRow(await db.select({ rows: count() }).from(mailboxes)).rows,

    async deleteExpired(expiredAt) {
      const removedMailboxIds: number[] = [];
      for (;;) {
        const expired = await db
          .select({ id: mailboxes.id })
          .from(mailboxes)
          .where(lte(mailboxes.expiresAt, expiredAt))
          .limit(maxExpiredAtOnce);
        if (expired.length === 0) return removedMailboxIds;
        const mailboxIds = expired.map(({ id }) => id);
        await removalOfMail.removeMailboxes(mailboxIds);
        removedMailboxIds.push(...mailboxIds);
      }
    },
  } satisfies DeliveryStore & Record<string, unknown>;
}
