import { parentPort, workerData } from "node:worker_threads";
import { clickCounter } from "#db/click-counter.ts";
import { openClickRoom } from "#db/click-room.ts";
import { mayPass } from "#db/faults.ts";
import { openSqlite } from "#db/sqlite.ts";
import { visitorStore } from "#db/visitors.ts";
import { openGeo } from "#net/geo.ts";
import { type ClickVisit, clickOf } from "#tools/links/click.ts";
import { type ClickOrder, type ClickReply, type ClickSettings, closeOrder } from "./click-thread.ts";
import { randomBytes } from "#core/random.ts";

function openClickDatabase() {
  // oxlint-disable-next-line no-unsafe-type-assertion -- `startClickThread` has put it there
  const { url, countryFile, bounds, room } = workerData as ClickSettings;
  const database = openSqlite(url);
  const { db, close, endStart } = database;
  endStart();
  const now = () => new Date();
  const counter = clickCounter(db, {
    bounds,
    // A size that cannot be had leaves room, and the thread that answers says why there is none.
    room: openClickRoom(database, room, { now, report: () => {} }),
  });
  const effects = {
    ...visitorStore(db, { randomBytes, now }),
    countryOf: openGeo({ countryFile }).countryOf,
  };
  const commitClicks = async (clickVisits: readonly ClickVisit[]) => {
    const clicks = await Promise.all(clickVisits.map((clickVisit) => clickOf(clickVisit, effects)));
    await counter.look(clicks);
    await db.transaction(() => counter.add(clicks));
  };
  return { commit: commitClicks, close };
}

// oxlint-disable-next-line no-unsafe-type-assertion -- `startClickThread` has written it
const visitsIn = (json: ClickOrder): readonly ClickVisit[] => JSON.parse(json) as readonly ClickVisit[];

let openedDatabase: ReturnType<typeof openClickDatabase> | null = null;

/** What the engine said; what is around it has the visitors' values in its message. */
const faultTextOf = (fault: unknown): string => {
  const faultCause = fault instanceof Error && fault.cause ? fault.cause : fault;
  return faultCause instanceof Error ? (faultCause.stack ?? faultCause.message) : String(faultCause);
};

async function carryOutClicks(clickOrder: ClickOrder): Promise<ClickReply> {
  try {
    if (clickOrder === closeOrder) await openedDatabase?.close();
    else await (openedDatabase ??= openClickDatabase()).commit(visitsIn(clickOrder));
    return null;
  } catch (clickFault) {
    return { text: faultTextOf(clickFault), isTransient: mayPass(clickFault) };
  }
}

// Nothing is opened before the first order: in the binary the files built into it are not known yet.
parentPort?.on("message", (clickOrder: ClickOrder) => {
  void carryOutClicks(clickOrder).then((clickReply) => parentPort?.postMessage(clickReply));
});
