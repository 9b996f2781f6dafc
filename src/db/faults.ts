import { NoAnswerError } from "#core/within.ts";
import { SQLiteError } from "bun:sqlite";
import { DiskFault, isRoomCode } from "./disk-fault.ts";

/** What the engine said, below what the query builder wraps around it. */
const causeOf = (databaseFault: unknown): unknown =>
  databaseFault instanceof Error && databaseFault.cause ? databaseFault.cause : databaseFault;

const serverFault = (databaseFault: unknown) => {
  const faultCause = causeOf(databaseFault);
  // Named here, where there has been a fault: it loads all of Bun's client.
  return faultCause instanceof Bun.SQL.PostgresError ? faultCause : null;
};

/** Whether a write failed because there is no room left: what was there stays whole, and can be read. */
export const isStorageFull = (databaseFault: unknown): boolean => {
  const faultCause = causeOf(databaseFault);
  if (faultCause instanceof DiskFault) return isRoomCode(faultCause.code);
  if (faultCause instanceof SQLiteError) return faultCause.code === "SQLITE_FULL";
  const server = serverFault(databaseFault);
  // PostgreSQL has a number for a full disk, and none for a quota.
  return server?.errno === "53100" || /: Disk quota exceeded$/m.test(server?.message ?? "");
};

const lostConnections = [
  "ERR_POSTGRES_CONNECTION_CLOSED",
  "ERR_POSTGRES_IDLE_TIMEOUT",
  "ERR_POSTGRES_LIFETIME_TIMEOUT",
];

/** Whether a statement met a connection that was no longer one, as all of a pool are when the server has been restarted. */
export const isConnectionLost = (databaseFault: unknown): boolean => {
  const server = serverFault(databaseFault);
  return server !== null && (lostConnections.includes(server.code) || /^57P0[12]$/.test(server.errno ?? ""));
};

/** Whether the database server cannot be asked at present: it is down, starting, ending, has no place, is still at it, or was too long at it. */
export const isUnavailable = (databaseFault: unknown): boolean => {
  if (databaseFault instanceof NoAnswerError) return true;
  const server = serverFault(databaseFault);
  if (!server) return false;
  return server.errno === undefined
    ? /CONNECTION|TIMEOUT/.test(server.code)
    : /^(08|57P|53300|55P03|57014|25P03)/.test(server.errno);
};

/** Whether the database takes no writes: a file without permission, a standby server. */
export const isReadOnly = (databaseFault: unknown): boolean => {
  const faultCause = causeOf(databaseFault);
  if (faultCause instanceof DiskFault) return faultCause.code === "EROFS";
  if (faultCause instanceof SQLiteError) return faultCause.code?.startsWith("SQLITE_READONLY") ?? false;
  return serverFault(databaseFault)?.errno === "25006";
};

/** Whether the same write may be taken later. */
export const mayPass = (databaseFault: unknown): boolean =>
  isStorageFull(databaseFault) || isUnavailable(databaseFault) || isReadOnly(databaseFault);
