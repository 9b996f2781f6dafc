import { and, count, desc, eq, isNotNull, sum } from "drizzle-orm";
import type { Moderation, Totals } from "../tools/admin/store.ts";
import { recordAct } from "./audit-log.ts";
import { blockedHostStore } from "./blocklist.ts";
import { clientCountStore } from "./client-counts.ts";
import type { Db } from "./db.ts";
import { linkModeration } from "./link-moderation.ts";
import { mailRemoval } from "./mail-removal.ts";
import { lockMail } from "./mail-usage.ts";
import { removedAt } from "./mailboxes.ts";
import { moderationSearch } from "./moderation-search.ts";
import { noteUsage } from "./note-usage.ts";
import { closeReports, reportStore } from "./reports.ts";
import { onlyRow } from "./rows.ts";

const hostModeration = (db: Db): Pick<Moderation, "blockHost" | "unblockHost" | "blockedHosts"> => ({
  blockHost: (host, act) =>
    db.transaction(async (tx) => {
      await blockedHostStore(tx).block(host, { reason: act.why, at: act.at });
      await recordAct(tx, "block", host, act);
    }),

  unblockHost: (host, act) =>
    db.transaction(async (tx) => {
      if (!(await blockedHostStore(tx).unblock(host))) return false;
      await recordAct(tx, "unblock", host, act);
      return true;
    }),

  blockedHosts: blockedHostStore(db).list,
});

function contentRemoval(db: Db): Pick<Moderation, "removeNote" | "removeMailbox"> {
  const { mailboxes, notes } = db.tables;
  const [usage, removal] = [noteUsage(db), mailRemoval(db)];

  return {
    removeNote: (publicKey, act) =>
      db.transaction(async (tx) => {
        await usage.lock(tx);
        const removed = await tx
          .delete(notes)
          .where(eq(notes.publicKey, publicKey))
          .returning({ userId: notes.userId, bytes: notes.bytes });
        for (const { userId, bytes } of removed) if (userId === null) await usage.add(tx, -bytes);
        if (removed.length === 0) return false;
        await closeReports(tx, { kind: "note", target: publicKey }, act.at);
        await recordAct(tx, "notes remove", publicKey, act);
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
        if (mailbox) await recordAct(tx, "mailbox remove", address, act);
        return mailbox?.id ?? null;
      });
      if (id !== null) await removal.removeMailboxes([id]);
      return id;
    },
  };
}

function userModeration(db: Db): Pick<Moderation, "setUserBlocked" | "verifiedEmailOf"> {
  const { apiKeys, sessions, users } = db.tables;

  return {
    setUserBlocked: (id, isBlocked, act) =>
      db.transaction(async (tx) => {
        const blockedAt = isBlocked ? act.at : null;
        const [user] = await tx
          .update(users)
          .set({ blockedAt })
          .where(eq(users.id, id))
          .returning({ id: users.id });
        if (!user) return false;
        if (isBlocked) {
          await tx.delete(sessions).where(eq(sessions.userId, id));
          await tx.delete(apiKeys).where(eq(apiKeys.userId, id));
        }
        await recordAct(tx, isBlocked ? "users block" : "users unblock", id, act);
        return true;
      }),

    async verifiedEmailOf(userId) {
      const [user] = await db
        .select({ email: users.email })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.isEmailVerified, true)));
      return user?.email ?? null;
    },
  };
}

async function totalsOf(db: Db, today: string): Promise<Totals> {
  const { clickCounts, links, mailboxes, notes, users } = db.tables;
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
    blockedHosts: (await blockedHostStore(db).list()).length,
    openReports: await reportStore(db).openCount(),
  };
}

export function moderationStore(db: Db): Moderation {
  const { auditEntries } = db.tables;
  const [reports, clients] = [reportStore(db), clientCountStore(db)];

  return {
    ...moderationSearch(db),
    ...linkModeration(db),
    ...hostModeration(db),
    ...contentRemoval(db),
    ...userModeration(db),

    openReports: (limit) => reports.open(limit),

    dismissReports: (target, act) =>
      db.transaction(async (tx) => {
        if (!(await closeReports(tx, target, act.at))) return false;
        await recordAct(tx, "reports dismiss", `${target.kind} ${target.target}`, act);
        return true;
      }),

    audit: (limit) => db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(limit),

    topClients: (today, limit) => clients.top(today, limit),

    totals: (today) => totalsOf(db, today),
  };
}
