import { eventsOf } from "#client/events.ts";
import { pending } from "#client/pending.ts";
import type { Problem } from "#core/problem.ts";
import type { ProxyAnswer, ProxyListItem } from "#tools/proxy/schema.ts";
import type { KnownList } from "./list.tsx";

/** What came of one proxy, or of a list as far as it came; with what ended that early. */
export type ProxyOutcome = ProxyAnswer | (KnownList & { readonly problem: Problem | null });

export const isListOutcome = (outcome: ProxyOutcome): outcome is Exclude<ProxyOutcome, ProxyAnswer> =>
  "items" in outcome;

type Listed = ProxyAnswer & Partial<Pick<ProxyListItem, "index" | "total">>;

const isItem = (event: Listed): event is ProxyListItem => event.total !== undefined;

/** Reads the events of a check, and tells of each proxy of a list as it is known. */
export async function readProxyEvents(
  response: Response,
  typed: string,
  tell: (list: KnownList) => void,
): Promise<ProxyOutcome> {
  let list: KnownList & { readonly problem: Problem | null } = { items: [], total: 0, typed, problem: null };
  pending.value += 1;
  try {
    for await (const { event, data } of eventsOf(response)) {
      if (event === "done") break;
      if (event === "error") return { ...list, problem: JSON.parse(data) };
      const item: Listed = JSON.parse(data);
      if (!isItem(item)) return item;
      list = { ...list, items: [...list.items, item], total: item.total };
      tell(list);
    }
  } finally {
    pending.value -= 1;
  }
  return list;
}
