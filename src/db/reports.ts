import { and, count, desc, eq, isNotNull, isNull, lt, max, or } from "drizzle-orm";
import type { OpenReports, ReportTarget } from "../tools/admin/store.ts";
import type { ReportStore } from "../tools/reports/store.ts";
import type { Db, Tx } from "./db.ts";
import { onlyRow } from "./rows.ts";

const dayMs = 86_400_000;
/** As long as the salt that the visitor's hash was made with. */
const visitorLifeMs = 2 * dayMs;
const closedLifeMs = 90 * dayMs;
const openLifeMs = 400 * dayMs;

/** Closes all reports about a target; says whether there were any. */
export async function closeReports(tx: Tx, { kind, target }: ReportTarget, at: Date): Promise<boolean> {
  const { reports } = tx.tables;
  const closed = await tx
    .update(reports)
    .set({ closedAt: at })
    .where(and(eq(reports.kind, kind), eq(reports.target, target), isNull(reports.closedAt)))
    .returning({ id: reports.id });
  return closed.length > 0;
}

export function reportStore(db: Db) {
  const { reports } = db.tables;
  const isOpen = isNull(reports.closedAt);
  const openCount = async () => onlyRow(await db.select({ rows: count() }).from(reports).where(isOpen)).rows;

  return {
    async add({ maxOpen, visitor, ...report }) {
      if ((await openCount()) >= maxOpen) return false;
      await db
        .insert(reports)
        .values({ ...report, visitor: Buffer.from(visitor) })
        .onConflictDoNothing();
      return true;
    },

    openCount,

    /** One for each link or note, the last reported first. */
    async open(limit: number): Promise<OpenReports[]> {
      const groups = await db
        .select({ last: max(reports.id), count: count() })
        .from(reports)
        .where(isOpen)
        .groupBy(reports.kind, reports.target)
        .orderBy(desc(max(reports.id)))
        .limit(limit);
      return Promise.all(
        groups.map(async ({ last, count }) => {
          const [newest] = await db
            .select()
            .from(reports)
            .where(eq(reports.id, Number(last)));
          const { kind, target, reason, comment, createdAt } = onlyRow(newest ? [newest] : []);
          return { kind, target, reason, comment, createdAt, count };
        }),
      );
    },

    /** Forgets who reported, as the day's salt is forgotten, and deletes old reports. */
    async deleteExpired(at: Date): Promise<void> {
      const before = (ageMs: number) => new Date(at.getTime() - ageMs);
      await db
        .update(reports)
        .set({ visitor: null })
        .where(and(lt(reports.createdAt, before(visitorLifeMs)), isNotNull(reports.visitor)));
      await db
        .delete(reports)
        .where(or(lt(reports.closedAt, before(closedLifeMs)), lt(reports.createdAt, before(openLifeMs))));
    },
  } satisfies ReportStore & Record<string, unknown>;
}
