import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Tables } from "./schema.ts";
import type { WatchedPool } from "./watched-pool.ts";

/**
 * What a store may do, on either engine. It is typed as PostgreSQL: what only SQLite's builders can (`.get()`, `.all()`,
 * `.run()`) does not compile, and what only PostgreSQL's can fails in the tests, which run on SQLite.
 */
export type Builders = Pick<PgDatabase<PgQueryResultHKT>, "select" | "insert" | "update" | "delete">;

/** Runs one statement; its rows are lists of what the engine gives, and there are none when they are not asked for. */
export type RunSql = (text: string, params: unknown[], rows: "all" | "run") => Promise<unknown[][]>;

type Statements = Builders & { readonly tables: Tables; readonly runSql: RunSql };

/** A transaction's own statements. */
export type Tx = Statements & {
  /** Waits for other transactions that hold this name, and holds it until the end. Several are taken in one order. */
  readonly lock: (name: string) => Promise<void>;
};

/** The key that a transaction was about to be committed with; null before that. */
export type Receipt = { key: string | null };

export type Db = Statements & {
  /** The statements of whichever transaction is open around them; for preparing those that run in one. */
  readonly tx: Tx;
  /**
   * All or nothing. In it only `tx` is used: `db` throws there. Whatever is begun in it is awaited in it; a fault is
   * never caught in it, because PostgreSQL takes no statement after one.
   */
  readonly transaction: <Value>(body: (tx: Tx) => Promise<Value>) => Promise<Value>;
  /**
   * A transaction that may be run again with its receipt when its fault leaves open whether it was committed, as when the
   * connection is lost meanwhile: it then does nothing if it was.
   */
  readonly transactionOnce: (receipt: Receipt, body: () => Promise<void>) => Promise<void>;
};

/** Hears of each statement how long it took, in milliseconds. */
export type OnQuery = (kind: "read" | "write", ms: number, sql: string) => void;

export type Database = {
  readonly db: Db;
  /** The file it stands in; null when it lives in memory or on a server. */
  readonly path: string | null;
  /** The pool of connections where it is a server. */
  readonly server: WatchedPool | null;
  /**
   * Runs what another connection of this process writes. SQLite has one writer at a time and would hold up this whole
   * thread for the other: so this one's own writes wait for the end, and everything else goes on.
   */
  readonly writeElsewhere: <Value>(run: () => Promise<Value>) => Promise<Value>;
  /** Whoever has opened it has written what a start writes: takes the room on the disk again that was given to that. */
  readonly endStart: () => void;
  /** Whether it takes writes. */
  readonly isHealthy: () => Promise<boolean>;
  /** Ends what a log of writes still holds of deleted rows, unless somebody is writing just now. */
  readonly truncateLog: () => Promise<void>;
  /** Ends what is under way and lets go of the database. */
  readonly close: () => Promise<void>;
};

/** Text columns hold no U+0000 on PostgreSQL: on both engines it is written as U+FFFD, the replacement character. */
export const storable = (sqlValue: unknown): unknown =>
  typeof sqlValue === "string" && sqlValue.includes("\0") ? sqlValue.replaceAll("\0", "\uFFFD") : sqlValue;

export const isRead = (sqlText: string): boolean => sqlText.startsWith("select ");
