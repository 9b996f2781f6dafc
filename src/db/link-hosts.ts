import { and, desc, eq, gte, isNull, like, lt, or } from "drizzle-orm";
import type { Db } from "./db.ts";

/** So many that other requests wait for a few milliseconds at most. */
const sliceRows = 100;
const pauseMs = 20;

/**
 * A host with its labels in reverse and a dot behind each, `example.host77.`: all names within a host begin with it. Bytes,
 * because databases sort texts each in a way of its own.
 */
export const hostKey = (host: string): Buffer =>
  Buffer.from([...host.toLowerCase().split(".").toReversed(), ""].join("."));

export const hostKeyOf = (target: string): Buffer =>
  hostKey(URL.canParse(target) ? new URL(target).hostname : "");

/** What comes after everything that begins with a key: its last byte is a dot, and after a dot comes a slash. */
const behind = (key: Buffer): Buffer => Buffer.concat([key.subarray(0, -1), Buffer.from("/")]);

const isWithin = (host: string, target: string): boolean => {
  const { hostname } = new URL(target);
  return hostname === host || hostname.endsWith(`.${host}`);
};

/** Links by the host that they lead to. */
export function linkHosts(db: Db) {
  const { links } = db.tables;

  /** Those that an older version has stored: nothing tells their hosts but their addresses. */
  async function amongUnfiled(host: string, limit: number) {
    const patterns = ["/", ":"].flatMap((end) => [`http%://${host}${end}%`, `http%://%.${host}${end}%`]);
    const candidates = await db
      .select()
      .from(links)
      .where(and(isNull(links.host), or(...patterns.map((pattern) => like(links.target, pattern)))))
      .orderBy(desc(links.createdAt))
      .limit(limit * 10);
    return candidates.filter(({ target }) => isWithin(host, target)).slice(0, limit);
  }

  let underWay: Promise<void> | null = null;
  const stopping = new AbortController();

  async function fileSlice(): Promise<number> {
    const unfiled = await db
      .select({ id: links.id, target: links.target })
      .from(links)
      .where(isNull(links.host))
      .limit(sliceRows);
    if (unfiled.length > 0)
      await db.transaction(async (tx) => {
        for (const { id, target } of unfiled)
          await tx
            .update(links)
            .set({ host: hostKeyOf(target) })
            .where(eq(links.id, id));
      });
    return unfiled.length;
  }

  async function fileAll(): Promise<void> {
    while (!stopping.signal.aborted && (await fileSlice()) === sliceRows) await Bun.sleep(pauseMs);
  }

  return {
    /** To a host and to all hosts in it: those of each host newest first, and those that are found all in that order. */
    async linksTo(host: string, limit: number) {
      const key = hostKey(host);
      const filed = await db
        .select()
        .from(links)
        .where(and(gte(links.host, key), lt(links.host, behind(key))))
        .orderBy(desc(links.host), desc(links.createdAt))
        .limit(limit);
      return [...filed, ...(await amongUnfiled(host, limit))]
        .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
        .slice(0, limit);
    },

    /** Writes the hosts of links that have none yet, while others are served. */
    fileUnfiled: (): Promise<void> =>
      (underWay ??= fileAll().finally(() => {
        underWay = null;
      })),

    /** Resolves once nothing is written any more. */
    async stop(): Promise<void> {
      stopping.abort();
      await underWay;
    },
  };
}
