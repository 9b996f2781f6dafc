import { and, desc, eq, sql } from "drizzle-orm";
import type { LinkStore } from "../tools/links/store.ts";
import type { Db } from "./client.ts";
import { linkCodes, links } from "./schema.ts";

export function linkStore(db: Db): LinkStore {
  const isOwn = ({ code, userId }: { code: string; userId: string }) =>
    and(sql`lower(${links.code}) = ${code.toLowerCase()}`, eq(links.userId, userId));
  const byCode = db
    .select()
    .from(links)
    .where(sql`lower(${links.code}) = ${sql.placeholder("code")}`)
    .prepare();

  return {
    async add(link) {
      return db.transaction(
        (tx) => {
          const code = { code: link.code.toLowerCase() };
          const isFree = tx.insert(linkCodes).values(code).onConflictDoNothing().returning().get();
          return isFree ? tx.insert(links).values(link).returning().get() : null;
        },
        { behavior: "immediate" },
      );
    },

    async find(code) {
      return byCode.get({ code: code.toLowerCase() }) ?? null;
    },

    async listOf(userId, { after, limit }) {
      const last = after === null ? null : db.select().from(links).where(eq(links.id, after)).get();
      const isOlder = last
        ? sql`(${links.createdAt}, ${links.id}) < (${last.createdAt.getTime()}, ${last.id})`
        : undefined;
      return db
        .select()
        .from(links)
        .where(and(eq(links.userId, userId), isOlder))
        .orderBy(desc(links.createdAt), desc(links.id))
        .limit(limit)
        .all();
    },

    async setTarget({ target, ...link }) {
      return db.update(links).set({ target }).where(isOwn(link)).returning().get() ?? null;
    },

    async remove(link) {
      return db.delete(links).where(isOwn(link)).returning({ id: links.id }).get() !== undefined;
    },
  };
}
