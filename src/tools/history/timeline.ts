import { action, knownUser } from "../../core/action.ts";
import { fold } from "../../core/fold.ts";
import { fail, ok } from "../../core/result.ts";
import { timelinePageSize } from "./bounds.ts";
import { type TimelineKind, timelineKinds } from "./names.ts";
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

const timeOf = ({ rows, taken }: KindTimeline): number => Date.parse(rows[taken]?.item.at ?? "") || -Infinity;

/** Takes the newest of all, again and again; each kind keeps its own order. */
function merge(timelines: readonly KindTimeline[], size: number) {
  const merged = [];
  while (merged.length < size) {
    const [newest] = timelines.toSorted((one, other) => timeOf(other) - timeOf(one));
    const row = newest?.rows[newest.taken];
    if (!newest || !row) break;
    merged.push(row.item);
    newest.taken += 1;
    newest.after = row.cursor;
  }
  return merged;
}

/** A page has a cursor for each kind, in their order; blank where nothing of a kind was shown yet. */
const separator = "~";

/** All that a user made with any tool, newest first, in one list. */
export const timelineOf = (sources: Readonly<Record<TimelineKind, TimelineSource>>) =>
  action(TimelineInput, Timeline, "read", async ({ q = "", kind, cursor = "" }, caller) => {
    const user = knownUser(caller);
    if (!user) return fail("unauthorized");
    const words = fold(q).split(" ").filter(Boolean).slice(0, maxSearchWords);
    const cursors = cursor.split(separator);
    const timelines: KindTimeline[] = await Promise.all(
      timelineKinds.map(async (one, index) => {
        const after = cursors[index] ?? "";
        const request = { userId: user.id, words, after: after || null, limit: timelinePageSize + 1 };
        const rows = kind === undefined || kind === one ? await sources[one](request) : [];
        return { kind: one, rows, taken: 0, after };
      }),
    );
    const data = merge(timelines, timelinePageSize);
    const hasMore = timelines.some(({ rows, taken }) => taken < rows.length);
    return ok({ data, next: hasMore ? timelines.map(({ after }) => after).join(separator) : null });
  });
