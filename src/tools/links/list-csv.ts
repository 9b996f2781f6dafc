import Papa from "papaparse";
import { linkAnswer } from "./answers.ts";
import { maxListedInCsv } from "./bounds.ts";
import type { LinkFilter, LinkStore, StoredLink } from "./store.ts";

/** How many are fetched at once. */
const pageSize = 250;

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

/** A user's links as a table, the newest first, which a spreadsheet neither runs nor misreads. */
export async function linksCsv(
  { userId, origin, ...filter }: LinkFilter & { userId: string; origin: string },
  { links }: { links: Pick<LinkStore, "listOf"> },
): Promise<string> {
  let csv = `\uFEFF${columns.join(",")}\r\n`;
  let after: string | null = null;
  for (let listed = 0; listed < maxListedInCsv; listed += pageSize) {
    const page: readonly StoredLink[] = await links.listOf(userId, { ...filter, after, limit: pageSize });
    if (page.length === 0) break;
    const rows = page.map((link) => {
      const answer = linkAnswer(link, origin);
      return columns.map((name) => (name === "tags" ? answer.tags.join(", ") : answer[name]));
    });
    csv += `${Papa.unparse(rows, { escapeFormulae: true, newline: "\r\n" })}\r\n`;
    after = page.at(-1)?.id ?? null;
    if (page.length < pageSize) break;
  }
  return csv;
}
