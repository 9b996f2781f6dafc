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
} & LinkOptions;

export type LinkOptions = {
  readonly title: string | null;
  readonly tags: readonly string[];
  /** From then on the link leads nowhere. */
  readonly expiresAt: Date | null;
  /** The number of human clicks after which the link no longer redirects. */
  readonly maxClicks: number | null;
  /** Null for a link that leads on without a password. */
  readonly passwordHash: string | null;
};

/** What links are listed by; `words` are folded. */
export type LinkFilter = { readonly words?: readonly string[]; readonly tag?: string };

/** A code is found in any letter case, and never given again, not even when its link is deleted. */
export type LinkStore = {
  /** Null when the code is taken. */
  readonly add: (
    link: Omit<StoredLink, "clicks" | "isBlocked" | keyof LinkOptions> & Partial<LinkOptions>,
  ) => Promise<StoredLink | null>;
  readonly find: (code: string) => Promise<StoredLink | null>;
  /** Whether there was a link of this code that the operator removed. */
  readonly isRemoved: (code: string) => Promise<boolean>;
  /** Newest first; `after` is the id of the last one of the page before. */
  readonly listOf: (
    userId: string,
    page: LinkFilter & { after: string | null; limit: number },
  ) => Promise<StoredLink[]>;
  /** Takes one of the clicks that a link has; false when there is none left. Two at once never take the same. */
  readonly takeClick: (id: string) => Promise<boolean>;
  readonly setTarget: (link: OwnLink & { target: string }) => Promise<StoredLink | null>;
  readonly remove: (link: OwnLink) => Promise<boolean>;
};

export type OwnLink = { readonly code: string; readonly userId: string };

/** The kinds a day's clicks are counted by. Clicks of bots are only in `bots`. */
export const countKinds = ["clicks", "unique", "bots", "country", "referrer", "device", "browser"] as const;
export type CountKind = (typeof countKinds)[number];

/** So many clicks on a day; `value` is blank for the kinds that have none. */
export type DayCount = {
  readonly day: string;
  readonly kind: CountKind;
  readonly value: string;
  readonly clicks: number;
};

export type ClickStore = {
  /** Resolves once the click is on the disk. */
  readonly record: (click: Click) => Promise<void>;
  /** Everything counted from `since` on, by day. */
  readonly countsOf: (linkId: string, since?: string) => Promise<DayCount[]>;
};
