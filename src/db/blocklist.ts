import { readFileSync, statSync } from "node:fs";
import { asc, eq } from "drizzle-orm";
import type { Db } from "./db.ts";

const hostOf = (line: string): string => line.replace(/#.*/, "").trim().toLowerCase().replace(/\.$/, "");

const hostsIn = (text: string): Set<string> => new Set(text.split("\n").map(hostOf).filter(Boolean));

export type BlockedHost = { readonly host: string; readonly reason: string; readonly blockedAt: Date };

export type Blocklist = {
  /** Whether a host, or a domain it belongs to, is on the list. */
  readonly isBlocked: (hostname: string) => boolean;
  /** Reads the table, and the file if it has changed; what cannot be read leaves the list as it was and is reported. */
  readonly refresh: () => Promise<void>;
};

/** The rows of the list; whoever changes them tells the processes to refresh theirs. */
export function blockedHostStore(db: Db) {
  const { blockedHosts } = db.tables;
  return {
    async block(host: string, { reason, at }: { reason: string; at: Date }): Promise<void> {
      const row = { host: hostOf(host), reason, blockedAt: at };
      await db
        .insert(blockedHosts)
        .values(row)
        .onConflictDoUpdate({ target: blockedHosts.host, set: { reason, blockedAt: at } });
    },
    async unblock(host: string): Promise<boolean> {
      const where = eq(blockedHosts.host, hostOf(host));
      return (await db.delete(blockedHosts).where(where).returning()).length > 0;
    },
    list: (): Promise<BlockedHost[]> => db.select().from(blockedHosts).orderBy(asc(blockedHosts.host)),
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
  let changedAt = path ? statSync(path).mtimeMs : 0;
  let fromFile = path ? hostsIn(readFileSync(path, "utf8")) : new Set<string>();
  let fromTable = new Set((await store.list()).map(({ host }) => host));

  function readFile(): void {
    if (!path) return;
    const { mtimeMs } = statSync(path);
    if (mtimeMs === changedAt) return;
    fromFile = hostsIn(readFileSync(path, "utf8"));
    changedAt = mtimeMs;
  }

  return {
    isBlocked(hostname) {
      const labels = hostOf(hostname).split(".");
      const domains = labels.map((_, index) => labels.slice(index).join("."));
      return domains.some((domain) => fromFile.has(domain) || fromTable.has(domain));
    },
    async refresh() {
      try {
        readFile();
        fromTable = new Set((await store.list()).map(({ host }) => host));
      } catch (fault) {
        onFailure(fault);
      }
    },
  };
}
