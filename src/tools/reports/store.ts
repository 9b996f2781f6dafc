import type { ReportKind, ReportReason } from "./names.ts";

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

export type ReportStore = {
  /** A visitor's second report about the same is the first one; false when `maxOpen` are open already. */
  readonly add: (report: StoredReport & { readonly maxOpen: number }) => Promise<boolean>;
};
