import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { customAlphabet } from "nanoid";
import type { DeletionRequests } from "../tools/data-deletion/store.ts";
import type { Db } from "./client.ts";
import { deletionRequests, users } from "./schema.ts";

/** Digits and capitals that cannot be taken for one another when read aloud or copied by hand. */
const draw = customAlphabet("23456789ABCDEFGHJKLMNPQRSTUVWXYZ", 12);

const newCode = (): string => draw().replace(/(.{4})(?!$)/g, "$1-");

const waiting = and(isNull(deletionRequests.completedAt), isNotNull(deletionRequests.email));

type Waiting = { readonly code: string; readonly email: string | null; readonly createdAt: Date };

type Settling = {
  /** Those that an operator has still to settle, oldest first. */
  pending(): Promise<Waiting[]>;
  /** Deletes the accounts that have the request's address, forgets the address; says how many accounts there were. */
  settle(code: string, at: Date): Promise<number | null>;
};

export const deletionRequestStore = (db: Db): DeletionRequests & Settling => ({
  async record({ email, at }) {
    const confirmationCode = newCode();
    const completedAt = email === null ? at : null;
    db.insert(deletionRequests).values({ email, code: confirmationCode, createdAt: at, completedAt }).run();
    return { confirmationCode };
  },
  async find(code) {
    return db.select().from(deletionRequests).where(eq(deletionRequests.code, code)).get() ?? null;
  },
  async pending() {
    return db.select().from(deletionRequests).where(waiting).orderBy(asc(deletionRequests.createdAt)).all();
  },
  async settle(code, at) {
    return db.transaction(
      (tx) => {
        const request = tx
          .select({ email: deletionRequests.email })
          .from(deletionRequests)
          .where(and(eq(deletionRequests.code, code), waiting))
          .get();
        if (!request?.email) return null;
        const gone = tx
          .delete(users)
          .where(eq(sql`lower(${users.email})`, request.email.toLowerCase()))
          .returning({ id: users.id })
          .all();
        const settled = { email: null, completedAt: at };
        tx.update(deletionRequests).set(settled).where(eq(deletionRequests.code, code)).run();
        return gone.length;
      },
      { behavior: "immediate" },
    );
  },
});
