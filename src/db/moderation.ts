import { and, count, desc, eq, isNotNull } from "drizzle-orm";
import type { Moderation, SiteTotals } from "#tools/admin/store.ts";
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
import { siteTotalStore } from "./site-totals.ts";

const hostModeration = (db: Db): Pick<Moderation, "blockHost" | "unblockHost" | "blockedHosts"> => ({
  blockHost: (host, adminAct) =>
    db.transaction(async (tx) => {
      await blockedHostStore(tx).block(host, { reason: adminAct.why, at: adminAct.at });
      await recordAct(tx, "block", host, adminAct);
    }),

  unblockHost: (host, adminAct) =>
    db.transaction(async (tx) => {
      if (!(await blockedHostStore(tx).unblock(host))) return false;
      await recordAct(tx, "unblock", host, adminAct);
      return true;
    }),

  blockedHosts: blockedHostStore(db).list,
});

function contentRemoval(db: Db): Pick<Moderation, "removeNote" | "removeMailbox"> {
  const { mailboxes, notes } = db.tables;
  const [usageOfNotes, removalOfMail] = [noteUsage(db), mailRemoval(db)];

  return {
    removeNote: (publicKey, adminAct) =>
      db.transaction(async (tx) => {
        await usageOfNotes.lock(tx);
        const removedNotes = await tx
          .delete(notes)
          .where(eq(notes.publicKey, publicKey))
          .returning({ userId: notes.userId, bytes: notes.bytes });
        for (const { userId, bytes } of removedNotes) if (userId === null) await usageOfNotes.add(tx, -bytes);
        if (removedNotes.length === 0) return false;
        await closeReports(tx, { kind: "note", target: publicKey }, adminAct.at);
        await recordAct(tx, "notes remove", publicKey, adminAct);
        return true;
      }),

    async removeMailbox(mailAddress, adminAct) {
      const id = await db.transaction(async (tx) => {
        await lockMail(tx);
        const [mailbox] = await tx
          .update(mailboxes)
          .set({ expiresAt: removedAt })
          .where(eq(mailboxes.address, mailAddress.toLowerCase()))
          .returning({ id: mailboxes.id });
        if (mailbox) await recordAct(tx, "mailbox remove", mailAddress, adminAct);
        return mailbox?.id ?? null;
      });
      if (id !== null) await removalOfMail.removeMailboxes([id]);
      return id;
    },
  };
}

function userModeration(db: Db): Pick<Moderation, "setUserBlocked" | "verifiedEmailOf"> {
  const { apiKeys, sessions, users } = db.tables;

  return {
    setUserBlocked: (id, isBlocked, adminAct) =>
      db.transaction(async (tx) => {
        const blockedAt = isBlocked ? adminAct.at : null;
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
        await recordAct(tx, isBlocked ? "users block" : "users unblock", id, adminAct);
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

async function totalsOf(db: Db, today: string): Promise<SiteTotals> {
  const { links, rowCounts, users } = db.tables;
  const countRows = async (countQuery: Promise<{ rows: number }[]>) => onlyRow(await countQuery).rows;
  const rows = new Map((await db.select().from(rowCounts)).map((count) => [count.name, count.rows]));
  const rowCount = { rows: count() };
  return {
    links: rows.get("links") ?? 0,
    blockedLinks: await countRows(db.select(rowCount).from(links).where(isNotNull(links.blockedAt))),
    clicksToday: await siteTotalStore(db).amountOf({ kind: "clicks", day: today }),
    notes: rows.get("notes") ?? 0,
    mailboxes: rows.get("mailboxes") ?? 0,
    users: rows.get("users") ?? 0,
    blockedUsers: await countRows(db.select(rowCount).from(users).where(isNotNull(users.blockedAt))),
    blockedHosts: (await blockedHostStore(db).list()).length,
    openReports: await reportStore(db).openCount(),
  };
}

export function moderationStore(db: Db): Moderation {
  const { auditEntries } = db.tables;
  const [reportRows, clientCounts] = [reportStore(db), clientCountStore(db)];

  return {
    ...moderationSearch(db),
    ...linkModeration(db),
    ...hostModeration(db),
    ...contentRemoval(db),
    ...userModeration(db),

    openReports: (maxReports) => reportRows.open(maxReports),

    dismissReports: (reportTarget, adminAct) =>
      db.transaction(async (tx) => {
        if (!(await closeReports(tx, reportTarget, adminAct.at))) return false;
        await recordAct(tx, "reports dismiss", `${reportTarget.kind} ${reportTarget.target}`, adminAct);
        return true;
      }),

    audit: (maxEntries) => db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(maxEntries),

    topClients: (today, maxClients) => clientCounts.top(today, maxClients),

    totals: (today) => totalsOf(db, today),
  };
}
