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
    async deleteExpired(expiredBefore) {
      await deleteInBatches(async (batchSize) => {
        const { stateHash, expiresAt } = signIns;
        const expiredSlice = db
          .select({ stateHash })
          .from(signIns)
          .where(lt(expiresAt, expiredBefore))
          .limit(batchSize);
        const removedSignIns = await db
          .delete(signIns)
          .where(inArray(stateHash, expiredSlice))
          .returning({ stateHash });
        return removedSignIns.length;
      });
    },
  };
}
