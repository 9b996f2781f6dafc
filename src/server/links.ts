import type { Config } from "./config.ts";
import type { HasRoom } from "#db/database-room.ts";
import { openBlocklist } from "#db/blocklist.ts";
import { type ClickRoomSettings, clickBytesADay, openClickRoom } from "#db/click-room.ts";
import { siteTotalStore } from "#db/site-totals.ts";
import { dayInVietnam } from "#core/days.ts";
import { type ClickOptions, clickGroups, clickStore } from "#db/clicks.ts";
import type { Database } from "#db/db.ts";
import { ClickThreadError, startClickThread } from "./click-thread.ts";
import { linkHosts } from "#db/link-hosts.ts";
import { linkUsage } from "#db/link-usage.ts";
import { linkStore } from "#db/links.ts";
import { visitorStore } from "#db/visitors.ts";
import type { Expiring } from "./expiry.ts";
import type { Metrics } from "./metrics.ts";
import type { SharedState } from "./shared-state.ts";
import { type ClickBounds, clickAllowance, clickBounds } from "#tools/links/click-bounds.ts";
import type { LinkEffects, Passwords } from "#tools/links/effects.ts";
import { passwordGuesses } from "#tools/links/password-guesses.ts";
import { type ClickEffects, type ClickVisit, clickOf } from "#tools/links/click.ts";
import type { RandomBytes } from "#core/random.ts";

/** Argon2id at the least strength that OWASP's password storage cheat sheet names; it runs on a thread of its own. */
const strength = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

const passwords: Passwords = {
  hash: (password) => Bun.password.hash(password.normalize("NFC"), strength),
  verify: (password, hash) => Bun.password.verify(password.normalize("NFC"), hash),
};

export type LinkParts = {
  /** What the tool needs besides what all tools are given. */
  readonly effects: Omit<LinkEffects, "randomBytes" | "now" | "kept">;
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
  { DATABASE_URL: url, GEOIP_MMDB: countryFile }: Pick<Config, "DATABASE_URL" | "GEOIP_MMDB">,
  { writeElsewhere }: Database,
  {
    bounds = null,
    room,
    ...hooks
  }: Pick<ClickOptions, "onFailure" | "onCommit" | "bounds"> & { room: ClickRoomSettings },
) {
  const thread = startClickThread({ url, countryFile, bounds, room });
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

/** What one subscriber may add to statistics; as all limits by client, more or none where the settings say so. */
function clickBoundsOf({ RATE_LIMIT: factor }: Pick<Config, "RATE_LIMIT">): ClickBounds | null {
  if (factor === 0) return null;
  const scaled = (points: number) => Math.max(1, Math.round(points * factor));
  return {
    clicks: scaled(clickBounds.clicks),
    clicksOfNetwork: scaled(clickBounds.clicksOfNetwork),
    clicksOnLink: scaled(clickBounds.clicksOnLink),
    visitorsOnLink: scaled(clickBounds.visitorsOnLink),
    referrersOnLink: scaled(clickBounds.referrersOnLink),
  };
}

/** Joins what short links need of the world. */
export async function startLinks(
  config: Pick<
    Config,
    | "DATABASE_URL"
    | "GEOIP_MMDB"
    | "RATE_LIMIT"
    | "LINK_BLOCKLIST"
    | "PUBLIC_URL"
    | "LINKS_MAX_MB"
    | "DATABASE_MAX_MB"
  >,
  { database, bus, longLimits }: Pick<SharedState, "database" | "bus" | "longLimits">,
  world: {
    now: () => Date;
    randomBytes: RandomBytes;
    countryOf: (address: string) => string | null;
    report: (fault: unknown) => void;
    hasRoom: HasRoom;
    metrics: Pick<Metrics, "gauge" | "onClicks"> | null;
  },
): Promise<LinkParts> {
  const { now, randomBytes, countryOf, report } = world;
  const { LINK_BLOCKLIST, PUBLIC_URL: publicUrl } = config;
  const { db } = database;
  const anonymousBytes = config.LINKS_MAX_MB * 1024 * 1024;
  const onFailure = (error: unknown, lost: number) =>
    report(new Error(`${lost} clicks could not be kept`, { cause: error }));
  const bounds = clickBoundsOf(config);
  const roomSettings = { databaseBytes: config.DATABASE_MAX_MB * 1024 * 1024, factor: config.RATE_LIMIT };
  const room = openClickRoom(database, roomSettings, { now, report });
  const clicks = clickStore(db, { onFailure, onCommit: world.metrics?.onClicks, bounds, room });
  world.metrics?.gauge(
    "click_row_bytes",
    "What clicks have added today to statistics, of all processes",
    () => siteTotalStore(db).amountOf({ kind: "clickBytes", day: dayInVietnam(now().getTime()) }),
  );
  world.metrics?.gauge(
    "click_row_bytes_ceiling",
    "What they may add a day before statistics get no further rows",
    () => clickBytesADay(roomSettings.databaseBytes),
  );
  world.metrics?.gauge("anonymous_link_bytes", "What links of nobody take together, of all processes", () =>
    linkUsage.bytes(db),
  );
  world.metrics?.gauge(
    "anonymous_link_bytes_ceiling",
    "What links of nobody may take together",
    () => anonymousBytes,
  );
  const hosts = linkHosts(db);
  const visitors = visitorStore(db, { randomBytes, now });
  const visitorOf: ClickEffects["visitorOf"] = (clickVisit) => visitors.visitorOf(clickVisit);
  const counter =
    database.path === null
      ? {
          record: async (clickVisit: ClickVisit) =>
            clicks.record(await clickOf(clickVisit, { countryOf, visitorOf })),
          stop: clicks.flush,
        }
      : countOnThread(config, database, {
          onFailure,
          onCommit: world.metrics?.onClicks,
          bounds,
          room: roomSettings,
        });
  const { isBlocked, refresh } = await openBlocklist({ path: LINK_BLOCKLIST, db }, report);
  bus.subscribe(blocklistTopic, () => void refresh());
  const poll = bus.isShared ? undefined : setInterval(() => void refresh(), blocklistPollMs);
  poll?.unref();
  return {
    effects: {
      links: linkStore(db, { anonymousBytes, hasRoom: world.hasRoom }),
      clicks,
      recordVisit: counter.record,
      mayCount: clickAllowance(bounds, now),
      visitorOf,
      isBlocked,
      publicUrl,
      passwords,
      guesses: passwordGuesses(longLimits, { factor: config.RATE_LIMIT, now }),
    },
    visitorOf,
    expiring: [visitors, { deleteExpired: refresh }, { deleteExpired: hosts.fileUnfiled }],
    stop: async () => {
      clearInterval(poll);
      await hosts.stop();
      await counter.stop();
    },
  };
}
