import { and, desc, eq, sql } from "drizzle-orm";
import type { LinkStore } from "../tools/links/store.ts";
import type { Db } from "./db.ts";

export function linkStore(db: Db): LinkStore {
  const { linkCodes, links } = db.tables;
  const isOwn = ({ code, userId }: { code: string; userId: string }) =>
    and(sql`lower(${links.code}) = ${code.toLowerCase()}`, eq(links.userId, userId));
  const byCode = db
    .select()
    .from(links)
    .where(sql`lower(${links.code}) = ${sql.placeholder("code")}`)
    .prepare("link_by_code");

  return {
    async add(link) {
      return db.transaction(async (tx) => {
        const code = { code: link.code.toLowerCase() };
        const [free] = await tx.insert(linkCodes).values(code).onConflictDoNothing().returning();
        if (!free) return null;
        await tx.insert(links).values(link);
        return { ...link, clicks: 0 };
      });
    },

    async find(code) {
      const [link] = await byCode.execute({ code: code.toLowerCase() });
      return link ?? null;
    },

    async listOf(userId, { after, limit }) {
      const [last] = after === null ? [] : await db.select().from(links).where(eq(links.id, after));
      const isOlder = last
        ? sql`(${links.createdAt}, ${links.id}) < (${sql.param(last.createdAt, links.createdAt)}, ${last.id})`
        : undefined;
      return db
        .select()
        .from(links)
        .where(and(eq(links.userId, userId), isOlder))
        .orderBy(desc(links.createdAt), desc(links.id))
        .limit(limit);
    },

    async setTarget({ target, ...link }) {
      const [changed] = await db.update(links).set({ target }).where(isOwn(link)).returning();
      return changed ?? null;
    },

    async remove(link) {
      const removed = await db.delete(links).where(isOwn(link)).returning({ id: links.id });
      return removed.length > 0;
    },
  };
}
