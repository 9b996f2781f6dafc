import type { StoredLink } from "#tools/links/store.ts";
import type { ReportKind, ReportReason } from "#tools/reports/schema.ts";

/** What is written down of what an operator does. */
export type Act = { readonly who: string; readonly why: string; readonly at: Date };

export type AuditEntry = Act & { readonly act: string; readonly target: string };

export type BlockedHost = { readonly host: string; readonly reason: string; readonly blockedAt: Date };

export type ReportTarget = { readonly kind: ReportKind; readonly target: string };

/** All open reports about one link or note. */
export type OpenReports = ReportTarget & {
  readonly count: number;
  /** The newest one's. */
  readonly reason: ReportReason;
  readonly comment: string | null;
  readonly createdAt: Date;
};

/** A note as far as an operator is concerned: not what it says. */
export type NoteRecord = {
  readonly publicKey: string;
  readonly userId: string | null;
  readonly isShared: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
};

export type MailboxRecord = {
  readonly address: string;
  readonly messageCount: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export type UserRecord = {
  readonly id: string;
  readonly provider: string;
  readonly isBlocked: boolean;
  readonly createdAt: Date;
};

/** How often a client asked today, and how often a limit refused it; the log names it by the same hash. */
export type ClientCount = { readonly hash: string; readonly requests: number; readonly refused: number };

/** How much there is of what is stored. */
export type SiteTotals = Readonly<
  Record<
    | "links"
    | "blockedLinks"
    | "clicksToday"
    | "notes"
    | "mailboxes"
    | "users"
    | "blockedUsers"
    | "blockedHosts"
    | "openReports",
    number
  >
>;

/**
 * What operators look at, and what they do against abuse. Each change stands with its entry in the audit log in one
 * transaction; false or null means that there was nothing to change, and then nothing is written down either.
 */
export type Moderation = {
  readonly findLink: (code: string) => Promise<StoredLink | null>;
  /** Newest first; those to a host and to all hosts in it. */
  readonly linksTo: (host: string, limit: number) => Promise<StoredLink[]>;
  readonly findNote: (publicKey: string) => Promise<NoteRecord | null>;
  readonly findMailbox: (address: string) => Promise<MailboxRecord | null>;
  /** Those of an id or of an e-mail address, which may have signed in with several providers. */
  readonly findUsers: (idOrEmail: string) => Promise<readonly UserRecord[]>;
  readonly setLinkBlocked: (code: string, isBlocked: boolean, act: Act) => Promise<boolean>;
  /** Deletes the link with all that was counted; its code stays, and says that it was removed. */
  readonly removeLink: (code: string, act: Act) => Promise<boolean>;
  readonly blockHost: (host: string, act: Act) => Promise<void>;
  readonly unblockHost: (host: string, act: Act) => Promise<boolean>;
  readonly blockedHosts: () => Promise<readonly BlockedHost[]>;
  readonly removeNote: (publicKey: string, act: Act) => Promise<boolean>;
  /** The mailbox is gone at once, its messages when this resolves; gives its id. */
  readonly removeMailbox: (address: string, act: Act) => Promise<number | null>;
  /** A blocked user's sessions and keys end; what the user made stays. */
  readonly setUserBlocked: (id: string, isBlocked: boolean, act: Act) => Promise<boolean>;
  /** Newest first. */
  readonly openReports: (limit: number) => Promise<readonly OpenReports[]>;
  readonly dismissReports: (target: ReportTarget, act: Act) => Promise<boolean>;
  /** Newest first. */
  readonly audit: (limit: number) => Promise<readonly AuditEntry[]>;
  /** The busiest first. */
  readonly topClients: (today: string, limit: number) => Promise<readonly ClientCount[]>;
  /** The address of a user whose provider says that it is theirs. */
  readonly verifiedEmailOf: (userId: string) => Promise<string | null>;
  readonly totals: (today: string) => Promise<SiteTotals>;
};
