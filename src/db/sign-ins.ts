import { and, eq, lt } from "drizzle-orm";
import type { PendingSignIns } from "#tools/sign-in/effects.ts";
import type { Db } from "./db.ts";
import { deleteRows } from "./batches.ts";

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
      const { stateHash, expiresAt } = signIns;
      await deleteRows(db, { table: signIns, key: stateHash, where: lt(expiresAt, expiredBefore) });
    },
  };
}
