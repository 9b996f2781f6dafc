import { type SQL, and, count, desc, eq, isNotNull, isNull, lt, max, sql } from "drizzle-orm";
import type { OpenReports, ReportTarget } from "#tools/admin/store.ts";
import type { ReportStore } from "#tools/reports/store.ts";
import { deleteRows } from "./batches.ts";
import type { Db, Tx } from "./db.ts";
import { onlyRow } from "./rows.ts";

const dayMs = 86_400_000;
/** As long as the salt that the visitor's hash was made with. */
const visitorLifeMs = 2 * dayMs;
const closedLifeMs = 90 * dayMs;
const openLifeMs = 400 * dayMs;

/** Closes all reports about a target; says whether there were any. */
export async function closeReports(tx: Tx, { kind, target }: ReportTarget, closedAt: Date): Promise<boolean> {
  const { reports } = tx.tables;
  const closedReports = await tx
    .update(reports)
    .set({ closedAt: closedAt })
    .where(and(eq(reports.kind, kind), eq(reports.target, target), isNull(reports.closedAt)))
    .returning({ id: reports.id });
  return closedReports.length > 0;
}

export function reportStore(db: Db) {
  const { reports } = db.tables;
  const isOpen = isNull(reports.closedAt);
  const countOf = async (where: SQL | undefined): Promise<number> =>
    onlyRow(await db.select({ rows: count() }).from(reports).where(where)).rows;
  const openCount = () => countOf(isOpen);

  return {
    async add({ room, visitor: visitorHash, ...newReport }) {
      const visitor = Buffer.from(visitorHash);
      const ofVisitor = await countOf(eq(reports.visitor, visitor));
      if (ofVisitor >= room.ofVisitor) return false;
      const isAbout = and(eq(reports.kind, newReport.kind), eq(reports.target, newReport.target));
      const ofTarget = await countOf(and(isAbout, isOpen));
      if (ofTarget >= room.ofTarget) return true;
      const all = await openCount();
      if (all >= room.all) return false;
      if (all >= room.shared && ofTarget > 0) return true;
      if (all >= room.shared && ofVisitor > 0) return false;
      await db
        .insert(reports)
        .values({ ...newReport, visitor })
        .onConflictDoNothing();
      return true;
    },

    openCount,

    /** One for each link or note, the last reported first. */
    async open(maxReports: number): Promise<OpenReports[]> {
      const reportGroups = await db
        .select({ last: max(reports.id), count: count() })
        .from(reports)
        .where(isOpen)
        .groupBy(reports.kind, reports.target)
        .orderBy(desc(max(reports.id)))
        .limit(maxReports);
      return Promise.all(
        reportGroups.map(async ({ last, count: reportCount }) => {
          const [newestReport] = await db
            .select()
            .from(reports)
            .where(eq(reports.id, Number(last)));
          const { kind, target, reason, comment, createdAt } = onlyRow(newestReport ? [newestReport] : []);
          return { kind, target, reason, comment, createdAt, count: reportCount };
        }),
      );
    },

    /** Forgets who reported, as the day's salt is forgotten, and deletes old reports. */
    async deleteExpired(expiredAt: Date): Promise<void> {
      const beforeAge = (ageMs: number) => new Date(expiredAt.getTime() - ageMs);
      await db
        .update(reports)
        .set({ visitor: null })
        .where(and(lt(reports.createdAt, beforeAge(visitorLifeMs)), isNotNull(reports.visitor)));
      const isOld = sql`(${lt(reports.closedAt, beforeAge(closedLifeMs))} or ${lt(reports.createdAt, beforeAge(openLifeMs))})`;
      await deleteRows(db, { table: reports, key: reports.id, where: isOld });
    },
  } satisfies ReportStore & Record<string, unknown>;
}
