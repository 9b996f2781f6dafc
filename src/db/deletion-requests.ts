import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { customAlphabet } from "nanoid";
import type { DeletionRequests } from "../tools/data-deletion/store.ts";
import type { Db } from "./db.ts";

/** Digits and capitals that cannot be taken for one another when read aloud or copied by hand. */
const drawDeletionCode = customAlphabet("23456789ABCDEFGHJKLMNPQRSTUVWXYZ", 12);

const newCode = (): string => drawDeletionCode().replace(/(.{4})(?!$)/g, "$1-");

type PendingRequest = { readonly code: string; readonly email: string | null; readonly createdAt: Date };

type SettledRequest = {
  /** Those that an operator has still to settle, oldest first. */
  pending(): Promise<PendingRequest[]>;
  /** Deletes the accounts that have the request's address, forgets the address; says how many accounts there were. */
  settle(code: string, at: Date): Promise<number | null>;
};

export function deletionRequestStore(db: Db): DeletionRequests & SettledRequest {
  const { deletionRequests, users } = db.tables;
  const isPending = and(isNull(deletionRequests.completedAt), isNotNull(deletionRequests.email));

  return {
    async record({ email, at }) {
      const confirmationCode = newCode();
      const completedAt = email === null ? at : null;
      await db.insert(deletionRequests).values({ email, code: confirmationCode, createdAt: at, completedAt });
      return { confirmationCode };
    },
    async find(deletionCode) {
      const [request] = await db
        .select()
        .from(deletionRequests)
        .where(eq(deletionRequests.code, deletionCode));
      return request ?? null;
    },
    async pending() {
      return db
        .select()
        .from(deletionRequests)
        .where(isPending)
        .orderBy(asc(deletionRequests.createdAt), asc(deletionRequests.id));
    },
    async settle(deletionCode, settledAt) {
      return db.transaction(async (tx) => {
        const [request] = await tx
          .select({ email: deletionRequests.email })
          .from(deletionRequests)
          .where(and(eq(deletionRequests.code, deletionCode), isPending));
        if (!request?.email) return null;
        const settledRequests = await tx
          .delete(users)
          .where(eq(sql`lower(${users.email})`, sql`lower(${request.email})`))
          .returning({ id: users.id });
        await tx
          .update(deletionRequests)
          .set({ email: null, completedAt: settledAt })
          .where(eq(deletionRequests.code, deletionCode));
        return settledRequests.length;
      });
    },
  };
}
