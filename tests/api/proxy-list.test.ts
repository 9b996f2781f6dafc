import { expect, test } from "bun:test";
import { replyProxyEvents, replyProxyJson } from "../../src/api/proxy-list.ts";
import type { ProxyListItem } from "../../src/tools/proxy/schema.ts";
import { deadProxy } from "../support/samples/dead-proxy.ts";

const itemAt = (index: number): ProxyListItem => ({
  index,
  proxy: "http://192.0.2.1:8080",
  ...deadProxy,
  summary: "dead",
  error: "timeout",
});

test.each([replyProxyEvents, replyProxyJson])(
  "an answer that nobody reads any more ends the list it is made from (%p)",
  async (reply) => {
    const [nextIsKnown, end] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
    async function* list() {
      try {
        yield itemAt(0);
        await nextIsKnown.promise;
        yield itemAt(1);
        end.resolve("it went on");
      } finally {
        end.resolve("it was ended");
      }
    }
    const reader = reply(list()).body?.getReader();
    await reader?.read();
    const cancelled = reader?.cancel();
    nextIsKnown.resolve();
    await cancelled;
    expect(await end.promise).toBe("it was ended");
  },
);
