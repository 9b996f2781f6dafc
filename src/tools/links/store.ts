import type { Click } from "./click.ts";

export type StoredLink = {
  readonly id: string;
  readonly code: string;
  readonly target: string;
  /** Null for a link that was made without signing in. */
  readonly userId: string | null;
  readonly createdAt: Date;
  /** Clicks of people; bots are counted apart. */
  readonly clicks: number;
  /** Whether the operator has blocked it: then it leads nowhere. */
  readonly isBlocked: boolean;
  /** How many of `maxClicks` are taken. */
  readonly takenClicks: number;
} & LinkOptions;

export type LinkOptions = {
  readonly title: string | null;
  readonly tags: readonly string[];
  /** From then on the link leads nowhere. */
  readonly expiresAt: Date | null;
  /** The number of visitors after whom the link no longer redirects, each counted once a day. */
  readonly maxClicks: number | null;
  /** Null for a link that leads on without a password. */
  readonly passwordHash: string | null;
};

/** What links are listed by; `words` are folded. */
export type LinkFilter = { readonly words?: readonly string[]; readonly tag?: string };

/** A code is found in any letter case, and never given again, not even when its link is deleted. */
export type LinkStore = {
  /** Says where it cannot be: the code is taken, all links of nobody take what they may, or the whole database does. */
  readonly add: (
    link: Omit<StoredLink, "clicks" | "isBlocked" | "takenClicks" | keyof LinkOptions> & Partial<LinkOptions>,
  ) => Promise<StoredLink | "taken" | "full" | "siteFull">;
  readonly find: (code: string) => Promise<StoredLink | null>;
  /** Whether there was a link of this code that the operator removed. */
  readonly isRemoved: (code: string) => Promise<boolean>;
  /** Newest first; `after` is the id of the last one of the page before. */
  readonly listOf: (
    userId: string,
    page: LinkFilter & { after: string | null; limit: number },
  ) => Promise<StoredLink[]>;
  /**
   * Takes one of the clicks that a link has, unless the visitor has one of this day, or their subscriber all that one may have;
   * false when there was none left for anybody. Two at once never take the same.
   */
  readonly takeClick: (take: ClickTake) => Promise<boolean>;
  readonly setTarget: (link: OwnLink & { target: string }) => Promise<StoredLink | null>;
  readonly remove: (link: OwnLink) => Promise<boolean>;
};

/** Who takes a click, on which day, and how many one subscriber may take of it. */
export type ClickTake = {
  readonly id: string;
  readonly day: string;
  readonly visitor: Uint8Array;
  readonly share: number;
};

export type OwnLink = { readonly code: string; readonly userId: string };

/** The day, blank, of what a link's clicks without a day are counted under. */
export const noDay = "";
/**
 * The kinds a day's clicks are counted by. Clicks of bots are only in `bots`. In `undated`, which has no day, are those that
 * came while there was no room for a day's row.
 */
export const countsWithoutNames = ["clicks", "unique", "bots", "undated"] as const;
/** Of these a day has a count for each name. */
export const countsWithNames = ["country", "referrer", "device", "browser"] as const;
export const countKinds = [...countsWithoutNames, ...countsWithNames] as const;
export type CountKind = (typeof countKinds)[number];

/** So many clicks on a day; `value` is blank for the kinds that have none. */
export type DayCount = {
  readonly day: string;
  readonly kind: CountKind;
  readonly value: string;
  readonly clicks: number;
};

/** The names of a kind that were clicked most over some days, and how many clicks all of the kind had. */
export type NamedCounts = {
  readonly kind: CountKind;
  readonly top: readonly { readonly value: string; readonly clicks: number }[];
};

export type ClickStore = {
  /** Resolves once the click is on the disk. */
  readonly record: (click: Click) => Promise<void>;
  /** What was counted from `since` on, by day; some at a time, as they are asked for. */
  readonly countsOf: (linkId: string, since?: string) => AsyncIterable<readonly DayCount[]>;
  /** Sums of these days, and of each kind that has names those that were clicked most. */
  readonly summaryOf: (
    linkId: string,
    days: readonly string[],
  ) => Promise<{ readonly perDay: readonly DayCount[]; readonly named: readonly NamedCounts[] }>;
  /** Clicks of people on these days, for each link that had any, in the order of the days. */
  readonly dailyOf: (
    linkIds: readonly string[],
    days: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly number[]>>;
};
