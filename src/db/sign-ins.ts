import { and, eq, lt } from "drizzle-orm";
import type { PendingSignIns } from "../tools/sign-in/effects.ts";
import type { Db } from "./client.ts";
import { signIns } from "./schema.ts";

export const signInStore = (db: Db): PendingSignIns => ({
  async begin(signIn) {
    db.insert(signIns).values(signIn).run();
  },
  async take({ stateHash, browserHash, provider, at }) {
    const taken = db
      .delete(signIns)
      .where(
        and(
          eq(signIns.stateHash, stateHash),
          eq(signIns.browserHash, browserHash),
          eq(signIns.provider, provider),
        ),
      )
      .returning({ verifier: signIns.verifier, lang: signIns.lang, expiresAt: signIns.expiresAt })
      .get();
    return taken && taken.expiresAt > at ? { verifier: taken.verifier, lang: taken.lang } : null;
  },
  async purge(before) {
    db.delete(signIns).where(lt(signIns.expiresAt, before)).run();
  },
});
