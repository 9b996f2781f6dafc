import type { Dialect } from "./dialect.ts";
import { deletionTables } from "./schema/deletion-requests.ts";
import { historyTables } from "./schema/history.ts";
import { linkTables } from "./schema/links.ts";
import { mailTables } from "./schema/mail.ts";
import { moderationTables } from "./schema/moderation.ts";
import { noteTables } from "./schema/notes.ts";
import { siteTables } from "./schema/site.ts";
import { userTables } from "./schema/users.ts";

/** All tables, said once for both engines. A new one is also named in `schema/sqlite.ts` and `schema/postgresql.ts`. */
export function tablesOf(dialect: Dialect) {
  const personTables = userTables(dialect);
  return {
    ...personTables,
    ...linkTables(dialect, personTables),
    ...noteTables(dialect, personTables),
    ...historyTables(dialect, personTables),
    ...mailTables(dialect),
    ...deletionTables(dialect),
    ...siteTables(dialect),
    ...moderationTables(dialect),
  };
}

export type Tables = ReturnType<typeof tablesOf>;
