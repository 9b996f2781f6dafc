import { and, eq, isNull, sql } from "drizzle-orm";
import { storedRowBytes, utf8Bytes } from "../core/stored-bytes.ts";
import { linkOverheadBytes } from "../tools/links/bounds.ts";
import type { Db, Tx } from "./db.ts";
import { siteTotalStore } from "./site-totals.ts";

const total = { kind: "links", day: "" } as const;

type LinkTexts = {
  readonly target: string;
  readonly folded: string;
  readonly title: string | null;
  readonly tags: string;
  readonly passwordHash: string | null;
};

const bytesOf = ({ target, folded, title, tags, passwordHash }: LinkTexts): number =>
  storedRowBytes(utf8Bytes(target, folded, title, tags, passwordHash), linkOverheadBytes);

/** The counter of what all links of nobody take; it changes in the transaction that adds or removes one. */
export const linkUsage = {
  /** Counts a link, unless all together would then take more than `ceiling` bytes; false where they would. */
  async add(tx: Tx, link: LinkTexts, ceiling: number): Promise<boolean> {
    return (await siteTotalStore(tx).add({ ...total, amount: bytesOf(link), ceiling })) !== null;
  },

  takeOff: (tx: Tx, link: LinkTexts): Promise<void> =>
    siteTotalStore(tx).takeAway({ ...total, amount: bytesOf(link) }),

  bytes: (db: Db): Promise<number> => siteTotalStore(db).amountOf(total),

  /** Adds everything up, for what was stored by a version that counted nothing. */
  async countOnce(db: Db): Promise<void> {
    const { links, siteTotals } = db.tables;
    const { kind, day } = siteTotals;
    const counted = await db
      .select()
      .from(siteTotals)
      .where(and(eq(kind, total.kind), eq(day, total.day)));
    if (counted.length > 0) return;
    const texts = sql`length(${links.target}) + length(${links.folded}) + length(${links.tags})`;
    const [sumRow] = await db
      .select({ bytes: sql<number>`coalesce(sum(${texts} + ${linkOverheadBytes}), 0)`.mapWith(Number) })
      .from(links)
      .where(isNull(links.userId));
    await db
      .insert(siteTotals)
      .values({ ...total, amount: sumRow?.bytes ?? 0 })
      .onConflictDoNothing();
  },
};
