import { eq, or, sql } from "drizzle-orm";
import type { Moderation } from "#tools/admin/store.ts";
import type { Db } from "./db.ts";

/** What operators find by the name that visitors know it by; never what somebody wrote. */
export function moderationSearch(db: Db): Pick<Moderation, "findNote" | "findMailbox" | "findUsers"> {
  const { mailboxes, notes, users } = db.tables;
  return {
    async findNote(key) {
      const { publicKey, userId, isShared, createdAt, expiresAt } = notes;
      const [note] = await db
        .select({ publicKey, userId, isShared, createdAt, expiresAt })
        .from(notes)
        .where(eq(publicKey, key));
      return note ?? null;
    },

    async findMailbox(mailboxName) {
      const { address, messageCount, createdAt, expiresAt } = mailboxes;
      const [mailbox] = await db
        .select({ address, messageCount, createdAt, expiresAt })
        .from(mailboxes)
        .where(eq(address, mailboxName.toLowerCase()));
      return mailbox ?? null;
    },

    async findUsers(idOrEmail) {
      const { id, provider, blockedAt, createdAt, email } = users;
      const userRows = await db
        .select({ id, provider, blockedAt, createdAt })
        .from(users)
        .where(or(eq(id, idOrEmail), eq(sql`lower(${email})`, sql`lower(${idOrEmail})`)));
      return userRows.map(({ blockedAt: blockedSince, ...user }) => ({
        ...user,
        isBlocked: blockedSince !== null,
      }));
    },
  };
}
