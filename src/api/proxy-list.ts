import type { ProxyList, ProxyListItem } from "../tools/proxy/schema.ts";
import { eventText, keepAliveText, replyEvents } from "./event-stream.ts";
import { apiHeaders } from "./reply.ts";

/** Shorter than what proxies and our own server take for a dead connection. */
const heartbeatMs = 15_000;

type Writing = {
  readonly write: (text: string) => void;
  readonly close: () => void;
  readonly item: (item: ProxyListItem) => string;
  readonly keepAlive: string;
  readonly end: string;
};

/** Writes each item as it comes, and something in between that keeps the connection alive. A fault ends it early. */
async function writeItems(items: AsyncIterator<ProxyListItem>, writing: Writing): Promise<void> {
  const heartbeat = setInterval(() => writing.write(writing.keepAlive), heartbeatMs);
  try {
    for (let next = await items.next(); !next.done; next = await items.next())
      writing.write(writing.item(next.value));
    writing.write(writing.end);
  } finally {
    clearInterval(heartbeat);
    writing.close();
  }
}

/** One event for each proxy as it is known, then `done`. */
export function replyProxyEvents(list: ProxyList): Response {
  const items = list[Symbol.asyncIterator]();
  let isOpen = true;
  return replyEvents({
    start({ write, close }) {
      void writeItems(items, {
        write: (text) => isOpen && write(text),
        close: () => isOpen && close(),
        item: (item) => eventText(item),
        keepAlive: keepAliveText,
        end: eventText({}, "done"),
      });
    },
    async cancel() {
      isOpen = false;
      await items.return?.();
    },
  });
}

/** `{ data: [...] }` in the order of the list, written while the checks run; blanks in JSON mean nothing. */
export function replyProxyJson(list: ProxyList): Response {
  const items = list[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const pending = new Map<number, ProxyListItem>();
  let written = 0;
  const inOrder = (item: ProxyListItem): string => {
    pending.set(item.index, item);
    let text = "";
    for (let next = pending.get(written); next; next = pending.get(written)) {
      text += `${written === 0 ? "" : ","}${JSON.stringify(next)}`;
      written += 1;
    }
    return text;
  };
  let isOpen = true;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => isOpen && controller.enqueue(encoder.encode(text));
      write('{"data":[');
      void writeItems(items, {
        write,
        close: () => isOpen && controller.close(),
        item: inOrder,
        keepAlive: " ",
        end: "]}",
      });
    },
    async cancel() {
      isOpen = false;
      await items.return?.();
    },
  });
  return new Response(body, { headers: { ...apiHeaders, "Content-Type": "application/json" } });
}
