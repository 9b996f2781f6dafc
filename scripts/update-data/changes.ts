/** What a data set holds, by key, each entry as a text to compare and to show. */
export type Entries = ReadonlyMap<string, string>;

export type Changes = {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
};

const line = (key: string, entry: string | undefined) => (entry ? `${key} ${entry}` : key);

export function changesOf(before: Entries, after: Entries): Changes {
  return {
    added: [...after].filter(([key]) => !before.has(key)).map(([key, entry]) => line(key, entry)),
    removed: [...before].filter(([key]) => !after.has(key)).map(([key, entry]) => line(key, entry)),
    changed: [...after].flatMap(([key, entry]) => {
      const was = before.get(key);
      return was === undefined || was === entry ? [] : [`${key} ${was} → ${entry}`];
    }),
  };
}

export const isEmpty = ({ added, removed, changed }: Changes): boolean =>
  added.length + removed.length + changed.length === 0;

/** The changes as lines that begin with +, - or ~. Control characters of a source reach no terminal. */
export const diffOf = ({ added, removed, changed }: Changes): string =>
  [
    ...removed.map((entry) => `  - ${entry}`),
    ...added.map((entry) => `  + ${entry}`),
    ...changed.map((entry) => `  ~ ${entry}`),
  ]
    .map((entry) => `${entry.replaceAll(/\p{C}/gu, "\u{FFFD}")}\n`)
    .join("");
