import { and, asc, desc, eq, lt, ne, sql } from "drizzle-orm";
import type { ClientCount } from "../tools/admin/store.ts";
import { dayInVietnam } from "../core/days.ts";
import type { Db } from "./db.ts";

/** Of a day, beyond which the least busy are forgotten. */
const maxKept = 1000;

/** How busy clients were today, in all processes; by hashes that mean nothing the next day. */
export function clientCountStore(db: Db) {
  const { clientCounts } = db.tables;
  const { client, day, requests, refused } = clientCounts;
  return {
    async add(today: string, counts: readonly ClientCount[]): Promise<void> {
      const rows = counts
        .map(({ hash, ...count }) => ({ day: today, client: hash, ...count }))
        // In one order, so that no two processes wait for each other in a ring.
        .toSorted((one, other) => (one.client < other.client ? -1 : 1));
      await db
        .insert(clientCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: [day, client],
          set: {
            requests: sql`${requests} + excluded.requests`,
            refused: sql`${refused} + excluded.refused`,
          },
        });
    },

    /** The busiest first. */
    async top(today: string, limit: number): Promise<ClientCount[]> {
      const rows = await db
        .select()
        .from(clientCounts)
        .where(eq(day, today))
        .orderBy(desc(requests), asc(client))
        .limit(limit);
      return rows.map((row) => ({ hash: row.client, requests: row.requests, refused: row.refused }));
    },

    /** Forgets the days before, and of today those that are not among the busiest. */
    async deleteExpired(at: Date): Promise<void> {
      const today = dayInVietnam(at.getTime());
      await db.delete(clientCounts).where(ne(day, today));
      const [least] = await db
        .select({ requests })
        .from(clientCounts)
        .where(eq(day, today))
        .orderBy(desc(requests))
        .limit(1)
        .offset(maxKept);
      if (least) await db.delete(clientCounts).where(and(eq(day, today), lt(requests, least.requests + 1)));
    },
  };
}
