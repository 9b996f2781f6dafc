import { readFileSync, statSync } from "node:fs";
import { domainToASCII } from "node:url";
import { asc, eq } from "drizzle-orm";
import { withSettingName } from "#core/setting-name.ts";
import { hostOf } from "#tools/admin/operations.ts";
import type { BlockedHost } from "#tools/admin/store.ts";
import type { Db, Tx } from "./db.ts";

/** The site value that changes with the table, so that looking whether it has changed costs one row. */
const versionName = "blocklist_version";

/** As addresses have it: a name with letters of any script in its ASCII form. */
function hostIn(blocklistLine: string): string {
  const host = hostOf(blocklistLine.replace(/#.*/, ""));
  return /[^\0-\x7f]/.test(host) ? domainToASCII(host) : host;
}

const hostsIn = (blocklistText: string): Set<string> =>
  new Set(blocklistText.split("\n").map(hostIn).filter(Boolean));

export type Blocklist = {
  /** Whether a host, or a domain it belongs to, is on the list. */
  readonly isBlocked: (hostname: string) => boolean;
  /**
   * Reads the table and the file where they have changed; what cannot be read leaves the list as it was and is
   * reported once.
   */
  readonly refresh: () => Promise<void>;
};

/** The rows of the list. */
export function blockedHostStore(db: Db | Tx) {
  const { blockedHosts, siteValues } = db.tables;
  async function markChanged(): Promise<void> {
    const newVersion = crypto.randomUUID();
    await db
      .insert(siteValues)
      .values({ name: versionName, value: newVersion })
      .onConflictDoUpdate({ target: siteValues.name, set: { value: newVersion } });
  }
  return {
    async block(host: string, { reason, at }: { reason: string; at: Date }): Promise<void> {
      const blockedHostRow = { host: hostOf(host), reason, blockedAt: at };
      await db
        .insert(blockedHosts)
        .values(blockedHostRow)
        .onConflictDoUpdate({ target: blockedHosts.host, set: { reason, blockedAt: at } });
      await markChanged();
    },
    async unblock(host: string): Promise<boolean> {
      const isBlockedHost = eq(blockedHosts.host, hostOf(host));
      const removedHosts = await db.delete(blockedHosts).where(isBlockedHost).returning();
      if (removedHosts.length > 0) await markChanged();
      return removedHosts.length > 0;
    },
    list: (): Promise<BlockedHost[]> => db.select().from(blockedHosts).orderBy(asc(blockedHosts.host)),
    async version(): Promise<string | null> {
      const [blockedHostRow] = await db
        .select({ value: siteValues.value })
        .from(siteValues)
        .where(eq(siteValues.name, versionName));
      return blockedHostRow?.value ?? null;
    },
  };
}

/**
 * The hosts that short links may not lead to: those of the table, and those of the operator's file, one a line, where
 * `#` starts a remark. A domain stands for all hosts in it. Throws when the file cannot be read at the start.
 */
export async function openBlocklist(
  { path, db }: { path: string; db: Db },
  onFailure: (fault: unknown) => void,
): Promise<Blocklist> {
  const store = blockedHostStore(db);
  let changedAt: number | null = null;
  let fromFile: ReturnType<typeof hostsIn> = new Set();
  let fromTable = new Set<string>();
  let readVersion: string | null | undefined;
  let isFailing = false;

  function readFile(): void {
    if (!path) return;
    const { mtimeMs } = statSync(path);
    if (mtimeMs === changedAt) return;
    fromFile = hostsIn(readFileSync(path, "utf8"));
    changedAt = mtimeMs;
  }

  async function readBlockedHosts(): Promise<void> {
    const currentVersion = await store.version();
    if (currentVersion === readVersion) return;
    fromTable = new Set((await store.list()).map(({ host }) => host));
    readVersion = currentVersion;
  }

  withSettingName("LINK_BLOCKLIST", readFile);
  await readBlockedHosts();
  return {
    isBlocked(hostname) {
      if (fromFile.size === 0 && fromTable.size === 0) return false;
      const hostLabels = hostOf(hostname).split(".");
      const domains = hostLabels.map((_, index) => hostLabels.slice(index).join("."));
      return domains.some((domain) => fromFile.has(domain) || fromTable.has(domain));
    },
    async refresh() {
      try {
        readFile();
        await readBlockedHosts();
        isFailing = false;
      } catch (blocklistFault) {
        if (!isFailing) onFailure(blocklistFault);
        isFailing = true;
      }
    },
  };
}
