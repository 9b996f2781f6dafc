import sources from "./data-sources.json" with { type: "json" };

/** A list that comes with this version and ages, with where it came from and the day that it is of. */
export type DataSource = {
  readonly name: string;
  readonly what: string;
  readonly source: string;
  readonly date: string;
};

/** What `bun run update-data` keeps up to date. */
export const dataSources: readonly DataSource[] = sources;

const yearMs = 365 * 86_400_000;

/** Those that are older than a year. */
export const agedSources = (now: Date, list = dataSources): readonly DataSource[] =>
  list.filter(({ date }) => now.getTime() - Date.parse(date) > yearMs);
