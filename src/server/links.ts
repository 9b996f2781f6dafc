import type { Config } from "./config.ts";
import { openBlocklist } from "../db/blocklist.ts";
import { type ClickOptions, clickGroups, clickStore } from "../db/clicks.ts";
import type { Database } from "../db/db.ts";
import { ClickThreadError, startClickThread } from "./click-thread.ts";
import { linkStore } from "../db/links.ts";
import { passwords } from "./passwords.ts";
import { visitorStore } from "../db/visitors.ts";
import type { Bus } from "../core/bus.ts";
import type { Expiring } from "./expiry.ts";
import type { LinkEffects } from "../tools/links/effects.ts";
import { type ClickEffects, type ClickVisit, clickOf } from "../tools/links/click.ts";
import type { RandomBytes } from "../core/random.ts";

export type LinkParts = {
  /** What the tool needs besides what all tools are given. */
  readonly effects: Omit<LinkEffects, "randomBytes" | "now">;
  readonly visitorOf: ClickEffects["visitorOf"];
  /** What is thrown away in time, and the operator's list, which is read again when it has changed. */
  readonly expiring: readonly Expiring[];
  /** Commits the clicks that still wait; before the database closes. */
  readonly stop: () => Promise<void>;
};

/** Published by whoever changes the list of blocked hosts. */
export const blocklistTopic = "blocklist";

/** Where no bus reaches the command line's process, the list is looked at this often. */
const blocklistPollMs = 500;

/** A file has one writer at a time, and a write waits for the disk: clicks, which are most of them, have a thread. */
function countOnThread(
  { DATABASE_URL: url, GEOIP_MMDB: countryFile }: Config,
  { writeElsewhere }: Database,
  hooks: Pick<ClickOptions, "onFailure" | "onCommit">,
) {
  const thread = startClickThread({ url, countryFile });
  const groupedClicks = clickGroups<ClickVisit>(
    (clickVisits) => writeElsewhere(() => thread.commit(clickVisits)),
    {
      ...hooks,
      isTransient: (clickFault) => clickFault instanceof ClickThreadError && clickFault.isTransient,
    },
  );
  return {
    record: groupedClicks.add,
    stop: async () => {
      await groupedClicks.flush();
      await thread.close();
    },
  };
}

/** Joins what short links need of the world. */
export async function startLinks(
  config: Config,
  { database, bus }: { database: Database; bus: Bus },
  world: {
    now: () => Date;
    randomBytes: RandomBytes;
    countryOf: (address: string) => string | null;
    report: (fault: unknown) => void;
    onClicks?: ((clicks: number) => void) | undefined;
  },
): Promise<LinkParts> {
  const { now, randomBytes, countryOf, report } = world;
  const { LINK_BLOCKLIST, PUBLIC_URL: publicUrl } = config;
  const { db } = database;
  const onFailure = (error: unknown, lost: number) =>
    report(new Error(`${lost} clicks could not be kept`, { cause: error }));
  const clicks = clickStore(db, { onFailure, onCommit: world.onClicks });
  const visitors = visitorStore(db, { randomBytes, now });
  const visitorOf: ClickEffects["visitorOf"] = (clickVisit) => visitors.visitorOf(clickVisit);
  const counter =
    database.path === null
      ? {
          record: async (clickVisit: ClickVisit) =>
            clicks.record(await clickOf(clickVisit, { countryOf, visitorOf })),
          stop: clicks.flush,
        }
      : countOnThread(config, database, { onFailure, onCommit: world.onClicks });
  const { isBlocked, refresh } = await openBlocklist({ path: LINK_BLOCKLIST, db }, report);
  bus.subscribe(blocklistTopic, () => void refresh());
  const poll = bus.isShared ? undefined : setInterval(() => void refresh(), blocklistPollMs);
  poll?.unref();
  return {
    effects: {
      links: linkStore(db),
      clicks,
      recordVisit: counter.record,
      isBlocked,
      publicUrl,
      passwords,
    },
    visitorOf,
    expiring: [visitors, { deleteExpired: refresh }],
    stop: async () => {
      clearInterval(poll);
      await counter.stop();
    },
  };
}
