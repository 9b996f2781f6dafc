import { action } from "#core/action.ts";
import { addressKeyOf, clientKeyOf } from "#core/client-key.ts";
import { fail, ok } from "#core/result.ts";
import { Success } from "#core/schema.ts";
import { dayInVietnam } from "#core/days.ts";
import type { LinkStore } from "#tools/links/store.ts";
import type { NoteStore } from "#tools/notes/store.ts";
import { NewReport } from "./schema.ts";
import type { ReportRoom, ReportStore } from "./store.ts";

export type ReportEffects = {
  readonly reports: ReportStore;
  readonly links: Pick<LinkStore, "find">;
  readonly notes: Pick<NoteStore, "findShared">;
  readonly visitorOf: (visit: { day: string; key: string }) => Promise<Uint8Array>;
  readonly now: () => Date;
};

/**
 * More than anybody reads; what is reported beyond is refused rather than stored without end. Those who report much fill
 * two thirds, so that others are heard.
 */
const reportRoom: ReportRoom = { all: 10_000, shared: 6_666, ofTarget: 20, ofVisitor: 30 };

export const reportActions = ({ reports, links, notes, visitorOf, now }: ReportEffects) => ({
  /** Tells the operator of a link or a note; a second time on one day it is the same report. */
  report: action(
    NewReport,
    Success,
    "report",
    async ({ kind: reportedKind, target: reportedTarget, reason: reportReason, comment }, caller) => {
      const createdAt = now();
      const isThere =
        reportedKind === "link"
          ? await links.find(reportedTarget)
          : await notes.findShared(reportedTarget, createdAt);
      if (!isThere) return fail("not_found");
      const visitor = await visitorOf({
        day: dayInVietnam(createdAt.getTime()),
        key: `report|${caller.user ? clientKeyOf(caller) : addressKeyOf(caller.address, 48)}`,
      });
      const isAdded = await reports.add({
        kind: reportedKind,
        target: reportedKind === "link" ? reportedTarget.toLowerCase() : reportedTarget,
        reason: reportReason,
        comment: comment?.trim() || null,
        visitor,
        createdAt,
        room: reportRoom,
      });
      return isAdded ? ok({ success: true }) : fail("storage_full");
    },
  ),
});

export type ReportActions = ReturnType<typeof reportActions>;
