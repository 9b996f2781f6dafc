import type { Entries } from "./changes.ts";
import type { SourceBounds } from "./source.ts";

/** What a source has now, checked, beside what is here. */
export type Fetched = {
  /** Where it came from, as it is written into the file. */
  readonly source: string;
  /** The day that the data is of: YYYY-MM-DD. */
  readonly date: string;
  readonly before: Entries;
  readonly after: Entries;
  readonly write: () => Promise<void>;
};

export type FetchOptions = {
  /** The project whose data it is. */
  readonly root: string;
  /** By the name of a source, what is read in its place: a file, an address, or a host with a port. */
  readonly from: Readonly<Record<string, string>>;
  readonly now: Date;
  /** How much a source may say, and how long it may take. */
  readonly bounds: SourceBounds;
};

export type DataSet = {
  readonly name: string;
  /** What people call it. */
  readonly what: string;
  /** The part of its entries that may go from one time to the next without somebody having looked at it. */
  readonly maxLoss: number;
  /** Throws with a sentence when the source cannot be had or what it gives cannot be right. */
  readonly fetch: (options: FetchOptions) => Promise<Fetched>;
};

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export const topLevelDomain = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

const hostName =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** A host's name in full: no address, no name of one label, nothing inside a network. */
export const isPublicHost = (host: string): boolean =>
  hostName.test(host) && !/\.(?:localhost|local|internal|lan|arpa|test|invalid|onion)$/.test(host);

/** What a source cannot do without, or it is not what it is taken for. */
export function expectKeys(entries: Entries, keys: readonly string[]): void {
  const missing = keys.filter((key) => !entries.has(key));
  if (missing.length > 0) throw new Error(`it lacks ${missing.join(", ")}`);
}

/** JSON with an item of its list or table a line, which a diff of git can show. */
export function jsonOfLines(
  head: Readonly<Record<string, string>>,
  { key, brackets, lines }: { key: string; brackets: "[]" | "{}"; lines: readonly string[] },
): string {
  const heading = Object.entries(head).map(([name, text]) => `  "${name}": ${JSON.stringify(text)},\n`);
  return `{\n${heading.join("")}  "${key}": ${brackets[0]}\n    ${lines.join(",\n    ")}\n  ${brackets[1]}\n}\n`;
}
