import { and, count, eq, gt, inArray, lte, sum } from "drizzle-orm";
import type { Letter } from "../tools/temp-mail/letter.ts";
import { type Intake, type DeliveryVerdict, mailLimits } from "../tools/temp-mail/store.ts";
import type { Db } from "./client.ts";
import { mailAttachments, mailMessages, mailboxes } from "./schema.ts";

export const mailIntake = (
  db: Db,
  limits: Readonly<Record<keyof typeof mailLimits, number>> = mailLimits,
) => {
  const liveMailbox = (address: string, at: Date): number | undefined =>
    db
      .select({ id: mailboxes.id })
      .from(mailboxes)
      .where(and(eq(mailboxes.address, address), gt(mailboxes.expiresAt, at)))
      .get()?.id;

  const load = (mailboxId?: number) => {
    const some = mailboxId === undefined ? undefined : eq(mailMessages.mailboxId, mailboxId);
    const found = db
      .select({ messages: count(), bytes: sum(mailMessages.size) })
      .from(mailMessages)
      .where(some);
    const { messages = 0, bytes = 0 } = found.get() ?? {};
    return { messages, bytes: Number(bytes) };
  };

  function judge(mailboxId: number, size: number): DeliveryVerdict {
    const { messages, bytes } = load(mailboxId);
    const isFull = messages >= limits.mailboxMessages || bytes + size > limits.mailboxBytes;
    return isFull ? "full" : "accepted";
  }

  function add(
    mailboxId: number,
    mail: { letter: Letter; sender: string; size: number; receivedAt: Date },
  ): void {
    const { letter, sender, ...kept } = mail;
    const { from, attachments, ...words } = letter;
    const names = { fromName: from.name, fromEmail: from.email ?? (sender || "unknown@invalid") };
    const row = { mailboxId, ...kept, ...words, ...names, hasAttachments: attachments.length > 0 };
    const { id } = db.insert(mailMessages).values(row).returning({ id: mailMessages.id }).get();
    for (const [index, { content, ...file }] of attachments.entries()) {
      const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
      const place = { messageId: id, position: index + 1, size: content.byteLength, content: bytes };
      db.insert(mailAttachments)
        .values({ ...file, ...place })
        .run();
    }
  }

  return {
    async admits({ address, size, at }) {
      const id = liveMailbox(address, at);
      if (id === undefined) return "unknown";
      return load().bytes + size > limits.allBytes ? "busy" : judge(id, size);
    },

    async keep({ addresses, letter, sender, size, at }) {
      const refuse = (verdict: DeliveryVerdict) => ({ verdict, mailboxIds: [] });
      return db.transaction(
        () => {
          const ids = [...new Set(addresses)].flatMap((address) => liveMailbox(address, at) ?? []);
          if (ids.length === 0) return refuse("unknown");
          if (load().bytes + size * ids.length > limits.allBytes) return refuse("busy");
          if (ids.some((id) => judge(id, size) === "full")) return refuse("full");
          for (const id of ids) add(id, { letter, sender, size, receivedAt: at });
          return { verdict: "accepted", mailboxIds: ids };
        },
        { behavior: "immediate" },
      );
    },

    async purge(now) {
      const past = db.select({ id: mailboxes.id }).from(mailboxes).where(lte(mailboxes.expiresAt, now)).all();
      const ids = past.map(({ id }) => id);
      db.delete(mailboxes).where(inArray(mailboxes.id, ids)).run();
      return ids;
    },
  } satisfies Intake;
};
