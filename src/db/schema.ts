import type { Kit } from "./kit.ts";
import { deletionTables } from "./schema/deletion-requests.ts";
import { historyTables } from "./schema/history.ts";
import { linkTables } from "./schema/links.ts";
import { mailTables } from "./schema/mail.ts";
import { noteTables } from "./schema/notes.ts";
import { siteTables } from "./schema/site.ts";
import { userTables } from "./schema/users.ts";

/** All tables, said once for both engines. A new one is also named in `schema/sqlite.ts` and `schema/postgresql.ts`. */
export function tablesOf(kit: Kit) {
  const people = userTables(kit);
  return {
    ...people,
    ...linkTables(kit, people),
    ...noteTables(kit, people),
    ...historyTables(kit, people),
    ...mailTables(kit),
    ...deletionTables(kit),
    ...siteTables(kit),
  };
}

export type Tables = ReturnType<typeof tablesOf>;
