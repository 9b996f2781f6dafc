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
  clickTakers: ["day", "linkId", "visitor"],
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
  siteTotals: ["kind", "day"],
  blockedHosts: ["host"],
  idempotencyKeys: ["hash"],
  reports: ["id"],
  auditEntries: ["id"],
  clientCounts: ["day", "client"],
  limitCounts: ["key"],
  // After what it counts.
  rowCounts: ["name"],
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

type CopiedRow = Readonly<Record<string, unknown>>;
export type CopiedTable = { readonly table: string; readonly rows: number };

// oxlint-disable-next-line no-unsafe-type-assertion -- the object above has exactly the tables' names
const tableNames = Object.keys(copiedTableKeys) as readonly (keyof Tables)[];

const tableOf = (db: Db, tableName: keyof Tables): PgTable => db.tables[tableName];

function keyColumns(copiedTable: PgTable, tableName: keyof Tables): PgColumn[] {
  const tableColumns: Record<string, PgColumn> = getTableColumns(copiedTable);
  return copiedTableKeys[tableName].flatMap((key) => tableColumns[key] ?? []);
}

/** The rows of a table in batches, each going on behind the key that the one before ended with. */
async function* batchesOf(db: Db, tableName: keyof Tables): AsyncGenerator<readonly CopiedRow[]> {
  const copiedTable = tableOf(db, tableName);
  const keyColumnsOfTable = keyColumns(copiedTable, tableName);
  const batchSize = batchRows(tableName);
  const sqlList = (sqlParts: readonly SQL[]) => sql`(${sql.join([...sqlParts], sql`, `)})`;
  let afterLast: SQL | undefined;
  for (;;) {
    const tableRows: readonly CopiedRow[] = await db
      .select()
      .from(copiedTable)
      .where(afterLast)
      .orderBy(...keyColumnsOfTable.map((keyColumn) => asc(keyColumn)))
      .limit(batchSize);
    if (tableRows.length > 0) yield tableRows;
    const lastRow = tableRows.at(-1);
    if (!lastRow || tableRows.length < batchSize) return;
    const keyValues = keyColumnsOfTable.map(
      (keyColumn, index) => sql`${sql.param(lastRow[copiedTableKeys[tableName][index] ?? ""], keyColumn)}`,
    );
    afterLast = sql`${sqlList(keyColumnsOfTable.map((keyColumn) => sql`${keyColumn}`))} > ${sqlList(keyValues)}`;
  }
}

/** Inserts rows; those that are there already become what they are now. */
function putRows(targetDb: Db, tableName: keyof Tables, tableRows: readonly CopiedRow[]) {
  const copiedTable = tableOf(targetDb, tableName);
  const valueColumns = Object.entries(getTableColumns(copiedTable)).filter(
    ([columnName]) => !copiedTableKeys[tableName].includes(columnName),
  );
  const insert = targetDb.insert(copiedTable).values([...tableRows]);
  if (valueColumns.length === 0) return insert.onConflictDoNothing();
  const updatedColumns = valueColumns.map(([columnName, { name: inSql }]) => [
    columnName,
    sql`excluded.${sql.identifier(inSql)}`,
  ]);
  return insert.onConflictDoUpdate({
    target: keyColumns(copiedTable, tableName),
    set: Object.fromEntries(updatedColumns),
  });
}

async function copyTable(sourceDb: Db, targetDb: Db, tableName: keyof Tables): Promise<void> {
  for await (const tableRows of batchesOf(sourceDb, tableName)) {
    const copied =
      tableName === "siteValues"
        ? tableRows.filter((siteValueRow) => !ownValues.includes(String(siteValueRow["name"])))
        : tableRows;
    if (copied.length > 0) await putRows(targetDb, tableName, copied);
  }
}

async function countOf(db: Db, tableName: keyof Tables): Promise<number> {
  const copiedTable = tableOf(db, tableName);
  const copiedOnly =
    tableName === "siteValues" ? sql`name not in ('schema_version', 'written_at')` : undefined;
  return onlyRow(await db.select({ rows: count() }).from(copiedTable).where(copiedOnly)).rows;
}

/** PostgreSQL's counters know nothing of numbers that were written by hand. */
async function advanceCounters({ server }: Database): Promise<void> {
  if (!server) return;
  for (const [copiedTable, keyColumn] of [
    ["deletion_requests", "id"],
    ["history", "position"],
    ["reports", "id"],
    ["audit_entries", "id"],
    ["mailboxes", "id"],
    ["mail_messages", "id"],
  ] as const) {
    await server
      .current()
      .unsafe(
        `SELECT setval(pg_get_serial_sequence('${copiedTable}', '${keyColumn}'), GREATEST((SELECT max(${keyColumn}) FROM ${copiedTable}), 1))`,
      );
  }
}

/** A site has one secret; where the target has another, somebody's sessions would end and their rows be mixed. */
async function refuseOtherSite(sourceDatabase: Database, targetDatabase: Database): Promise<void> {
  const [ownSecret, otherSecret] = [
    await sessionSecretOf(sourceDatabase),
    await findSiteValue(targetDatabase.db, "session_secret"),
  ];
  if (otherSecret !== null && otherSecret !== ownSecret)
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
  sourceDatabase: Database,
  to: Database,
  onTable: (copied: CopiedTable) => void = () => {},
): Promise<void> {
  await refuseOtherSite(sourceDatabase, to);
  for (const tableName of tableNames) {
    await copyTable(sourceDatabase.db, to.db, tableName);
    const [sourceCount, targetCount] = [
      await countOf(sourceDatabase.db, tableName),
      await countOf(to.db, tableName),
    ];
    if (sourceCount !== targetCount)
      throw new Error(
        `${tableName}: ${targetCount} rows where ${sourceCount} were expected; is the target in use, or another site's?`,
      );
    onTable({ table: tableName, rows: targetCount });
  }
  await advanceCounters(to);
}
