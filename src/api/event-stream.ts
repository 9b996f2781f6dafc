import { apiHeaders } from "./reply.ts";

/** One server-sent event; without a name it is a `message`. */
export const eventText = (data: object, name?: string): string =>
  `${name ? `event: ${name}\n` : ""}data: ${JSON.stringify(data)}\n\n`;

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
export function replyEvents(source: EventTextSource, headers: Record<string, string> = {}): Response {
  const writerOf = (controller: ReadableStreamDefaultController<Uint8Array>): EventWriter => ({
    write: (text) => controller.enqueue(encoder.encode(text)),
    close: () => controller.close(),
  });
  const { start, pull, cancel } = source;
  const body = new ReadableStream<Uint8Array>({
    ...(start && { start: (controller) => start(writerOf(controller)) }),
    ...(pull && { pull: (controller) => pull(writerOf(controller)) }),
    cancel,
  });
  const own = { "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" };
  return new Response(body, { headers: { ...apiHeaders, ...own, ...headers } });
}

/** Starts sending events by name; returns what ends it, or null when it cannot. */
export type EventSubscription = (send: (event: string) => void) => (() => void) | null;

/** Shorter than what proxies and our own server take for a dead connection. */
const heartbeatMs = 15_000;

/** The events of a subscription until the reader leaves or the signal aborts; null when there is no subscribing. */
export function replySubscription(subscribe: EventSubscription, signal: AbortSignal): Response | null {
  let writer: EventWriter | null = null;
  const unsubscribe = subscribe((event) => writer?.write(eventText({}, event)));
  if (!unsubscribe) return null;
  const heartbeat = setInterval(() => writer?.write(keepAliveText), heartbeatMs);
  const end = () => {
    clearInterval(heartbeat);
    unsubscribe();
    signal.removeEventListener("abort", close);
    writer = null;
  };
  const close = () => {
    const open = writer;
    end();
    open?.close();
  };
  return replyEvents({
    start(started) {
      writer = started;
      started.write("retry: 5000\n\n");
      if (signal.aborted) close();
      else signal.addEventListener("abort", close, { once: true });
    },
    cancel: end,
  });
}
