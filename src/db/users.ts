import { and, eq } from "drizzle-orm";
import { tools } from "#tools/catalog.ts";
import type { Accounts } from "#tools/account/store.ts";
import type { Users } from "#tools/sign-in/effects.ts";
import { accountDeletion } from "./account-deletion.ts";
import type { Db } from "./db.ts";
import { onlyRow } from "./rows.ts";
import type { Tables } from "./schema.ts";

/** What the product knows of whoever asks. */
export const userColumns = ({ users: { id, name, email, avatar } }: Tables) => ({ id, name, email, avatar });

export function userStore(db: Db): Users & Accounts & { readonly deleteExpired: () => Promise<void> } {
  const { users } = db.tables;
  const deletion = accountDeletion(db);
  return {
    async upsert({ provider, subject, at, ...profile }) {
      const userRow = { id: crypto.randomUUID(), provider, subject, createdAt: at, ...profile };
      const { blockedAt, ...user } = onlyRow(
        await db
          .insert(users)
          .values(userRow)
          .onConflictDoUpdate({ target: [users.provider, users.subject], set: profile })
          .returning({ ...userColumns(db.tables), blockedAt: users.blockedAt }),
      );
      return blockedAt === null ? user : null;
    },
    async describe(id) {
      const { provider, name, email, avatar, createdAt } = users;
      const [user] = await db
        .select({ provider, name, email, avatar, createdAt })
        .from(users)
        .where(eq(users.id, id));
      return user ?? null;
    },
    async pinsOf(id) {
      const [user] = await db.select({ pins: users.pinnedTools }).from(users).where(eq(users.id, id));
      if (!user || user.pins === null) return null;
      const pinnedTools = user.pins.split(",");
      return tools.map((tool) => tool.id).filter((tool) => pinnedTools.includes(tool));
    },
    async setPins(id, pinnedTools) {
      await db
        .update(users)
        .set({ pinnedTools: pinnedTools.join(",") })
        .where(eq(users.id, id));
    },
    delete: (id, at) => deletion.delete(eq(users.id, id), at),
    deleteBySubject: ({ provider, subject }, at) =>
      deletion.delete(and(eq(users.provider, provider), eq(users.subject, subject)), at),
    deleteExpired: () => deletion.deleteExpired(),
  };
}
