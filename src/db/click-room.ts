import type { Payer } from "#core/client-key.ts";
import { scarceFrom, sharesOf } from "#core/daily-shares.ts";
import { memoryLimitStore } from "#core/memory-limit-store.ts";
import { clickRows } from "#core/prices.ts";
import { type HasRoom, databaseRoom } from "./database-room.ts";
import type { Database, Db } from "./db.ts";
import { siteTotalStore } from "./site-totals.ts";

/** Room for new rows of what clicks are counted by. */
export type ClickRoom = {
  /** Learns how full the day and the database are; before the others are asked for that day. */
  readonly look: (day: string) => Promise<void>;
  readonly isLeft: (payer: Payer, day: string) => boolean;
  /** Charges rows of so many bytes that were added for somebody. */
  readonly charge: (payer: Payer, day: string, bytes: number) => void;
  /** Hears what all processes have added on a day. */
  readonly learn: (day: string, bytes: number) => void;
};

const daysS = 2 * 86_400;
/** 4 MB, for some hundred thousand clients and networks a day. */
const maxSlots = 2 ** 18;

/** What new rows of clicks may take a day, of a database that may take `databaseBytes`. */
export const clickBytesADay = (databaseBytes: number): number => databaseBytes * clickRows.day;

export type ClickRoomSettings = {
  /** What the database may take. */
  readonly databaseBytes: number;
  /** Multiplies the shares of clients; 0 lifts them. */
  readonly factor: number;
};

/** Room for them until the database is nearly full. */
export const openClickRoom = (
  database: Pick<Database, "db" | "server">,
  settings: ClickRoomSettings,
  world: { readonly now: () => Date; readonly report: (fault: unknown) => void },
): ClickRoom =>
  clickRoom(database.db, {
    ...settings,
    ...world,
    hasRoom: databaseRoom(database, { ...world, ceiling: settings.databaseBytes * clickRows.until }).hasRoom,
  });

/** Shares of clients are counted in each process, the day's sum in the database. `hasRoom` says it of the whole database. */
export function clickRoom(
  db: Db,
  { databaseBytes, factor, hasRoom, now }: ClickRoomSettings & { hasRoom: HasRoom; now: () => Date },
): ClickRoom {
  const ceiling = clickBytesADay(databaseBytes);
  const totals = siteTotalStore(db);
  const counts = memoryLimitStore({ maxSlots });
  const window = () => ({ windowS: daysS, now: now().getTime() });
  let isDatabaseRoomy = true;
  let ofDay = { day: "", bytes: 0 };

  const sharesOn = (payer: Payer, day: string) =>
    sharesOf(payer, clickRows.parts, { ceiling, factor, isScarce: ofDay.bytes >= ceiling * scarceFrom }).map(
      ({ key, points }) => ({ key: `${day} ${key}`, points }),
    );

  return {
    async look(day) {
      isDatabaseRoomy = await hasRoom();
      if (ofDay.day !== day) ofDay = { day, bytes: await totals.amountOf({ kind: "clickBytes", day }) };
    },
    // A day that is over at midnight, while its last clicks are counted, has room.
    isLeft: (payer, day) =>
      isDatabaseRoomy &&
      (ofDay.day !== day || ofDay.bytes < ceiling) &&
      (factor === 0 ||
        sharesOn(payer, day).every(({ key, points }) => counts.peek(key, { ...window(), points }).isAllowed)),
    charge(payer, day, bytes) {
      for (const { key } of sharesOn(payer, day)) counts.take(key, { ...window(), points: Infinity }, bytes);
    },
    learn(day, bytes) {
      if (ofDay.day === day) ofDay = { day, bytes };
    },
  };
}
