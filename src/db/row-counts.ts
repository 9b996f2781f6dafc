import { count, eq } from "drizzle-orm";
import type { Db } from "./db.ts";

/**
 * Counts anew what triggers keep, while nobody else writes: after a backup was put in place, of which some tables' rows are
 * left out.
 */
export async function recountRows(db: Db): Promise<void> {
  const { links, mailboxes, notes, rowCounts, users } = db.tables;
  for (const [name, table] of Object.entries({ links, mailboxes, notes, users })) {
    const [counted] = await db.select({ rows: count() }).from(table);
    await db
      .update(rowCounts)
      .set({ rows: counted?.rows ?? 0 })
      .where(eq(rowCounts.name, name));
  }
}
