import type { Config } from "./config.ts";
import { openBlocklist } from "../db/blocklist.ts";
import { clickStore } from "../db/clicks.ts";
import type { Db } from "../db/db.ts";
import { linkStore } from "../db/links.ts";
import { passwords } from "./passwords.ts";
import { visitorStore } from "../db/visitors.ts";
import type { Bus } from "../core/bus.ts";
import type { Expiring } from "./expiry.ts";
import type { LinkEffects } from "../tools/links/actions.ts";
import type { RandomBytes } from "../core/random.ts";

export type LinkParts = {
  readonly effects: LinkEffects;
  /** What is thrown away in time, and the operator's list, which is read again when it has changed. */
  readonly expiring: readonly Expiring[];
  /** Commits the clicks that still wait; before the database closes. */
  readonly flush: () => Promise<void>;
};

/** How long a redirect may wait for others to be committed with: bench/redirects.ts compares. */
const groupMs = 2;

/** Published by whoever changes the list of blocked hosts; without it the change is seen within a minute. */
export const blocklistTopic = "blocklist";

/** Joins what short links need of the world. */
export async function startLinks(
  { LINK_BLOCKLIST, PUBLIC_URL: publicUrl }: Config,
  { db, bus }: { db: Db; bus: Bus },
  world: {
    now: () => Date;
    randomBytes: RandomBytes;
    countryOf: (address: string) => string | null;
    report: (fault: unknown) => void;
  },
): Promise<LinkParts> {
  const { now, randomBytes, countryOf, report } = world;
  const clicks = clickStore(db, {
    waitMs: groupMs,
    onFailure: (error, lost) => report(new Error(`${lost} clicks could not be kept`, { cause: error })),
  });
  const visitors = visitorStore(db, { randomBytes, now });
  const { isBlocked, refresh } = await openBlocklist({ path: LINK_BLOCKLIST, db }, report);
  bus.subscribe(blocklistTopic, () => void refresh());
  return {
    effects: {
      links: linkStore(db),
      clicks,
      visitorOf: (visit) => visitors.visitorOf(visit),
      isBlocked,
      countryOf,
      publicUrl,
      randomBytes,
      passwords,
      now,
    },
    expiring: [visitors, { deleteExpired: refresh }],
    flush: clicks.flush,
  };
}
