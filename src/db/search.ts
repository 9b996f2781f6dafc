import { ownTurns } from "#core/own-turn.ts";

/** How many bytes are looked at in one go, by each of the words: some milliseconds, whatever the words and the texts are. */
const sliceBytes = 2 * 1024 * 1024;

/** A row, and how many bytes of it are searched. */
type Listed<Id> = { readonly id: Id; readonly bytes: number };

/** Lists of ids whose texts come to so many bytes together, at least one in each. */
function* slicesOf<Id>(listed: readonly Listed<Id>[], ofBytes: number): Generator<Id[]> {
  let slice: Id[] = [];
  let left = ofBytes;
  for (const { id, bytes } of listed) {
    if (slice.length > 0 && bytes > left) {
      yield slice;
      slice = [];
      left = ofBytes;
    }
    slice.push(id);
    left -= bytes;
  }
  if (slice.length > 0) yield slice;
}

type Search<Id> = {
  readonly words: readonly string[];
  readonly wanted: number;
  /** Those of a slice that have all the words, in the list's order. */
  readonly hitsOf: (slice: Id[]) => Promise<readonly { readonly id: Id }[]>;
};

/**
 * The ids of the first of a list that have all the words, as many as are wanted. All of an owner's texts may come to many
 * megabytes, so others are served between the slices of them.
 */
export async function searchInSlices<Id>(
  listed: readonly Listed<Id>[],
  { words, wanted, hitsOf }: Search<Id>,
): Promise<Id[]> {
  const turn = ownTurns();
  const found: Id[] = [];
  for (const slice of slicesOf(listed, sliceBytes / Math.max(1, words.length))) {
    found.push(...(await hitsOf(slice)).map(({ id }) => id));
    if (found.length >= wanted) break;
    await turn();
  }
  return found.slice(0, wanted);
}
