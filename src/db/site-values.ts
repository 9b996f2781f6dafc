import { eq } from "drizzle-orm";
import type { Db } from "./db.ts";

export async function findSiteValue(
  db: Pick<Db, "select" | "tables">,
  valueName: string,
): Promise<string | null> {
  const { siteValues } = db.tables;
  const [valueRow] = await db
    .select({ value: siteValues.value })
    .from(siteValues)
    .where(eq(siteValues.name, valueName));
  return valueRow?.value ?? null;
}

/** A value of the whole site; of processes that propose one at once, all get the one that came first. */
export async function siteValue(db: Db, valueName: string, propose: () => string): Promise<string> {
  const existingValue = await findSiteValue(db, valueName);
  if (existingValue !== null) return existingValue;
  await db.insert(db.tables.siteValues).values({ name: valueName, value: propose() }).onConflictDoNothing();
  const storedValue = await findSiteValue(db, valueName);
  if (storedValue === null) throw new Error(`${valueName} could not be stored`);
  return storedValue;
}
