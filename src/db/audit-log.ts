import type { AuditAct } from "#tools/admin/acts.ts";
import type { Act } from "#tools/admin/store.ts";
import type { Tx } from "./db.ts";

/** Writes down what an operator does, in the transaction that does it. */
export async function recordAct(tx: Tx, act: AuditAct, target: string, { who, why, at }: Act): Promise<void> {
  await tx.insert(tx.tables.auditEntries).values({ at, who, act, target, why });
}
