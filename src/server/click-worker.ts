import { parentPort, workerData } from "node:worker_threads";
import { clickCounter } from "../db/click-counter.ts";
import { mayPass } from "../db/faults.ts";
import { openSqlite } from "../db/sqlite.ts";
import { visitorStore } from "../db/visitors.ts";
import { openGeo } from "../net/geo.ts";
import { type ClickVisit, clickOf } from "../tools/links/click.ts";
import { type ClickOrder, type ClickReply, type ClickSettings, closeOrder } from "./click-thread.ts";
import { randomBytes } from "./crypto.ts";

function open() {
  // oxlint-disable-next-line no-unsafe-type-assertion -- `startClickThread` has put it there
  const { url, countryFile } = workerData as ClickSettings;
  const { db, close } = openSqlite(url);
  const addClicks = clickCounter(db);
  const effects = {
    ...visitorStore(db, { randomBytes, now: () => new Date() }),
    countryOf: openGeo({ countryFile }).countryOf,
  };
  const commit = async (visits: readonly ClickVisit[]) => {
    const clicks = await Promise.all(visits.map((visit) => clickOf(visit, effects)));
    await db.transaction(() => addClicks(clicks));
  };
  return { commit, close };
}

// oxlint-disable-next-line no-unsafe-type-assertion -- `startClickThread` has written it
const visitsIn = (order: ClickOrder): readonly ClickVisit[] => JSON.parse(order) as readonly ClickVisit[];

let opened: ReturnType<typeof open> | null = null;

/** What the engine said; what is around it has the visitors' values in its message. */
const textOf = (fault: unknown): string => {
  const cause = fault instanceof Error && fault.cause ? fault.cause : fault;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
};

async function carryOut(order: ClickOrder): Promise<ClickReply> {
  try {
    if (order === closeOrder) await opened?.close();
    else await (opened ??= open()).commit(visitsIn(order));
    return null;
  } catch (fault) {
    return { text: textOf(fault), isTransient: mayPass(fault) };
  }
}

// Nothing is opened before the first order: in the binary the files built into it are not known yet.
parentPort?.on("message", (order: ClickOrder) => {
  void carryOut(order).then((reply) => parentPort?.postMessage(reply));
});
