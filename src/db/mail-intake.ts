import { and, asc, count, eq, gt, inArray, lte, sum } from "drizzle-orm";
import type { Letter } from "../tools/temp-mail/letter.ts";
import { type Intake, mailLimits } from "../tools/temp-mail/store.ts";
import type { Db, Tx } from "./db.ts";
import { onlyRow } from "./rows.ts";

type Mail = { letter: Letter; sender: string; size: number; receivedAt: Date };

export function mailIntake(db: Db, limits: Readonly<Record<keyof typeof mailLimits, number>> = mailLimits) {
  const { mailAttachments, mailMessages, mailboxes } = db.tables;

  const liveMailboxes = (from: Db | Tx, addresses: readonly string[], at: Date) =>
    from
      .select({ id: mailboxes.id })
      .from(mailboxes)
      .where(and(inArray(mailboxes.address, [...addresses]), gt(mailboxes.expiresAt, at)))
      .orderBy(asc(mailboxes.id));

  /** Of one mailbox, or of all. */
  async function loadOf(from: Db | Tx, mailboxId?: number) {
    const some = mailboxId === undefined ? undefined : eq(mailMessages.mailboxId, mailboxId);
    const [load] = await from
      .select({ messages: count(), bytes: sum(mailMessages.size) })
      .from(mailMessages)
      .where(some);
    return { messages: load?.messages ?? 0, bytes: Number(load?.bytes ?? 0) };
  }

  async function isFull(from: Db | Tx, mailboxId: number, size: number): Promise<boolean> {
    const { messages, bytes } = await loadOf(from, mailboxId);
    return messages >= limits.mailboxMessages || bytes + size > limits.mailboxBytes;
  }

  async function add(tx: Tx, mailboxId: number, { letter, sender, ...mail }: Mail): Promise<void> {
    const { from, attachments, ...words } = letter;
    const names = { fromName: from.name, fromEmail: from.email ?? (sender || "unknown@invalid") };
    const row = { mailboxId, ...mail, ...words, ...names, hasAttachments: attachments.length > 0 };
    const { id } = onlyRow(await tx.insert(mailMessages).values(row).returning({ id: mailMessages.id }));
    for (const [index, { content, ...file }] of attachments.entries()) {
      const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
      const place = { messageId: id, position: index + 1, size: content.byteLength, content: bytes };
      await tx.insert(mailAttachments).values({ ...file, ...place });
    }
  }

  return {
    async admits({ address, size, at }) {
      const [mailbox] = await liveMailboxes(db, [address], at);
      if (!mailbox) return "unknown";
      if ((await loadOf(db)).bytes + size > limits.allBytes) return "busy";
      return (await isFull(db, mailbox.id, size)) ? "full" : "accepted";
    },

    async keep({ addresses, letter, sender, size, at }) {
      return db.transaction(async (tx) => {
        await tx.lock("mail");
        const live = await liveMailboxes(tx, addresses, at);
        if (live.length === 0) return { verdict: "unknown", mailboxIds: [] };
        if ((await loadOf(tx)).bytes + size * live.length > limits.allBytes)
          return { verdict: "busy", mailboxIds: [] };
        for (const { id } of live) if (await isFull(tx, id, size)) return { verdict: "full", mailboxIds: [] };
        for (const { id } of live) await add(tx, id, { letter, sender, size, receivedAt: at });
        return { verdict: "accepted", mailboxIds: live.map(({ id }) => id) };
      });
    },

    async deleteExpired(now) {
      const removed = await db
        .delete(mailboxes)
        .where(lte(mailboxes.expiresAt, now))
        .returning({ id: mailboxes.id });
      return removed.map(({ id }) => id);
    },
  } satisfies Intake;
}
