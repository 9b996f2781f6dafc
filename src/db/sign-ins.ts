import { and, eq, inArray, lt } from "drizzle-orm";
import type { PendingSignIns } from "../tools/sign-in/effects.ts";
import type { Db } from "./db.ts";
import { deleteInBatches } from "./batches.ts";

export function signInStore(db: Db): PendingSignIns {
  const { signIns } = db.tables;
  return {
    async begin(signIn) {
      await db.insert(signIns).values(signIn);
    },
    async take({ stateHash, browserHash, provider, at }) {
      const [signIn] = await db
        .delete(signIns)
        .where(
          and(
            eq(signIns.stateHash, stateHash),
            eq(signIns.browserHash, browserHash),
            eq(signIns.provider, provider),
          ),
        )
        .returning({ verifier: signIns.verifier, lang: signIns.lang, expiresAt: signIns.expiresAt });
      return signIn && signIn.expiresAt > at ? { verifier: signIn.verifier, lang: signIn.lang } : null;
    },
    async deleteExpired(before) {
      await deleteInBatches(async (rows) => {
        const { stateHash, expiresAt } = signIns;
        const slice = db.select({ stateHash }).from(signIns).where(lt(expiresAt, before)).limit(rows);
        const removed = await db.delete(signIns).where(inArray(stateHash, slice)).returning({ stateHash });
        return removed.length;
      });
    },
  };
}
