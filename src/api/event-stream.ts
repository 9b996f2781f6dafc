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

export type EventWriter = { readonly write: (text: string) => void; readonly close: () => void };

/** The response of an event stream: the one place where server-sent events are written. */
export function replyEvents(eventSource: EventTextSource, headers: Record<string, string> = {}): Response {
  const writerOf = (controller: ReadableStreamDefaultController<Uint8Array>): EventWriter => ({
    write: (eventLine) => controller.enqueue(encoder.encode(eventLine)),
    close: () => controller.close(),
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

/** Starts sending events by name; returns what ends it, or null when it cannot. */
export type EventSubscription = (send: (event: string) => void) => (() => void) | null;

/** Shorter than what proxies and our own server take for a dead connection. */
const heartbeatMs = 15_000;

/** The events of a subscription until the reader leaves or the signal aborts; null when there is no subscribing. */
export function replySubscription(subscribe: EventSubscription, signal: AbortSignal): Response | null {
  let eventWriter: EventWriter | null = null;
  const unsubscribe = subscribe((event) => eventWriter?.write(eventText({}, event)));
  if (!unsubscribe) return null;
  const heartbeat = setInterval(() => eventWriter?.write(keepAliveText), heartbeatMs);
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
    cancel: endEvents,
  });
}
