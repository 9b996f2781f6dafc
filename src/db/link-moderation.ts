import { eq, sql } from "drizzle-orm";
import type { Moderation } from "#tools/admin/store.ts";
import { recordAct } from "./audit-log.ts";
import type { Db } from "./db.ts";
import { linkHosts } from "./link-hosts.ts";
import { linkUsage } from "./link-usage.ts";
import { linkOf, linkStore } from "./links.ts";
import { closeReports } from "./reports.ts";

/** Links as operators find, block and remove them. */
export function linkModeration(
  db: Db,
): Pick<Moderation, "findLink" | "linksTo" | "setLinkBlocked" | "removeLink"> {
  const { linkCodes, links } = db.tables;
  const isCode = (linkCode: string) => eq(sql`lower(${links.code})`, linkCode.toLowerCase());

  return {
    findLink: linkStore(db).find,

    linksTo: async (host, limit) => (await linkHosts(db).linksTo(host, limit)).map(linkOf),

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
        const [link] = await tx.delete(links).where(isCode(linkCode)).returning();
        if (!link) return false;
        if (link.userId === null) await linkUsage.takeOff(tx, link);
        const target = linkCode.toLowerCase();
        await tx.update(linkCodes).set({ removedAt: act.at }).where(eq(linkCodes.code, target));
        await closeReports(tx, { kind: "link", target }, act.at);
        await recordAct(tx, "links remove", linkCode, act);
        return true;
      }),
  };
}
