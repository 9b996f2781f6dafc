import { SQL } from "bun";
import { errorMessage } from "#core/error-message.ts";

const noStatements =
  "forgets prepared statements, as a pooler in transaction mode does: put ?prepare=false at the end of the address";

const sentenceByCode: Readonly<Record<string, string>> = {
  "3D000": "there is no such database",
  "28000": "this user may not open it",
  "28P01": "this user may not open it",
  "42501": "this user may not make tables there",
  "25006": "is read-only",
  "53100": "the disk is full",
  "53300":
    "has no connection left; all processes together may have max_connections of them, each up to 10, or as many as ?pool= at the end of the address says",
  "26000": noStatements,
  "42P05": noStatements,
};

/** What the server, or the client's own part, has said, below what others wrap around it. */
const serverFault = (fault: unknown): SQL.PostgresError | null => {
  if (fault instanceof SQL.PostgresError) return fault;
  return fault instanceof Error && fault.cause ? serverFault(fault.cause) : null;
};

/** Whether a fault is one of those that an operator can mend by knowing a sentence about it. */
export const hasSentence = (fault: unknown): boolean => (serverFault(fault)?.errno ?? "") in sentenceByCode;

/** What keeps a database from being used, with where it is and without its password. */
export function explainFault(fault: unknown, { host, pathname }: URL): Error {
  const found = serverFault(fault);
  const reason = found && (found.errno === undefined ? "does not answer" : sentenceByCode[found.errno]);
  return new Error(`DATABASE_URL: ${host}${pathname}: ${reason ?? errorMessage(fault)}`, { cause: fault });
}
