import type { Database } from "./db.ts";

/** How long a size counts as the present one; asking costs PostgreSQL some milliseconds. */
const lifetimeMs = 5000;

/** Pages that are free again are used before the file grows. */
const sqliteSize =
  "select (page_count - freelist_count) * page_size from pragma_page_count, pragma_freelist_count, pragma_page_size";
const postgresqlSize = "select pg_database_size(current_database())";

/** What the whole database takes, and whether that is less than `ceiling` bytes; a size that cannot be had leaves room. */
export function databaseRoom(
  { db, server }: Pick<Database, "db" | "server">,
  { ceiling, now, report }: { ceiling: number; now: () => Date; report: (fault: unknown) => void },
) {
  let asked: { readonly at: number; readonly bytes: Promise<number> } | null = null;

  async function askSize(): Promise<number> {
    const [row] = await db.runSql(server ? postgresqlSize : sqliteSize, [], "all");
    return Number(row?.[0]);
  }

  function bytes(): Promise<number> {
    const at = now().getTime();
    if (!asked || Math.abs(at - asked.at) >= lifetimeMs) asked = { at, bytes: askSize() };
    return asked.bytes;
  }

  return {
    bytes,
    hasRoom: async (): Promise<boolean> => {
      try {
        return (await bytes()) < ceiling;
      } catch (fault) {
        report(fault);
        return true;
      }
    },
  };
}

/** Whether the whole database may take more. */
export type HasRoom = () => Promise<boolean>;

export const endlessRoom: HasRoom = async () => true;
