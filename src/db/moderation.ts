import { count, desc, eq, isNotNull, like, or, sum, and, sql } from "drizzle-orm";
import type { AuditAct } from "../tools/admin/names.ts";
import type { Act, Moderation } from "../tools/admin/store.ts";
import { blockedHostStore } from "./blocklist.ts";
import { clientCountStore } from "./client-counts.ts";
import type { Db, Tx } from "./db.ts";
import { linkOf, linkStore } from "./links.ts";
import { mailRemoval } from "./mail-removal.ts";
import { lockMail } from "./mail-usage.ts";
import { removedAt } from "./mailboxes.ts";
import { moderationSearch } from "./moderation-search.ts";
import { noteUsage } from "./note-usage.ts";
import { closeReports, reportStore } from "./reports.ts";
import { onlyRow } from "./rows.ts";

/** Rows that are looked at for links to a host: its name may stand elsewhere in an address, too. */
const maxCandidates = 500;

const isWithin = (host: string, target: string): boolean => {
  const { hostname } = new URL(target);
  return hostname === host || hostname.endsWith(`.${host}`);
};

/** The audit log's own statement, in the transaction of what it records. */
async function record(tx: Tx, act: AuditAct, target: string, { who, why, at }: Act): Promise<void> {
  await tx.insert(tx.tables.auditEntries).values({ at, who, act, target, why });
}

export function moderationStore(db: Db): Moderation {
  const { apiKeys, auditEntries, clickCounts, linkCodes, links, mailboxes, notes, sessions, users } =
    db.tables;
  const [hosts, reports, clients] = [blockedHostStore(db), reportStore(db), clientCountStore(db)];
  const [stored, removal] = [linkStore(db), mailRemoval(db)];
  const isCode = (code: string) => eq(sql`lower(${links.code})`, code.toLowerCase());
  const usage = noteUsage(db);
  const wasDone = (rows: readonly unknown[]) => rows.length > 0;

  return {
    ...moderationSearch(db),

    findLink: (code) => stored.find(code),

    async linksTo(host, limit) {
      const places = ["/", ":"].flatMap((end) => [`http%://${host}${end}%`, `http%://%.${host}${end}%`]);
      const rows = await db
        .select()
        .from(links)
        .where(or(...places.map((place) => like(links.target, place))))
        .orderBy(desc(links.createdAt), desc(links.id))
        .limit(maxCandidates);
      return rows
        .filter(({ target }) => isWithin(host, target))
        .slice(0, limit)
        .map(linkOf);
    },

    setLinkBlocked: (code, isBlocked, act) =>
      db.transaction(async (tx) => {
        const blockedAt = isBlocked ? act.at : null;
        const done = wasDone(
          await tx.update(links).set({ blockedAt }).where(isCode(code)).returning({ id: links.id }),
        );
        if (!done) return false;
        if (isBlocked) await closeReports(tx, { kind: "link", target: code.toLowerCase() }, act.at);
        await record(tx, isBlocked ? "links block" : "links unblock", code, act);
        return true;
      }),

    removeLink: (code, act) =>
      db.transaction(async (tx) => {
        if (!wasDone(await tx.delete(links).where(isCode(code)).returning({ id: links.id }))) return false;
        const target = code.toLowerCase();
        await tx.update(linkCodes).set({ removedAt: act.at }).where(eq(linkCodes.code, target));
        await closeReports(tx, { kind: "link", target }, act.at);
        await record(tx, "links remove", code, act);
        return true;
      }),

    blockHost: (host, act) =>
      db.transaction(async (tx) => {
        await blockedHostStore(tx).block(host, { reason: act.why, at: act.at });
        await record(tx, "block", host, act);
      }),

    unblockHost: (host, act) =>
      db.transaction(async (tx) => {
        if (!(await blockedHostStore(tx).unblock(host))) return false;
        await record(tx, "unblock", host, act);
        return true;
      }),

    blockedHosts: hosts.list,

    removeNote: (publicKey, act) =>
      db.transaction(async (tx) => {
        await usage.lock(tx);
        const removed = await tx
          .delete(notes)
          .where(eq(notes.publicKey, publicKey))
          .returning({ userId: notes.userId, bytes: notes.bytes });
        for (const { userId, bytes } of removed) if (userId === null) await usage.add(tx, -bytes);
        if (!wasDone(removed)) return false;
        await closeReports(tx, { kind: "note", target: publicKey }, act.at);
        await record(tx, "notes remove", publicKey, act);
        return true;
      }),

    async removeMailbox(address, act) {
      const id = await db.transaction(async (tx) => {
        await lockMail(tx);
        const [mailbox] = await tx
          .update(mailboxes)
          .set({ expiresAt: removedAt })
          .where(eq(mailboxes.address, address.toLowerCase()))
          .returning({ id: mailboxes.id });
        if (mailbox) await record(tx, "mailbox remove", address, act);
        return mailbox?.id ?? null;
      });
      if (id !== null) await removal.removeMailboxes([id]);
      return id;
    },

    setUserBlocked: (id, isBlocked, act) =>
      db.transaction(async (tx) => {
        const blockedAt = isBlocked ? act.at : null;
        const done = wasDone(
          await tx.update(users).set({ blockedAt }).where(eq(users.id, id)).returning({ id: users.id }),
        );
        if (!done) return false;
        if (isBlocked) {
          await tx.delete(sessions).where(eq(sessions.userId, id));
          await tx.delete(apiKeys).where(eq(apiKeys.userId, id));
        }
        await record(tx, isBlocked ? "users block" : "users unblock", id, act);
        return true;
      }),

    openReports: (limit) => reports.open(limit),

    dismissReports: (target, act) =>
      db.transaction(async (tx) => {
        if (!(await closeReports(tx, target, act.at))) return false;
        await record(tx, "reports dismiss", `${target.kind} ${target.target}`, act);
        return true;
      }),

    audit: (limit) => db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(limit),

    topClients: (today, limit) => clients.top(today, limit),

    async verifiedEmailOf(userId) {
      const [user] = await db
        .select({ email: users.email })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.isEmailVerified, true)));
      return user?.email ?? null;
    },

    async totals(today) {
      const rowsOf = async (rows: Promise<{ rows: number }[]>) => onlyRow(await rows).rows;
      const [clicks] = await db
        .select({ clicks: sum(clickCounts.clicks) })
        .from(clickCounts)
        .where(and(eq(clickCounts.day, today), eq(clickCounts.kind, "clicks")));
      const rows = { rows: count() };
      return {
        links: await rowsOf(db.select(rows).from(links)),
        blockedLinks: await rowsOf(db.select(rows).from(links).where(isNotNull(links.blockedAt))),
        clicksToday: Number(clicks?.clicks ?? 0),
        notes: await rowsOf(db.select(rows).from(notes)),
        mailboxes: await rowsOf(db.select(rows).from(mailboxes)),
        users: await rowsOf(db.select(rows).from(users)),
        blockedUsers: await rowsOf(db.select(rows).from(users).where(isNotNull(users.blockedAt))),
        blockedHosts: (await hosts.list()).length,
        openReports: await reports.openCount(),
      };
    },
  };
}
