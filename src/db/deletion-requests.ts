import { and, asc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { customAlphabet } from "nanoid";
import type { DeletionRequests } from "#tools/data-deletion/store.ts";
import { accountDeletion } from "./account-deletion.ts";
import { deleteRows } from "./batches.ts";
import type { Db } from "./db.ts";
import { siteTotalStore } from "./site-totals.ts";

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

/** Those that wait. */
const total = { kind: "deletions", day: "" } as const;

/** How long a request that is settled can still be asked for by its code. */
export const settledLifeMs = 400 * 86_400_000;

export function deletionRequestStore(
  db: Db,
): DeletionRequests & SettledRequest & { deleteExpired(expiredAt: Date): Promise<void> } {
  const { deletionRequests, users } = db.tables;
  const accounts = accountDeletion(db);
  const isPending = and(isNull(deletionRequests.completedAt), isNotNull(deletionRequests.email));

  async function record(on: Pick<Db, "insert">, { email, at }: { email: string | null; at: Date }) {
    const confirmationCode = newCode();
    const completedAt = email === null ? at : null;
    await on.insert(deletionRequests).values({ email, code: confirmationCode, createdAt: at, completedAt });
    return { confirmationCode };
  }

  return {
    record: (request) => record(db, request),
    ask: ({ mostWaiting, ...request }) =>
      db.transaction(async (tx) => {
        const waiting = await siteTotalStore(tx).add({ ...total, amount: 1, ceiling: mostWaiting });
        return waiting === null ? null : record(tx, request);
      }),
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
      const ended = await db.transaction(async (tx) => {
        const [request] = await tx
          .select({ email: deletionRequests.email })
          .from(deletionRequests)
          .where(and(eq(deletionRequests.code, deletionCode), isPending));
        if (!request?.email) return null;
        const ids = await accounts.end(
          tx,
          eq(sql`lower(${users.email})`, sql`lower(${request.email})`),
          settledAt,
        );
        await tx
          .update(deletionRequests)
          .set({ email: null, completedAt: settledAt })
          .where(eq(deletionRequests.code, deletionCode));
        await siteTotalStore(tx).takeAway({ ...total, amount: 1 });
        return ids;
      });
      if (ended) await accounts.finish(ended);
      return ended?.length ?? null;
    },
    async deleteExpired(expiredAt) {
      const { id, completedAt } = deletionRequests;
      const isOld = lt(completedAt, new Date(expiredAt.getTime() - settledLifeMs));
      await deleteRows(db, { table: deletionRequests, key: id, where: isOld });
    },
  };
}
