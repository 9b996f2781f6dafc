import { SQL, type TransactionSQL } from "bun";
import { keptRows } from "./backup-contents.ts";
import type { Bytes } from "./backup-file.ts";
import { migrationsOf } from "./migrate.ts";
import { explainFault, hasSentence } from "./postgresql-faults.ts";

type TableOfBackup = { readonly name: string; readonly columns: readonly string[] };

/** What a backup begins with. Then each table's rows come as PostgreSQL's binary COPY, in this order. */
type Outline = {
  readonly format: typeof format;
  readonly migrations: readonly string[];
  readonly tables: readonly TableOfBackup[];
};

const format = "hop-do-nghe postgresql 1";
const maxFrameBytes = 1 << 30;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const listOf = (columns: readonly string[]): string => columns.map(quoted).join(", ");

/** The parameters of the address that only this program knows are none of PostgreSQL's own tools'. */
export function postgresqlToolUrl(url: string): string {
  const databaseUrl = new URL(url);
  for (const paramName of ["pool", "prepare"]) databaseUrl.searchParams.delete(paramName);
  return databaseUrl.href;
}

/** One connection, for which nothing has a deadline; what it asks is prepared nowhere, for poolers. */
export async function withConnection<Value>(
  url: string,
  use: (server: SQL) => Promise<Value>,
): Promise<Value> {
  const server = new SQL({ url: postgresqlToolUrl(url), max: 1, prepare: false });
  try {
    return await use(server);
  } catch (fault) {
    throw hasSentence(fault) ? explainFault(fault, new URL(url)) : fault;
  } finally {
    await server.close();
  }
}

/** A length in four bytes, then so many. One without any ends a table. */
function frameOf(bytes: Uint8Array): Uint8Array {
  const frame = Buffer.alloc(4 + bytes.length);
  frame.writeUInt32BE(bytes.length);
  frame.set(bytes, 4);
  return frame;
}

const noBytes = new Uint8Array(0);
const endMark = Buffer.from("end");

/** Gives back what `frameOf` has framed, one by one; throws where a file ends in the middle. */
async function* framesOf(bytes: Bytes): AsyncGenerator<Uint8Array> {
  let rest = Buffer.alloc(0);
  for await (const chunk of bytes) {
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
    while (rest.length >= 4) {
      const length = rest.readUInt32BE();
      if (length > maxFrameBytes) throw new Error("is not a backup of this site");
      if (rest.length < 4 + length) break;
      yield rest.subarray(4, 4 + length);
      rest = rest.subarray(4 + length);
    }
  }
  if (rest.length > 0) throw new Error("is not whole");
}

/** Tables with their columns, each after those that it refers to. */
async function tablesOf(connection: TransactionSQL): Promise<readonly TableOfBackup[]> {
  const columns = await connection<{ name: string; columns: string[] }[]>`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
    GROUP BY c.relname ORDER BY c.relname`;
  const references = await connection<{ owner: string; target: string }[]>`
    SELECT conrelid::regclass::text AS owner, confrelid::regclass::text AS target
    FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`;
  const sorted: TableOfBackup[] = [];
  const isThere = (table: string) => sorted.some(({ name }) => name === table);
  while (sorted.length < columns.length) {
    const next = columns.filter(
      ({ name }) =>
        !isThere(name) && references.every(({ owner, target }) => owner !== name || isThere(target)),
    );
    if (next.length === 0) throw new Error("its tables refer to one another in a circle");
    sorted.push(...next.map((table) => ({ name: table.name, columns: [...table.columns] })));
  }
  return sorted;
}

async function* rowsOf(
  connection: TransactionSQL,
  { name, columns }: TableOfBackup,
): AsyncGenerator<Uint8Array> {
  const rows = `SELECT ${listOf(columns)} FROM ${quoted(name)} WHERE ${keptRows(name)}`;
  const copied = connection.unsafe(`COPY (${rows}) TO STDOUT (FORMAT binary)`).readable();
  for await (const chunk of copied) if (chunk.length > 0) yield frameOf(chunk);
  yield frameOf(noBytes);
}

/** What a backup of a PostgreSQL consists of, of one moment; `write` takes it while others go on writing. */
export function dumpPostgresql(url: string, write: (bytes: Bytes) => Promise<void>): Promise<void> {
  return withConnection(url, async (server) => {
    await server.begin("isolation level repeatable read read only", async (connection) => {
      await connection`SELECT set_config('statement_timeout', '0', true)`;
      const tables = await tablesOf(connection);
      const applied = await connection<{ hash: string }[]>`SELECT hash FROM migrations`;
      const outline: Outline = { format, migrations: applied.map(({ hash }) => hash), tables };
      async function* parts(): AsyncGenerator<Uint8Array> {
        yield frameOf(Buffer.from(JSON.stringify(outline)));
        for (const table of tables) yield* rowsOf(connection, table);
        yield frameOf(endMark);
      }
      await write(parts());
    });
  });
}

function outlineOf(frame: Uint8Array | undefined): Outline {
  try {
    const outline: Outline = JSON.parse(Buffer.from(frame ?? noBytes).toString());
    if (outline.format === format) return outline;
  } catch {
    // Said below.
  }
  throw new Error("is not a backup of this site");
}

/** Goes through a whole backup, giving each table's rows to `takeTable`; throws unless it has its end. */
async function walk(
  bytes: Bytes,
  begin: (outline: Outline) => Promise<void>,
  takeTable: (table: TableOfBackup, rows: Bytes) => Promise<void>,
): Promise<void> {
  const frames = framesOf(bytes);
  const next = async () => {
    const { value, done } = await frames.next();
    if (done) throw new Error("is not whole");
    return value;
  };
  const outline = outlineOf((await frames.next()).value);
  await begin(outline);
  async function* untilEnd(): AsyncGenerator<Uint8Array> {
    for (let frame = await next(); frame.length > 0; frame = await next()) yield frame;
  }
  for (const table of outline.tables) await takeTable(table, untilEnd());
  if (!endMark.equals(await next())) throw new Error("is not whole");
}

/** Throws unless a backup can be read from its beginning to its end. */
export async function checkDump(bytes: Bytes): Promise<void> {
  await walk(
    bytes,
    async () => {},
    async (_table, rows) => {
      for await (const row of rows) void row;
    },
  );
}

/** Makes the tables anew as they were when the backup was made. */
async function makeTables(connection: TransactionSQL, { migrations, tables }: Outline): Promise<void> {
  const known = migrationsOf("postgresql");
  if (migrations.some((hash) => known.every((migration) => migration.hash !== hash)))
    throw new Error("was written by a newer version; start that one");
  const statements = known.flatMap(({ sql }) => sql).join("\n");
  const made = [...statements.matchAll(/^CREATE TABLE "(\w+)"/gm)].map(([, name = ""]) => name);
  for (const name of new Set([...made, ...tables.map((table) => table.name)]))
    await connection.unsafe(`DROP TABLE IF EXISTS ${quoted(name)} CASCADE`);
  for (const [, name = ""] of statements.matchAll(/^CREATE FUNCTION (\w+)\(/gm))
    await connection.unsafe(`DROP FUNCTION IF EXISTS ${quoted(name)}`);
  await connection`CREATE TABLE migrations (hash text PRIMARY KEY, applied_at timestamptz NOT NULL)`;
  for (const { hash, sql } of known)
    if (migrations.includes(hash)) for (const statement of sql) await connection.unsafe(statement);
}

async function fillTable(
  connection: TransactionSQL,
  { name, columns }: TableOfBackup,
  rows: Bytes,
): Promise<void> {
  const table = quoted(name);
  // What counts rows would count each of them, and the counts are in the backup.
  await connection.unsafe(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await connection.unsafe(`DELETE FROM ${table}`);
  const copy = connection.unsafe(`COPY ${table} (${listOf(columns)}) FROM STDIN (FORMAT binary)`).writable();
  const writer = copy.getWriter();
  for await (const row of rows) await writer.write(row);
  await writer.close();
  await connection.unsafe(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
}

/** Numbers that were written by hand are none that a counter knows of. */
async function advanceCounters(connection: TransactionSQL): Promise<void> {
  const counters = await connection<{ table: string; column: string }[]>`
    SELECT c.relname AS table, a.attname AS column FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND a.attidentity <> ''`;
  for (const { table, column } of counters)
    await connection.unsafe(
      `SELECT setval(pg_get_serial_sequence('${quoted(table)}', '${column}'), GREATEST((SELECT max(${quoted(column)}) FROM ${quoted(table)}), 1))`,
    );
}

/** Puts a backup in the database's place, all of it or nothing. */
export async function restoreDump(server: SQL, bytes: Bytes): Promise<void> {
  await server.begin(async (connection) => {
    await connection`SELECT set_config('statement_timeout', '0', true)`;
    await walk(
      bytes,
      (outline) => makeTables(connection, outline),
      (table, rows) => fillTable(connection, table, rows),
    );
    await advanceCounters(connection);
  });
}
