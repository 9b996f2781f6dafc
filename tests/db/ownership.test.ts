import { expect, test } from "bun:test";
import { openSqlite } from "#db/sqlite.ts";

test("whatever table names a user loses its rows with the user", () => {
  const { sqlite } = openSqlite(":memory:");
  const owned = sqlite
    .query<{ name: string; rule: string | null }, []>(`
    SELECT tables.name, links.on_delete AS rule
    FROM pragma_table_list AS tables, pragma_table_info(tables.name) AS columns
    LEFT JOIN pragma_foreign_key_list(tables.name) AS links ON links."from" = columns.name
    WHERE columns.name = 'user_id'`)
    .all();
  expect(owned.map(({ name }) => name).toSorted()).toEqual([
    "api_keys",
    "history",
    "links",
    "notes",
    "sessions",
  ]);
  expect(owned.filter(({ rule }) => rule !== "CASCADE")).toEqual([]);
});
