import { type SQL, asc, count, getTableColumns, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database, Db } from "./db.ts";
import { onlyRow } from "./rows.ts";
import type { Tables } from "./schema.ts";
import { sessionSecretOf } from "./session-secret.ts";
import { findSiteValue } from "./site-values.ts";

/** Every table with its primary key, in an order in which nothing refers to what is not there yet. */
export const copiedTableKeys: { readonly [Name in keyof Tables]: readonly string[] } = {
  users: ["id"],
  sessions: ["idHash"],
  signIns: ["stateHash"],
  apiKeys: ["id"],
  linkCodes: ["code"],
  links: ["id"],
  clickCounts: ["linkId", "day", "kind", "value"],
  clickVisitors: ["day", "linkId", "visitor"],
  dailySalts: ["day"],
  notes: ["id"],
  noteTotals: ["id"],
  history: ["position"],
  mailboxes: ["id"],
  mailMessages: ["id"],
  mailAttachments: ["messageId", "position"],
  mailTotals: ["id"],
  deletionRequests: ["id"],
  siteValues: ["name"],
  assetBuilds: ["id"],
  blockedHosts: ["host"],
  idempotencyKeys: ["hash"],
  reports: ["id"],
  auditEntries: ["id"],
  clientCounts: ["day", "client"],
  limitCounts: ["key"],
};

/** What each database knows of itself. */
const ownValues = ["schema_version", "written_at"];

/** How many rows are read and written at once where they may be long: files of 10 MB, builds and mails of 2 MB, notes. */
const rowsOfLong: { readonly [Name in keyof Tables]?: number } = {
  mailAttachments: 10,
  assetBuilds: 10,
  mailMessages: 20,
  notes: 50,
};
const batchRows = (tableName: keyof Tables): number => rowsOfLong[tableName] ?? 500;

type Row = Readonly<Record<string, unknown>>;
export type CopiedTable = { readonly table: string; readonly rows: number };

// oxlint-disable-next-line no-unsafe-type-assertion -- the object above has exactly the tables' names
const names = Object.keys(copiedTableKeys) as readonly (keyof Tables)[];

const tableOf = (db: Db, tableName: keyof Tables): PgTable => db.tables[tableName];

function keyColumns(table: PgTable, tableName: keyof Tables): PgColumn[] {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return copiedTableKeys[tableName].flatMap((key) => columns[key] ?? []);
}

/** The rows of a table in batches, each going on behind the key that the one before ended with. */
async function* batchesOf(db: Db, tableName: keyof Tables): AsyncGenerator<readonly Row[]> {
  const table = tableOf(db, tableName);
  const columns = keyColumns(table, tableName);
  const size = batchRows(tableName);
  const list = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql`, `)})`;
  let after: SQL | undefined;
  for (;;) {
    const rows: readonly Row[] = await db
      .select()
      .from(table)
      .where(after)
      .orderBy(...columns.map((column) => asc(column)))
      .limit(size);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    const values = columns.map(
      (column, index) => sql`${sql.param(last[copiedTableKeys[tableName][index] ?? ""], column)}`,
    );
    after = sql`${list(columns.map((column) => sql`${column}`))} > ${list(values)}`;
  }
}

/** Inserts rows; those that are there already become what they are now. */
function put(to: Db, tableName: keyof Tables, rows: readonly Row[]) {
  const table = tableOf(to, tableName);
  const columns = Object.entries(getTableColumns(table)).filter(
    ([column]) => !copiedTableKeys[tableName].includes(column),
  );
  const insert = to.insert(table).values([...rows]);
  if (columns.length === 0) return insert.onConflictDoNothing();
  const set = columns.map(([column, { name: inSql }]) => [column, sql`excluded.${sql.identifier(inSql)}`]);
  return insert.onConflictDoUpdate({ target: keyColumns(table, tableName), set: Object.fromEntries(set) });
}

async function copyTable(from: Db, to: Db, tableName: keyof Tables): Promise<void> {
  for await (const rows of batchesOf(from, tableName)) {
    const copied =
      tableName === "siteValues" ? rows.filter((row) => !ownValues.includes(String(row["name"]))) : rows;
    if (copied.length > 0) await put(to, tableName, copied);
  }
}

async function countOf(db: Db, tableName: keyof Tables): Promise<number> {
  const table = tableOf(db, tableName);
  const where = tableName === "siteValues" ? sql`name not in ('schema_version', 'written_at')` : undefined;
  return onlyRow(await db.select({ rows: count() }).from(table).where(where)).rows;
}

/** PostgreSQL's counters know nothing of numbers that were written by hand. */
async function advanceCounters({ server }: Database): Promise<void> {
  if (!server) return;
  for (const [table, column] of [
    ["deletion_requests", "id"],
    ["history", "position"],
    ["reports", "id"],
    ["audit_entries", "id"],
    ["mailboxes", "id"],
    ["mail_messages", "id"],
  ] as const) {
    await server.unsafe(
      `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), GREATEST((SELECT max(${column}) FROM ${table}), 1))`,
    );
  }
}

/** A site has one secret; where the target has another, somebody's sessions would end and their rows be mixed. */
async function refuseOtherSite(from: Database, to: Database): Promise<void> {
  const [own, other] = [await sessionSecretOf(from), await findSiteValue(to.db, "session_secret")];
  if (other !== null && other !== own)
    throw new Error(
      "The target is another site's, or was started before: it has a session secret of its own",
    );
}

/**
 * Copies all rows from one database to another, of whichever engines, while nobody writes to them. A copy that broke
 * off is started again, also when the site has gone on meanwhile. Throws when the target is another site's, or the
 * numbers of rows differ in the end.
 */
export async function copyDatabase(
  from: Database,
  to: Database,
  onTable: (copied: CopiedTable) => void = () => {},
): Promise<void> {
  await refuseOtherSite(from, to);
  for (const tableName of names) {
    await copyTable(from.db, to.db, tableName);
    const [source, target] = [await countOf(from.db, tableName), await countOf(to.db, tableName)];
    if (source !== target)
      throw new Error(
        `${tableName}: ${target} rows where ${source} were expected; is the target in use, or another site's?`,
      );
    onTable({ table: tableName, rows: target });
  }
  await advanceCounters(to);
}
