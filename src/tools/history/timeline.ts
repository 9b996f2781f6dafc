import { action, knownUser } from "#core/action.ts";
import { fold } from "#core/fold.ts";
import { fail, ok } from "#core/result.ts";
import { type TimelineKind, timelineKinds, timelinePageSize } from "./schema.ts";
import { Timeline, TimelineInput } from "./timeline-schema.ts";
import type { TimelineRow, TimelineSource } from "./timeline-source.ts";

/** The most words of a search that are looked for. */
const maxSearchWords = 8;

type KindTimeline = {
  readonly kind: TimelineKind;
  readonly rows: readonly TimelineRow[];
  taken: number;
  after: string;
};

const newestTimeOf = ({ rows, taken }: KindTimeline): number =>
  Date.parse(rows[taken]?.item.at ?? "") || -Infinity;

/** Takes the newest of all, again and again; each kind keeps its own order. */
function mergeTimelines(timelines: readonly KindTimeline[], pageSize: number) {
  const mergedItems = [];
  while (mergedItems.length < pageSize) {
    const [newestTimeline] = timelines.toSorted(
      (timeline, otherTimeline) => newestTimeOf(otherTimeline) - newestTimeOf(timeline),
    );
    const newestRow = newestTimeline?.rows[newestTimeline.taken];
    if (!newestTimeline || !newestRow) break;
    mergedItems.push(newestRow.item);
    newestTimeline.taken += 1;
    newestTimeline.after = newestRow.cursor;
  }
  return mergedItems;
}

/** A page has a cursor for each kind, in their order; blank where nothing of a kind was shown yet. */
const cursorSeparator = "~";

/** All that a user made with any tool, newest first, in one list. */
export const timelineOf = (timelineSources: Readonly<Record<TimelineKind, TimelineSource>>) =>
  action(TimelineInput, Timeline, "read", async ({ q = "", kind, cursor = "" }, caller) => {
    const user = knownUser(caller);
    if (!user) return fail("unauthorized");
    const searchWords = fold(q).split(" ").filter(Boolean).slice(0, maxSearchWords);
    const cursors = cursor.split(cursorSeparator);
    const timelines: KindTimeline[] = await Promise.all(
      timelineKinds.map(async (timelineKind, index) => {
        const kindCursor = cursors[index] ?? "";
        const request = {
          userId: user.id,
          words: searchWords,
          after: kindCursor || null,
          limit: timelinePageSize + 1,
        };
        const kindRows =
          kind === undefined || kind === timelineKind ? await timelineSources[timelineKind](request) : [];
        return { kind: timelineKind, rows: kindRows, taken: 0, after: kindCursor };
      }),
    );
    const timelineData = mergeTimelines(timelines, timelinePageSize);
    const hasMore = timelines.some(({ rows, taken }) => taken < rows.length);
    return ok({
      data: timelineData,
      next: hasMore ? timelines.map(({ after }) => after).join(cursorSeparator) : null,
    });
  });
