import { and, eq, lt, ne } from "drizzle-orm";
import type { Db } from "./db.ts";

/** As long as a browser may still show a page of a version that no process runs any more. */
const unusedLifeMs = 7 * 86_400_000;

/** How often a process says that its version is in use. */
const touchMs = 86_400_000;

/** The built files of the versions that run, or have lately run, on this database. */
export const assetBuildStore = (db: Db) => {
  const { assetBuilds } = db.tables;
  return {
    /** Stores a build, or notes that it is in use. */
    async keep({ id, pack, at }: { id: string; pack: () => Uint8Array; at: Date }): Promise<void> {
      const touched = await db
        .update(assetBuilds)
        .set({ usedAt: at })
        .where(eq(assetBuilds.id, id))
        .returning({ id: assetBuilds.id });
      if (touched.length > 0) return;
      const packedFiles = Buffer.from(pack());
      await db.insert(assetBuilds).values({ id, files: packedFiles, usedAt: at }).onConflictDoNothing();
    },

    async touch(id: string, usedAt: Date): Promise<void> {
      const isDue = lt(assetBuilds.usedAt, new Date(usedAt.getTime() - touchMs));
      await db
        .update(assetBuilds)
        .set({ usedAt: usedAt })
        .where(and(eq(assetBuilds.id, id), isDue));
    },

    async idsBesides(id: string): Promise<string[]> {
      const buildRows = await db
        .select({ id: assetBuilds.id })
        .from(assetBuilds)
        .where(ne(assetBuilds.id, id));
      return buildRows.map((buildRow) => buildRow.id);
    },

    async filesOf(id: string): Promise<Uint8Array | null> {
      const [buildRow] = await db
        .select({ files: assetBuilds.files })
        .from(assetBuilds)
        .where(eq(assetBuilds.id, id));
      return buildRow?.files ?? null;
    },

    async deleteExpired(expiredAt: Date): Promise<void> {
      await db
        .delete(assetBuilds)
        .where(lt(assetBuilds.usedAt, new Date(expiredAt.getTime() - unusedLifeMs)));
    },
  };
};
