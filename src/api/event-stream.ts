import type { Lang } from "#core/i18n.ts";
import { problemOf } from "#core/problem.ts";
import type { ReplyEvents, Subscription } from "#core/reply.ts";
import type { Failure } from "#core/result.ts";
import { type Waiting, respondAsKnown } from "#http/respond.ts";
import { apiHeaders } from "./reply.ts";

/** One server-sent event; without a name it is a `message`. */
const eventText = (eventData: object, eventName?: string): string =>
  `${eventName ? `event: ${eventName}\n` : ""}data: ${JSON.stringify(eventData)}\n\n`;

/** A comment, which keeps the connection alive. */
const keepAliveText = ":\n\n";

const eventHeaders = {
  ...apiHeaders,
  "Content-Type": "text/event-stream; charset=utf-8",
  "X-Accel-Buffering": "no",
};

/**
 * The events of a subscription until the reader leaves or the signal aborts; null when there is no subscribing. They only say that
 * something has changed, so that a reader who is behind is told of each once, when it reads on.
 */
export function replySubscription(
  subscribe: Subscription,
  signal: AbortSignal,
  waiting: Partial<Waiting> = {},
): Response | null {
  const missed = new Set<string>();
  let tell = () => {};
  const unsubscribe = subscribe((event) => {
    missed.add(event);
    tell();
  });
  if (!unsubscribe) return null;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    unsubscribe();
    signal.removeEventListener("abort", end);
    tell();
  };
  if (signal.aborted) end();
  else signal.addEventListener("abort", end, { once: true });
  let first = "retry: 5000\n\n";
  async function next(): Promise<IteratorResult<string, undefined>> {
    if (first === "" && missed.size === 0 && !isOver)
      await new Promise<void>((resolve) => void (tell = resolve));
    if (isOver && first === "") return { done: true, value: undefined };
    const value = first + [...missed].map((event) => eventText({}, event)).join("");
    first = "";
    missed.clear();
    return { done: false, value };
  }
  const texts: AsyncIterator<string, undefined> = {
    next,
    async return() {
      end();
      return { done: true, value: undefined };
    },
  };
  return respondAsKnown(
    { [Symbol.asyncIterator]: () => texts },
    { headers: eventHeaders },
    { idle: keepAliveText, ...waiting },
  );
}

async function* eventTexts(
  events: ReplyEvents,
  { lang, onFailure }: { readonly lang: Lang; readonly onFailure: (failure: Failure) => Promise<void> },
): AsyncGenerator<string, void, undefined> {
  for await (const event of events) {
    if (!event.ok) {
      await onFailure(event.failure);
      yield eventText(problemOf(event.failure, lang), "error");
      return;
    }
    yield event.value ? eventText(event.value.data, event.value.event) : keepAliveText;
  }
}

/**
 * Each event as its reader takes it, so that one who is slow is not written to faster; in between what keeps the connection
 * alive. When nobody reads on, the events are ended.
 */
export const replyEventList = (events: ReplyEvents, options: Parameters<typeof eventTexts>[1]): Response =>
  respondAsKnown(
    eventTexts(events, options),
    { headers: { ...eventHeaders, "Content-Language": options.lang } },
    { idle: keepAliveText },
  );

type Item = { readonly index: number };

async function* listTexts(items: AsyncIterable<Item>): AsyncGenerator<string, void, undefined> {
  const pending = new Map<number, Item>();
  let count = 0;
  yield '{"data":[';
  for await (const item of items) {
    pending.set(item.index, item);
    for (let next = pending.get(count); next; next = pending.get(count)) {
      pending.delete(count);
      yield `${count === 0 ? "" : ","}${JSON.stringify(next)}`;
      count += 1;
    }
  }
  yield "]}";
}

/** `{ data: [...] }` in the order of the list, written while the items are worked out; blanks in JSON mean nothing. */
export const replyList = (items: AsyncIterable<Item>): Response =>
  respondAsKnown(
    listTexts(items),
    { headers: { ...apiHeaders, "Content-Type": "application/json" } },
    { idle: " " },
  );
