import type { Lang } from "#core/i18n.ts";
import { problemOf } from "#core/problem.ts";
import type { ReplyEvents, Subscription } from "#core/reply.ts";
import type { Failure } from "#core/result.ts";
import { apiHeaders } from "./reply.ts";

/** One server-sent event; without a name it is a `message`. */
export const eventText = (eventData: object, eventName?: string): string =>
  `${eventName ? `event: ${eventName}\n` : ""}data: ${JSON.stringify(eventData)}\n\n`;

/** A comment, which keeps the connection alive. */
export const keepAliveText = ":\n\n";

const encoder = new TextEncoder();

/** Bytes of an event stream, which its source writes as text. */
type EventTextSource = {
  readonly start?: (writer: EventWriter) => void;
  readonly pull?: (writer: EventWriter) => Promise<void>;
  readonly cancel: () => void | Promise<void>;
};

export type EventWriter = {
  readonly write: (text: string) => void;
  readonly close: () => void;
  /** Whether what was written last still waits for its reader. */
  readonly isBehind: () => boolean;
};

/** The response of an event stream: the one place where server-sent events are written. */
export function replyEvents(eventSource: EventTextSource, headers: Record<string, string> = {}): Response {
  const writerOf = (controller: ReadableStreamDefaultController<Uint8Array>): EventWriter => ({
    write: (eventLine) => controller.enqueue(encoder.encode(eventLine)),
    close: () => controller.close(),
    isBehind: () => (controller.desiredSize ?? 0) <= 0,
  });
  const { start, pull, cancel } = eventSource;
  const body = new ReadableStream<Uint8Array>({
    ...(start && { start: (controller) => start(writerOf(controller)) }),
    ...(pull && { pull: (controller) => pull(writerOf(controller)) }),
    cancel,
  });
  const eventHeaders = { "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" };
  return new Response(body, { headers: { ...apiHeaders, ...eventHeaders, ...headers } });
}

/** Shorter than what proxies and our own server take for a dead connection. */
const heartbeatMs = 15_000;

/**
 * The events of a subscription until the reader leaves or the signal aborts; null when there is no subscribing. They only say that
 * something has changed, so that a reader who is behind is told of each once, when it reads on.
 */
export function replySubscription(subscribe: Subscription, signal: AbortSignal): Response | null {
  let eventWriter: EventWriter | null = null;
  const missed = new Set<string>();
  const tell = (event: string) => {
    if (eventWriter?.isBehind()) missed.add(event);
    else eventWriter?.write(eventText({}, event));
  };
  const unsubscribe = subscribe(tell);
  if (!unsubscribe) return null;
  const heartbeat = setInterval(() => {
    if (!eventWriter?.isBehind()) eventWriter?.write(keepAliveText);
  }, heartbeatMs);
  const endEvents = () => {
    clearInterval(heartbeat);
    unsubscribe();
    signal.removeEventListener("abort", closeStream);
    eventWriter = null;
  };
  const closeStream = () => {
    const openWriter = eventWriter;
    endEvents();
    openWriter?.close();
  };
  return replyEvents({
    start(streamController) {
      eventWriter = streamController;
      streamController.write("retry: 5000\n\n");
      if (signal.aborted) closeStream();
      else signal.addEventListener("abort", closeStream, { once: true });
    },
    // Called once what was written is taken.
    pull: async ({ write }) => {
      for (const event of missed) write(eventText({}, event));
      missed.clear();
    },
    cancel: endEvents,
  });
}

/**
 * Each event as its reader takes it, so that one who is slow is not written to faster; in between what keeps the connection
 * alive. When nobody reads on, the events are ended.
 */
export function replyEventList(
  events: ReplyEvents,
  { lang, onFailure }: { readonly lang: Lang; readonly onFailure: (failure: Failure) => Promise<void> },
): Response {
  const iterator = events[Symbol.asyncIterator]();
  let isOpen = true;
  return replyEvents(
    {
      async pull({ write, close }) {
        const heartbeat = setInterval(() => isOpen && write(keepAliveText), heartbeatMs);
        try {
          const { done, value } = await iterator.next();
          if (!isOpen) return;
          if (!done && value.ok) {
            write(value.value ? eventText(value.value.data, value.value.event) : keepAliveText);
            return;
          }
          if (!done && !value.ok) {
            await onFailure(value.failure);
            write(eventText(problemOf(value.failure, lang), "error"));
          }
          close();
        } finally {
          clearInterval(heartbeat);
        }
      },
      async cancel() {
        isOpen = false;
        await iterator.return?.();
      },
    },
    { "Content-Language": lang },
  );
}

type Item = { readonly index: number };

/** `{ data: [...] }` in the order of the list, written while the items are worked out; blanks in JSON mean nothing. */
export function replyList(items: AsyncIterable<Item>): Response {
  const iterator = items[Symbol.asyncIterator]();
  const pending = new Map<number, Item>();
  let writtenCount = 0;
  const inOrder = (item: Item): string => {
    pending.set(item.index, item);
    let json = "";
    for (let next = pending.get(writtenCount); next; next = pending.get(writtenCount)) {
      json += `${writtenCount === 0 ? "" : ","}${JSON.stringify(next)}`;
      pending.delete(writtenCount);
      writtenCount += 1;
    }
    return json;
  };
  let isOpen = true;
  async function writeItems(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const write = (json: string) => isOpen && controller.enqueue(encoder.encode(json));
    const heartbeat = setInterval(() => write(" "), heartbeatMs);
    try {
      write('{"data":[');
      for (let next = await iterator.next(); !next.done; next = await iterator.next())
        write(inOrder(next.value));
      write("]}");
    } finally {
      clearInterval(heartbeat);
      if (isOpen) controller.close();
    }
  }
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void writeItems(controller),
    async cancel() {
      isOpen = false;
      await iterator.return?.();
    },
  });
  return new Response(body, { headers: { ...apiHeaders, "Content-Type": "application/json" } });
}
