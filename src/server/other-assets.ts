import { assetBuildStore } from "#db/asset-builds.ts";
import type { Db } from "#db/db.ts";
import { packFiles, unpackFiles } from "#ssr/asset-cache.ts";
import type { Assets } from "#ssr/assets.ts";
import type { Asset } from "#ssr/variants.ts";
import type { Expiring } from "./expiry.ts";

/** Whoever asks for what is nowhere makes the database be asked this often at most. */
const refreshMs = 2000;

/** Finds what a page of another version loads, whose process runs beside this one or did before it. */
export type FindOtherAsset = (path: string) => Promise<Asset | null>;

/** Stores this version's files for processes of others, and finds theirs. */
export function shareAssets(
  db: Db,
  { files }: Assets,
  { now, isStored }: { now: () => Date; isStored: boolean },
) {
  const builds = assetBuildStore(db);
  const ownId = new Bun.CryptoHasher("sha256").update([...files.keys()].toSorted().join()).digest("hex");
  const otherBuilds = new Map<string, Assets["files"]>();
  let refreshedAt = -Infinity;

  async function refreshBuilds(): Promise<void> {
    refreshedAt = performance.now();
    const buildIds = await builds.idsBesides(ownId);
    for (const id of otherBuilds.keys()) if (!buildIds.includes(id)) otherBuilds.delete(id);
    for (const id of buildIds.filter((buildId) => !otherBuilds.has(buildId))) {
      const packedBuild = await builds.filesOf(id);
      const unpacked = packedBuild && unpackFiles(packedBuild);
      if (unpacked) otherBuilds.set(id, unpacked);
    }
  }
  const findKnownAsset = (path: string): Asset | null => {
    for (const otherBuild of otherBuilds.values()) {
      const asset = otherBuild.get(path);
      if (asset) return asset;
    }
    return null;
  };

  const findAsset: FindOtherAsset = async (path) => {
    const asset = findKnownAsset(path);
    if (asset || performance.now() - refreshedAt < refreshMs) return asset;
    await refreshBuilds();
    return findKnownAsset(path);
  };
  const expiring: Expiring = {
    async deleteExpired(expiresAt) {
      if (isStored) await builds.touch(ownId, expiresAt);
      await builds.deleteExpired(expiresAt);
    },
  };
  return {
    find: findAsset,
    expiring,
    store: async (): Promise<void> => {
      if (isStored) await builds.keep({ id: ownId, pack: () => packFiles(files), at: now() });
    },
  };
}
