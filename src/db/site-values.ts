import { eq } from "drizzle-orm";
import type { Db } from "./db.ts";

export async function findSiteValue(db: Pick<Db, "select" | "tables">, name: string): Promise<string | null> {
  const { siteValues } = db.tables;
  const [row] = await db
    .select({ value: siteValues.value })
    .from(siteValues)
    .where(eq(siteValues.name, name));
  return row?.value ?? null;
}

/** A value of the whole site; of processes that propose one at once, all get the one that came first. */
export async function siteValue(db: Db, name: string, propose: () => string): Promise<string> {
  const existing = await findSiteValue(db, name);
  if (existing !== null) return existing;
  await db.insert(db.tables.siteValues).values({ name, value: propose() }).onConflictDoNothing();
  const stored = await findSiteValue(db, name);
  if (stored === null) throw new Error(`${name} could not be stored`);
  return stored;
}
