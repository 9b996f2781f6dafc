import type { Db } from "./db.ts";

/** Whether the database takes writes, found out by writing. */
export const healthCheck = (db: Db) => async (): Promise<boolean> => {
  const { siteValues } = db.tables;
  const writtenRow = { name: "written_at", value: new Date().toISOString() };
  try {
    await db
      .insert(siteValues)
      .values(writtenRow)
      .onConflictDoUpdate({ target: siteValues.name, set: { value: writtenRow.value } });
    return true;
  } catch {
    return false;
  }
};
