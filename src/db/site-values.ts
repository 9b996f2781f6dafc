import { eq } from "drizzle-orm";
import type { Db } from "./db.ts";
import { onlyRow } from "./rows.ts";

/** A value of the whole site; of processes that propose one at once, all get the one that came first. */
export async function siteValue(db: Db, name: string, propose: () => string): Promise<string> {
  const { siteValues } = db.tables;
  const find = () => db.select({ value: siteValues.value }).from(siteValues).where(eq(siteValues.name, name));
  const [existing] = await find();
  if (existing) return existing.value;
  await db.insert(siteValues).values({ name, value: propose() }).onConflictDoNothing();
  return onlyRow(await find()).value;
}
