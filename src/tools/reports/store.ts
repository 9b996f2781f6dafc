import type { ReportKind, ReportReason } from "./schema.ts";

export type StoredReport = {
  readonly kind: ReportKind;
  /** A link's code in small letters, or a note's public key. */
  readonly target: string;
  readonly reason: ReportReason;
  readonly comment: string | null;
  /** The same for all that a visitor reports on one day, and never again. */
  readonly visitor: Uint8Array;
  readonly createdAt: Date;
};

/** How many reports may be open. */
export type ReportRoom = {
  readonly all: number;
  /** So many are anybody's; the rest is for who has reported nothing else that day, of what nobody has reported. */
  readonly shared: number;
  readonly ofTarget: number;
  /** Of one visitor a day, closed ones too. */
  readonly ofVisitor: number;
};

export type ReportStore = {
  /**
   * A visitor's second report about the same is the first one, and one about what many have reported is known already; false
   * where there is no room for it.
   */
  readonly add: (report: StoredReport & { readonly room: ReportRoom }) => Promise<boolean>;
};
