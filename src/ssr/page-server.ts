import type { Observe } from "#http/perform.ts";
import type { Callers } from "#http/caller.ts";
import type { Idempotency } from "#http/idempotency.ts";
import type { Limiter } from "#http/rate-limiter.ts";
import type { RouteNames } from "#http/route-names.ts";
import type { Site } from "#core/site.ts";
import type { Assets } from "./assets.ts";
import type { ApiCalls } from "./command.tsx";
import type { SharePictures } from "./share-pictures.ts";
import type { PageCache } from "./page-cache.ts";

/** What serving any page takes. */
export type PageServer = {
  readonly site: Site;
  readonly assets: Assets;
  readonly cache: PageCache;
  readonly sharePictures: SharePictures;
  readonly callers: Callers;
  readonly limiter: Limiter;
  readonly now: () => Date;
  readonly names: RouteNames;
  /** How the pages' actions are called from outside. */
  readonly calls?: ApiCalls;
  readonly observe?: Observe | undefined;
  readonly idempotency?: Idempotency | undefined;
};
