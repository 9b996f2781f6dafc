import { fold } from "#core/fold.ts";
import type { TimelineItem } from "./timeline-schema.ts";

export type TimelineRequest = {
  readonly userId: string;
  /** What each entry must hold, as `fold` leaves it. */
  readonly words: readonly string[];
  /** The cursor of the last row of the page before; null for the first page. */
  readonly after: string | null;
  readonly limit: number;
};

export type TimelineRow = {
  /** Where the rows after this one begin. */
  readonly cursor: string;
  readonly item: TimelineItem;
};

/** All of one kind that a user made, newest first. */
export type TimelineSource = (request: TimelineRequest) => Promise<readonly TimelineRow[]>;

export const holdsWords = (searchedText: string, searchWords: readonly string[]): boolean => {
  const foldedText = searchWords.length > 0 ? fold(searchedText) : "";
  return searchWords.every((searchWord) => foldedText.includes(searchWord));
};
