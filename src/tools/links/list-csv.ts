import Papa from "papaparse";
import { linkAnswer } from "./answers.ts";
import type { LinkFilter, LinkStore, StoredLink } from "./store.ts";

/** Lines of a table, which a spreadsheet neither runs nor misreads; each ends with a line break. */
export const csvLines = (rows: readonly (readonly unknown[])[]): string =>
  rows.length === 0
    ? ""
    : `${Papa.unparse(
        rows.map((row) => [...row]),
        { escapeFormulae: true, newline: "\r\n" },
      )}\r\n`;

/** The most links that the list as a table has, of those made last. */
export const maxListedInCsv = 5000;

/** How many are fetched at once. */
const pageSize = 100;

const columns = [
  "code",
  "short_url",
  "original_url",
  "title",
  "tags",
  "clicks",
  "created_at",
  "expires_at",
  "max_clicks",
  "has_password",
] as const;

/** A user's links as a table, the newest first; made as it is asked for. */
export async function* linksCsv(
  { userId, origin, ...filter }: LinkFilter & { userId: string; origin: string },
  { links }: { links: Pick<LinkStore, "listOf"> },
): AsyncGenerator<string> {
  yield `\uFEFF${columns.join(",")}\r\n`;
  let after: string | null = null;
  for (let listed = 0; listed < maxListedInCsv; listed += pageSize) {
    const page: readonly StoredLink[] = await links.listOf(userId, { ...filter, after, limit: pageSize });
    yield csvLines(
      page.map((link) => {
        const answer = linkAnswer(link, origin);
        return columns.map((name) => (name === "tags" ? answer.tags.join(", ") : answer[name]));
      }),
    );
    after = page.at(-1)?.id ?? null;
    if (page.length < pageSize) return;
  }
}
