import { join } from "node:path";
import { type Changes, changesOf, diffOf, isEmpty } from "./changes.ts";
import type { DataSet, Fetched, FetchOptions } from "./data-set.ts";
import { packages } from "./packages.ts";
import { rdap } from "./rdap.ts";
import { vietqrIo } from "./vietqr-io.ts";
import { whois } from "./whois.ts";

export const dataSets: readonly DataSet[] = [rdap, whois, vietqrIo, ...packages];

/** Where each data set came from and the day it is of; the start of the product reads it. */
const datesFile = "src/server/data-sources.json";
type DatedSource = { name: string; what: string; source: string; date: string };

export type RunOptions = FetchOptions & {
  /** The data sets to look at; all when it is empty. */
  readonly names: readonly string[];
  /** Says what is newer, and writes nothing. */
  readonly isCheck: boolean;
  /** Takes data that has lost more entries than is usual. */
  readonly acceptsLosses: boolean;
  readonly write: (text: string) => void;
};

export type Outcome = { readonly failed: readonly string[]; readonly newer: readonly string[] };

function refuse(
  { date, before }: Fetched,
  { removed }: Changes,
  { present, maxLoss, acceptsLosses, now }: Bounds,
) {
  if (Date.parse(date) > now.getTime() + 86_400_000) throw new Error(`it is of ${date}, which is to come`);
  if (present !== undefined && date < present)
    throw new Error(`it is of ${date}, older than what is here (${present})`);
  if (removed.length > maxLoss * before.size && !acceptsLosses)
    throw new Error(
      `${removed.length} of ${before.size} entries are gone, which is more than usual. --accept-losses takes it all the same:\n${diffOf({ removed, added: [], changed: [] })}`,
    );
}

type Bounds = {
  readonly present: string | undefined;
  readonly maxLoss: number;
  readonly acceptsLosses: boolean;
  readonly now: Date;
};

/** Refreshes each data set that is asked for. One that fails stays as it is, and the others go on. */
export async function updateData(sets: readonly DataSet[], options: RunOptions): Promise<Outcome> {
  const { root, names, isCheck, acceptsLosses, write, now } = options;
  const failed: string[] = [];
  const newer: string[] = [];
  for (const set of sets.filter(({ name }) => names.length === 0 || names.includes(name))) {
    try {
      const dates: DatedSource[] = await Bun.file(join(root, datesFile)).json();
      const present = dates.find(({ name }) => name === set.name);
      const fetched = await set.fetch(options);
      const changes = changesOf(fetched.before, fetched.after);
      refuse(fetched, changes, { present: present?.date, maxLoss: set.maxLoss, acceptsLosses, now });
      const isNewer = !isEmpty(changes) || present?.source !== fetched.source;
      write(
        `${set.name}: ${fetched.after.size} entries of ${fetched.date}${isNewer ? "" : ", as they are here"}\n`,
      );
      write(diffOf(changes));
      if (isNewer) newer.push(set.name);
      if (isCheck) continue;
      await fetched.write();
      const { source, date } = fetched;
      const own = { name: set.name, what: set.what, source, date };
      const others = dates.filter(({ name }) => name !== set.name);
      const all = [...others, own].toSorted((a, b) => (a.name < b.name ? -1 : 1));
      await Bun.write(join(root, datesFile), `${JSON.stringify(all, null, 2)}\n`);
    } catch (error) {
      failed.push(set.name);
      write(`${set.name}: left as it is: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
  return { failed, newer };
}
