import { and, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import type { LinkStore, StoredLink } from "../tools/links/store.ts";
import { searchTextOf } from "../tools/links/options.ts";
import { contains } from "./contains.ts";
import type { Db } from "./db.ts";
import { statement, valueAt } from "./statement.ts";

type Row = Omit<StoredLink, "tags" | "isBlocked"> & {
  readonly tags: string;
  readonly blockedAt: Date | null;
};

/** Tags stand between commas, with one at both ends, so that each is found by itself. */
const tagsText = (tags: readonly string[]): string => (tags.length === 0 ? "" : `,${tags.join(",")},`);

export const linkOf = ({ id, code, target, userId, createdAt, clicks, tags, ...rest }: Row): StoredLink => ({
  id,
  code,
  target,
  userId,
  createdAt,
  clicks,
  isBlocked: rest.blockedAt !== null,
  title: rest.title,
  tags: tags.split(",").filter((tag) => tag !== ""),
  expiresAt: rest.expiresAt,
  maxClicks: rest.maxClicks,
  passwordHash: rest.passwordHash,
});

function linkByCode(db: Db) {
  const { links } = db.tables;
  const { folded: _, takenClicks: __, ...columns } = getTableColumns(links);
  return statement(
    db,
    db
      .select(columns)
      .from(links)
      .where(sql`lower(${links.code}) = ${valueAt(0)}`),
    columns,
  );
}

/** A user's links, newest first. */
function linkList(db: Db): LinkStore["listOf"] {
  const { links } = db.tables;
  return async (userId, { after, limit, words = [], tag }) => {
    const [last] = after === null ? [] : await db.select().from(links).where(eq(links.id, after));
    const isOlder = last
      ? sql`(${links.createdAt}, ${links.id}) < (${sql.param(last.createdAt, links.createdAt)}, ${last.id})`
      : undefined;
    const filters = [
      ...words.map((word) => contains(links.folded, word)),
      ...(tag === undefined ? [] : [contains(links.tags, `,${tag},`)]),
    ];
    const rows = await db
      .select()
      .from(links)
      .where(and(eq(links.userId, userId), isOlder, ...filters))
      .orderBy(desc(links.createdAt), desc(links.id))
      .limit(limit);
    return rows.map(linkOf);
  };
}

export function linkStore(db: Db): LinkStore {
  const { linkCodes, links } = db.tables;
  const isOwn = ({ code, userId }: { code: string; userId: string }) =>
    and(sql`lower(${links.code}) = ${code.toLowerCase()}`, eq(links.userId, userId));
  const byCode = linkByCode(db);

  return {
    async add({ title = null, tags = [], expiresAt = null, maxClicks = null, passwordHash = null, ...link }) {
      const options = { title, expiresAt, maxClicks, passwordHash };
      return db.transaction(async (tx) => {
        const code = { code: link.code.toLowerCase() };
        const [free] = await tx.insert(linkCodes).values(code).onConflictDoNothing().returning();
        if (!free) return null;
        const folded = searchTextOf({ ...link, ...options, tags });
        await tx.insert(links).values({ ...link, ...options, tags: tagsText(tags), folded });
        return { ...link, ...options, tags, clicks: 0, isBlocked: false };
      });
    },

    async find(code) {
      const [link] = await byCode([code.toLowerCase()]);
      return link ? linkOf(link) : null;
    },

    async isRemoved(code) {
      const [row] = await db
        .select({ removedAt: linkCodes.removedAt })
        .from(linkCodes)
        .where(eq(linkCodes.code, code.toLowerCase()));
      return Boolean(row?.removedAt);
    },

    listOf: linkList(db),

    async setTarget({ target, ...link }) {
      return db.transaction(async (tx) => {
        const [changed] = await tx.update(links).set({ target }).where(isOwn(link)).returning();
        if (!changed) return null;
        const stored = linkOf(changed);
        await tx
          .update(links)
          .set({ folded: searchTextOf(stored) })
          .where(eq(links.id, stored.id));
        return stored;
      });
    },

    async takeClick(id) {
      const taken = await db
        .update(links)
        .set({ takenClicks: sql`${links.takenClicks} + 1` })
        .where(and(eq(links.id, id), lt(links.takenClicks, links.maxClicks)))
        .returning({ id: links.id });
      return taken.length > 0;
    },

    async remove(link) {
      const removed = await db.delete(links).where(isOwn(link)).returning({ id: links.id });
      return removed.length > 0;
    },
  };
}
