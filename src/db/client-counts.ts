import { and, asc, desc, eq, lt, ne, sql } from "drizzle-orm";
import type { ClientCount } from "#tools/admin/store.ts";
import { dayInVietnam } from "#core/days.ts";
import type { Db } from "./db.ts";

/** Of a day, beyond which the least busy are forgotten. */
const maxKept = 1000;

/** How busy clients were today, in all processes; by hashes that mean nothing the next day. */
export function clientCountStore(db: Db) {
  const { clientCounts } = db.tables;
  const { client, day, requests, refused } = clientCounts;
  return {
    async add(today: string, clientCountsOfDay: readonly ClientCount[]): Promise<void> {
      const countRows = clientCountsOfDay
        .map(({ hash, ...clientCount }) => ({ day: today, client: hash, ...clientCount }))
        // In one order, so that no two processes wait for each other in a ring.
        .toSorted((countRow, otherRow) => (countRow.client < otherRow.client ? -1 : 1));
      await db
        .insert(clientCounts)
        .values(countRows)
        .onConflictDoUpdate({
          target: [day, client],
          set: {
            requests: sql`${requests} + excluded.requests`,
            refused: sql`${refused} + excluded.refused`,
          },
        });
    },

    /** The busiest first. */
    async top(today: string, maxClients: number): Promise<ClientCount[]> {
      const countRows = await db
        .select()
        .from(clientCounts)
        .where(eq(day, today))
        .orderBy(desc(requests), asc(client))
        .limit(maxClients);
      return countRows.map((countRow) => ({
        hash: countRow.client,
        requests: countRow.requests,
        refused: countRow.refused,
      }));
    },

    /** Forgets the days before, and of today those that are not among the busiest. */
    async deleteExpired(expiredAt: Date): Promise<void> {
      const today = dayInVietnam(expiredAt.getTime());
      await db.delete(clientCounts).where(ne(day, today));
      const [leastRow] = await db
        .select({ requests })
        .from(clientCounts)
        .where(eq(day, today))
        .orderBy(desc(requests))
        .limit(1)
        .offset(maxKept);
      if (leastRow)
        await db.delete(clientCounts).where(and(eq(day, today), lt(requests, leastRow.requests + 1)));
    },
  };
}
