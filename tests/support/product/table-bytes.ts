import { getTableName } from "drizzle-orm";
import { openDatabase } from "#db/client.ts";
import type { Tables } from "#db/schema.ts";

export type TableName = keyof Tables;

const bytesOf = {
  sqlite:
    "select coalesce(sum(s.pgsize - s.unused), 0) from dbstat s join sqlite_master m on m.name = s.name where m.tbl_name = ?",
  postgresql: "select pg_total_relation_size(cast($1 as text)::regclass)",
};

/** Looks at the tables of a database that a product has open. */
export async function lookAtTables(url: string) {
  const { db, server, close } = await openDatabase(url);
  // oxlint-disable-next-line no-unsafe-type-assertion -- the object has exactly the tables' names
  const names = Object.keys(db.tables) as TableName[];
  const perTable = async (query: (table: string) => Promise<unknown[][]>) => {
    const numbers = new Map<TableName, number>();
    for (const name of names) {
      const [[number] = []] = await query(getTableName(db.tables[name]));
      numbers.set(name, Number(number));
    }
    return numbers;
  };
  return {
    names,
    /** The bytes that rows use in each, with its indices. */
    bytes: () =>
      perTable((table) => db.runSql(server === null ? bytesOf.sqlite : bytesOf.postgresql, [table], "all")),
    rows: () => perTable((table) => db.runSql(`select count(*) from "${table}"`, [], "all")),
    close,
  };
}
