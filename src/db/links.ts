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

export const linkOf = ({
  id,
  code,
  target,
  userId,
  createdAt,
  clicks,
  tags,
  ...linkColumns
}: Row): StoredLink => ({
  id,
  code,
  target,
  userId,
  createdAt,
  clicks,
  isBlocked: linkColumns.blockedAt !== null,
  title: linkColumns.title,
  tags: tags.split(",").filter((linkTag) => linkTag !== ""),
  expiresAt: linkColumns.expiresAt,
  maxClicks: linkColumns.maxClicks,
  passwordHash: linkColumns.passwordHash,
});

function linkByCode(db: Db) {
  const { links } = db.tables;
  const { folded: _, takenClicks: __, ...linkColumns } = getTableColumns(links);
  return statement(
    db,
    db
      .select(linkColumns)
      .from(links)
      .where(sql`lower(${links.code}) = ${valueAt(0)}`),
    linkColumns,
  );
}

/** A user's links, newest first. */
function linkList(db: Db): LinkStore["listOf"] {
  const { links } = db.tables;
  return async (userId, { after, limit, words = [], tag }) => {
    const [lastLink] = after === null ? [] : await db.select().from(links).where(eq(links.id, after));
    const isOlder = lastLink
      ? sql`(${links.createdAt}, ${links.id}) < (${sql.param(lastLink.createdAt, links.createdAt)}, ${lastLink.id})`
      : undefined;
    const filters = [
      ...words.map((searchWord) => contains(links.folded, searchWord)),
      ...(tag === undefined ? [] : [contains(links.tags, `,${tag},`)]),
    ];
    const linkRows = await db
      .select()
      .from(links)
      .where(and(eq(links.userId, userId), isOlder, ...filters))
      .orderBy(desc(links.createdAt), desc(links.id))
      .limit(limit);
    return linkRows.map(linkOf);
  };
}

export function linkStore(db: Db): LinkStore {
  const { linkCodes, links } = db.tables;
  const isOwn = ({ code, userId }: { code: string; userId: string }) =>
    and(sql`lower(${links.code}) = ${code.toLowerCase()}`, eq(links.userId, userId));
  const byCode = linkByCode(db);

  return {
    async add({ title = null, tags = [], expiresAt = null, maxClicks = null, passwordHash = null, ...link }) {
      const linkOptions = { title, expiresAt, maxClicks, passwordHash };
      return db.transaction(async (tx) => {
        const codeRow = { code: link.code.toLowerCase() };
        const [freeCode] = await tx.insert(linkCodes).values(codeRow).onConflictDoNothing().returning();
        if (!freeCode) return null;
        const searchText = searchTextOf({ ...link, ...linkOptions, tags });
        await tx.insert(links).values({ ...link, ...linkOptions, tags: tagsText(tags), folded: searchText });
        return { ...link, ...linkOptions, tags, clicks: 0, isBlocked: false };
      });
    },

    async find(linkCode) {
      const [link] = await byCode([linkCode.toLowerCase()]);
      return link ? linkOf(link) : null;
    },

    async isRemoved(linkCode) {
      const [removedRow] = await db
        .select({ removedAt: linkCodes.removedAt })
        .from(linkCodes)
        .where(eq(linkCodes.code, linkCode.toLowerCase()));
      return Boolean(removedRow?.removedAt);
    },

    listOf: linkList(db),

    async setTarget({ target, ...link }) {
      return db.transaction(async (tx) => {
        const [changedRow] = await tx.update(links).set({ target }).where(isOwn(link)).returning();
        if (!changedRow) return null;
        const changedLink = linkOf(changedRow);
        await tx
          .update(links)
          .set({ folded: searchTextOf(changedLink) })
          .where(eq(links.id, changedLink.id));
        return changedLink;
      });
    },

    async takeClick(id) {
      const takenRows = await db
        .update(links)
        .set({ takenClicks: sql`${links.takenClicks} + 1` })
        .where(and(eq(links.id, id), lt(links.takenClicks, links.maxClicks)))
        .returning({ id: links.id });
      return takenRows.length > 0;
    },

    async remove(link) {
      const removedRows = await db.delete(links).where(isOwn(link)).returning({ id: links.id });
      return removedRows.length > 0;
    },
  };
}
