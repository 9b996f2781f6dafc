import { desc, eq, like, or, sql } from "drizzle-orm";
import type { Moderation } from "../tools/admin/store.ts";
import { recordAct } from "./audit-log.ts";
import type { Db } from "./db.ts";
import { linkOf, linkStore } from "./links.ts";
import { closeReports } from "./reports.ts";

/** Rows that are looked at for links to a host: its name may stand elsewhere in an address, too. */
const maxCandidates = 500;

const isWithin = (host: string, target: string): boolean => {
  const { hostname } = new URL(target);
  return hostname === host || hostname.endsWith(`.${host}`);
};

/** Links as operators find, block and remove them. */
export function linkModeration(
  db: Db,
): Pick<Moderation, "findLink" | "linksTo" | "setLinkBlocked" | "removeLink"> {
  const { linkCodes, links } = db.tables;
  const isCode = (linkCode: string) => eq(sql`lower(${links.code})`, linkCode.toLowerCase());

  return {
    findLink: linkStore(db).find,

    async linksTo(host, limit) {
      const targetPatterns = ["/", ":"].flatMap((hostEnd) => [
        `http%://${host}${hostEnd}%`,
        `http%://%.${host}${hostEnd}%`,
      ]);
      const blockedRows = await db
        .select()
        .from(links)
        .where(or(...targetPatterns.map((targetPattern) => like(links.target, targetPattern))))
        .orderBy(desc(links.createdAt), desc(links.id))
        .limit(maxCandidates);
      return blockedRows
        .filter(({ target }) => isWithin(host, target))
        .slice(0, limit)
        .map(linkOf);
    },

    setLinkBlocked: (linkCode, isBlocked, act) =>
      db.transaction(async (tx) => {
        const blockedAt = isBlocked ? act.at : null;
        const [link] = await tx
          .update(links)
          .set({ blockedAt })
          .where(isCode(linkCode))
          .returning({ id: links.id });
        if (!link) return false;
        if (isBlocked) await closeReports(tx, { kind: "link", target: linkCode.toLowerCase() }, act.at);
        await recordAct(tx, isBlocked ? "links block" : "links unblock", linkCode, act);
        return true;
      }),

    removeLink: (linkCode, act) =>
      db.transaction(async (tx) => {
        const [link] = await tx.delete(links).where(isCode(linkCode)).returning({ id: links.id });
        if (!link) return false;
        const target = linkCode.toLowerCase();
        await tx.update(linkCodes).set({ removedAt: act.at }).where(eq(linkCodes.code, target));
        await closeReports(tx, { kind: "link", target }, act.at);
        await recordAct(tx, "links remove", linkCode, act);
        return true;
      }),
  };
}
