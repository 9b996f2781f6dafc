import type { Database as Sqlite } from "bun:sqlite";
import type { SQL } from "bun";
import { linkOverheadBytes } from "./link-usage.ts";
import { noteOverheadBytes } from "#tools/notes/schema.ts";
import type { Db } from "./db.ts";

/**
 * What is added up of a table's rows, in a row of its own that each transaction keeps: how it is made where it is missing,
 * after a version that counted nothing, or a backup, which has none of it.
 */
type Total = {
  /** Those that it is about. */
  readonly rows: string;
  /** The table that it stands in, and where in it. */
  readonly table: string;
  readonly where: string;
  readonly fill: readonly string[];
};

const messagesOfBox = "FROM mail_messages WHERE mail_messages.mailbox_id = mailboxes.id";

const totals: readonly Total[] = [
  {
    rows: "notes",
    table: "note_totals",
    where: "id = 1",
    fill: [
      `UPDATE notes SET bytes = 2 * length(content) + ${noteOverheadBytes} WHERE bytes = 0`,
      "INSERT INTO note_totals (id, bytes) SELECT 1, coalesce(sum(bytes), 0) FROM notes WHERE user_id IS NULL",
    ],
  },
  {
    rows: "mail_messages",
    table: "mail_totals",
    where: "id = 1",
    fill: [
      `UPDATE mailboxes SET message_count = (SELECT count(*) ${messagesOfBox}),
        stored_bytes = (SELECT coalesce(sum(mail_messages.size), 0) ${messagesOfBox})`,
      "INSERT INTO mail_totals (id, bytes) SELECT 1, coalesce(sum(size), 0) FROM mail_messages",
    ],
  },
  {
    rows: "links",
    table: "site_totals",
    where: "kind = 'links' AND day = ''",
    fill: [
      `INSERT INTO site_totals (kind, day, amount)
        SELECT 'links', '', coalesce(sum(length(target) + length(folded) + length(tags) + ${linkOverheadBytes}), 0)
        FROM links WHERE user_id IS NULL`,
    ],
  },
  {
    rows: "deletion_requests",
    table: "site_totals",
    where: "kind = 'deletions' AND day = ''",
    fill: [
      `INSERT INTO site_totals (kind, day, amount)
        SELECT 'deletions', '', count(*) FROM deletion_requests WHERE completed_at IS NULL AND email IS NOT NULL`,
    ],
  },
];

/** Tables of nothing but totals, which no backup has. */
export const totalTables = ["note_totals", "mail_totals"] as const;

const isMissing = ({ rows, table, where }: Total): string =>
  `SELECT 1 FROM (SELECT 1 FROM ${rows} LIMIT 1) AS there WHERE NOT EXISTS (SELECT 1 FROM ${table} WHERE ${where})`;

/** Within the transaction that brings the tables up to date; reads no rows where nothing is missing. */
export function addMissingTotalsSqlite(sqlite: Sqlite): void {
  for (const total of totals)
    if (sqlite.query(isMissing(total)).get()) for (const statement of total.fill) sqlite.run(statement);
}

/** The same, in a transaction without a deadline of its statements. */
export async function addMissingTotalsPostgresql(connection: SQL): Promise<void> {
  for (const total of totals) {
    const [missing] = await connection.unsafe(isMissing(total));
    if (missing) for (const statement of total.fill) await connection.unsafe(statement);
  }
}

/** Adds everything up anew, after a backup was put in place: those of earlier versions have totals of what they leave out. */
export function recountTotals(db: Pick<Db, "transaction">): Promise<void> {
  return db.transaction(async (tx) => {
    for (const { table, where, fill } of totals)
      for (const statement of [`DELETE FROM ${table} WHERE ${where}`, ...fill])
        await tx.runSql(statement, [], "run");
  });
}
