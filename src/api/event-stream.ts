import { apiHeaders } from "./reply.ts";

/** Starts telling of events by name; returns what ends it, or null when it cannot. */
export type EventSource = (tell: (event: string) => void) => (() => void) | null;

/** Shorter than what proxies and our own server take for a dead connection. */
const heartbeatMs = 15_000;

/** Server-sent events until the reader leaves or the signal aborts; null when the source cannot tell. */
export function eventStream(source: EventSource, signal: AbortSignal): Response | null {
  const encoder = new TextEncoder();
  let reader: ReadableStreamDefaultController<Uint8Array> | null = null;
  const write = (text: string) => reader?.enqueue(encoder.encode(text));
  const leave = source((event) => write(`event: ${event}\ndata: {}\n\n`));
  if (!leave) return null;
  const heartbeat = setInterval(() => write(":\n\n"), heartbeatMs);
  const end = () => {
    clearInterval(heartbeat);
    leave();
    reader = null;
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      reader = controller;
      write("retry: 5000\n\n");
      const close = () => {
        if (!reader) return;
        end();
        controller.close();
      };
      if (signal.aborted) close();
      else signal.addEventListener("abort", close, { once: true });
    },
    cancel: end,
  });
  return new Response(body, {
    headers: { ...apiHeaders, "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" },
  });
}
