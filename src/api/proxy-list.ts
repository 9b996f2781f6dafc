import type { ProxyList, ProxyListItem } from "../tools/proxy/schema.ts";
import { eventText, keepAliveText, replyEvents } from "./event-stream.ts";
import { apiHeaders } from "./reply.ts";

/** Shorter than what proxies and our own server take for a dead connection. */
const heartbeatMs = 15_000;

type ProxyListWriter = {
  readonly write: (text: string) => void;
  readonly close: () => void;
  readonly item: (item: ProxyListItem) => string;
  readonly keepAlive: string;
  readonly end: string;
};

/** Writes each item as it comes, and something in between that keeps the connection alive. A fault ends it early. */
async function writeItems(proxyItems: AsyncIterator<ProxyListItem>, writing: ProxyListWriter): Promise<void> {
  const heartbeat = setInterval(() => writing.write(writing.keepAlive), heartbeatMs);
  try {
    for (let nextItem = await proxyItems.next(); !nextItem.done; nextItem = await proxyItems.next())
      writing.write(writing.item(nextItem.value));
    writing.write(writing.end);
  } finally {
    clearInterval(heartbeat);
    writing.close();
  }
}

/** One event for each proxy as it is known, then `done`. */
export function replyProxyEvents(proxyList: ProxyList): Response {
  const proxyItems = proxyList[Symbol.asyncIterator]();
  let isOpen = true;
  return replyEvents({
    start({ write, close }) {
      void writeItems(proxyItems, {
        write: (eventLine) => isOpen && write(eventLine),
        close: () => isOpen && close(),
        item: (proxyItem) => eventText(proxyItem),
        keepAlive: keepAliveText,
        end: eventText({}, "done"),
      });
    },
    async cancel() {
      isOpen = false;
      await proxyItems.return?.();
    },
  });
}

/** `{ data: [...] }` in the order of the list, written while the checks run; blanks in JSON mean nothing. */
export function replyProxyJson(proxyList: ProxyList): Response {
  const proxyItems = proxyList[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const pendingItems = new Map<number, ProxyListItem>();
  let writtenCount = 0;
  const writeInOrder = (proxyItem: ProxyListItem): string => {
    pendingItems.set(proxyItem.index, proxyItem);
    let jsonText = "";
    for (let nextItem = pendingItems.get(writtenCount); nextItem; nextItem = pendingItems.get(writtenCount)) {
      jsonText += `${writtenCount === 0 ? "" : ","}${JSON.stringify(nextItem)}`;
      writtenCount += 1;
    }
    return jsonText;
  };
  let isOpen = true;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const writeJson = (jsonText: string) => isOpen && controller.enqueue(encoder.encode(jsonText));
      writeJson('{"data":[');
      void writeItems(proxyItems, {
        write: writeJson,
        close: () => isOpen && controller.close(),
        item: writeInOrder,
        keepAlive: " ",
        end: "]}",
      });
    },
    async cancel() {
      isOpen = false;
      await proxyItems.return?.();
    },
  });
  return new Response(body, { headers: { ...apiHeaders, "Content-Type": "application/json" } });
}
