import { type SQL, and, desc, eq, getTableColumns, gte, inArray, lt, lte, sql } from "drizzle-orm";
import { ownTurns } from "#core/own-turn.ts";
import type { LinkStore, StoredLink } from "#tools/links/store.ts";
import { subscriberBytes } from "#tools/links/click.ts";
import { searchTextOf } from "#tools/links/options.ts";
import { contains } from "./contains.ts";
import { type HasRoom, endlessRoom } from "./database-room.ts";
import type { Db } from "./db.ts";
import { hostKeyOf } from "./link-hosts.ts";
import { linkUsage } from "./link-usage.ts";
import { statement, valueAt } from "./statement.ts";

type Row = Omit<StoredLink, "tags" | "isBlocked"> & {
  readonly tags: string;
  readonly blockedAt: Date | null;
};

/** How many links are searched at once: some milliseconds, whatever the words are. */
const searchedAtOnce = 250;

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
  takenClicks: linkColumns.takenClicks,
  title: linkColumns.title,
  tags: tags.split(",").filter((linkTag) => linkTag !== ""),
  expiresAt: linkColumns.expiresAt,
  maxClicks: linkColumns.maxClicks,
  passwordHash: linkColumns.passwordHash,
});

function linkByCode(db: Db) {
  const { links } = db.tables;
  const { folded: _, host: __, ...linkColumns } = getTableColumns(links);
  return statement(
    db,
    db
      .select(linkColumns)
      .from(links)
      .where(sql`lower(${links.code}) = ${valueAt(0)}`),
    linkColumns,
  );
}

type Place = Pick<StoredLink, "id" | "createdAt">;

/** A user's links, newest first. */
function linkList(db: Db): LinkStore["listOf"] {
  const { links } = db.tables;
  const newestFirst = [desc(links.createdAt), desc(links.id)] as const;
  const ofUser = (userId: string, after: Place | undefined) =>
    and(
      eq(links.userId, userId),
      after &&
        sql`(${links.createdAt}, ${links.id}) < (${sql.param(after.createdAt, links.createdAt)}, ${after.id})`,
    );

  /** The ids of those that fit; others are served while all of them are looked through. */
  async function idsThatFit(
    userId: string,
    fits: SQL,
    { limit, ...from }: { after: Place | undefined; limit: number },
  ) {
    const turn = ownTurns();
    const found: string[] = [];
    let { after } = from;
    for (;;) {
      const looked = await db
        .select({ id: links.id, createdAt: links.createdAt, isHit: sql`${fits}`.mapWith(Boolean) })
        .from(links)
        .where(ofUser(userId, after))
        .orderBy(...newestFirst)
        .limit(searchedAtOnce);
      found.push(...looked.flatMap(({ id, isHit }) => (isHit ? [id] : [])));
      after = looked.at(-1);
      if (looked.length < searchedAtOnce || found.length >= limit) return found.slice(0, limit);
      await turn();
    }
  }

  return async (userId, { after, limit, words = [], tag }) => {
    const [lastLink] = after === null ? [] : await db.select().from(links).where(eq(links.id, after));
    const fits = and(
      ...words.map((searchWord) => contains(links.folded, searchWord)),
      tag === undefined ? undefined : contains(links.tags, `,${tag},`),
    );
    const found = fits && (await idsThatFit(userId, fits, { after: lastLink, limit }));
    if (found?.length === 0) return [];
    const linkRows = await db
      .select()
      .from(links)
      .where(found ? inArray(links.id, found) : ofUser(userId, lastLink))
      .orderBy(...newestFirst)
      .limit(limit);
    return linkRows.map(linkOf);
  };
}

/** Takes a link's clicks, each within a transaction that is alone with the link's. */
function clickTaking(db: Db): LinkStore["takeClick"] {
  const { links, clickTakers } = db.tables;
  return ({ id, day, visitor, share }) =>
    db.transaction(async (tx) => {
      await tx.lock(`clicks of ${id}`);
      const isLink = eq(links.id, id);
      const isLeft = and(isLink, lt(links.takenClicks, links.maxClicks));
      const [openLink] = await tx.select({ id: links.id }).from(links).where(isLeft);
      if (!openLink) return false;
      const [first, last] = subscriberRange(visitor);
      const { linkId } = clickTakers;
      const ownTakers = await tx
        .select({ visitor: clickTakers.visitor })
        .from(clickTakers)
        .where(
          and(
            eq(clickTakers.day, day),
            eq(linkId, id),
            gte(clickTakers.visitor, first),
            lte(clickTakers.visitor, last),
          ),
        )
        .limit(share);
      const own = Buffer.from(visitor);
      if (ownTakers.length >= share || ownTakers.some((taker) => own.equals(taker.visitor))) return true;
      await tx.insert(clickTakers).values({ linkId: id, day, visitor: own });
      await tx
        .update(links)
        .set({ takenClicks: sql`${links.takenClicks} + 1` })
        .where(isLink);
      return true;
    });
}

/** The visitors of the same subscriber, from the first to the last. */
function subscriberRange(visitor: Uint8Array): readonly [Buffer, Buffer] {
  const subscriber = visitor.subarray(0, subscriberBytes);
  const browserBytes = visitor.length - subscriber.length;
  return [
    Buffer.concat([subscriber, Buffer.alloc(browserBytes, 0)]),
    Buffer.concat([subscriber, Buffer.alloc(browserBytes, 0xff)]),
  ];
}

/** `anonymousBytes` is what all links of nobody may take together. */
export function linkStore(
  db: Db,
  {
    anonymousBytes = Number.MAX_SAFE_INTEGER,
    hasRoom = endlessRoom,
  }: { anonymousBytes?: number; hasRoom?: HasRoom } = {},
): LinkStore {
  const { linkCodes, links } = db.tables;
  const isOwn = ({ code, userId }: { code: string; userId: string }) =>
    and(sql`lower(${links.code}) = ${code.toLowerCase()}`, eq(links.userId, userId));
  const byCode = linkByCode(db);

  return {
    async add({ title = null, tags = [], expiresAt = null, maxClicks = null, passwordHash = null, ...link }) {
      const linkOptions = { title, expiresAt, maxClicks, passwordHash };
      if (!(await hasRoom())) return "siteFull";
      return db.transaction(async (tx) => {
        const codeRow = { code: link.code.toLowerCase() };
        const row = {
          ...link,
          ...linkOptions,
          tags: tagsText(tags),
          folded: searchTextOf({ ...link, ...linkOptions, tags }),
          host: hostKeyOf(link.target),
        };
        const [freeCode] = await tx.insert(linkCodes).values(codeRow).onConflictDoNothing().returning();
        if (!freeCode) return "taken";
        if (link.userId === null && !(await linkUsage.add(tx, row, anonymousBytes))) {
          await tx.delete(linkCodes).where(eq(linkCodes.code, codeRow.code));
          return "full";
        }
        await tx.insert(links).values(row);
        return { ...link, ...linkOptions, tags, clicks: 0, takenClicks: 0, isBlocked: false };
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
        const host = hostKeyOf(target);
        const [changedRow] = await tx.update(links).set({ target, host }).where(isOwn(link)).returning();
        if (!changedRow) return null;
        const changedLink = linkOf(changedRow);
        await tx
          .update(links)
          .set({ folded: searchTextOf(changedLink) })
          .where(eq(links.id, changedLink.id));
        return changedLink;
      });
    },

    takeClick: clickTaking(db),

    async remove(link) {
      const removedRows = await db.delete(links).where(isOwn(link)).returning({ id: links.id });
      return removedRows.length > 0;
    },
  };
}
