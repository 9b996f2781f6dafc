import { expect, test } from "bun:test";
import { replyEventList, replyList } from "#api/event-stream.ts";
import { ok } from "#core/result.ts";
import { sendingOf } from "#http/respond.ts";
import type { ProxyListItem } from "#tools/proxy/schema.ts";
import { readUntil } from "#tests/support/product/until.ts";
import { deadProxy } from "#tests/support/samples/dead-proxy.ts";
import { unobserved } from "#tests/support/product/unobserved.ts";

const itemAt = (index: number): ProxyListItem => ({
  index,
  total: 2,
  proxy: "http://192.0.2.1:8080",
  ...deadProxy,
  summary: "dead",
  error: "timeout",
});

const asEvents = (items: AsyncGenerator<ProxyListItem>) => {
  async function* events() {
    for await (const data of items) yield ok({ data });
  }
  return replyEventList(events(), { lang: "en", onFailure: async () => {} });
};

test.each([asEvents, replyList])(
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
    const answer = reply(list());
    sendingOf(answer)?.start(unobserved);
    const reader = answer.body?.getReader();
    const decoder = new TextDecoder();
    const read = async () => {
      const { done = true, value } = (await reader?.read()) ?? {};
      return { done, value: decoder.decode(value) };
    };
    // An item was asked for, which is not so when the answer has begun.
    await readUntil({ read }, itemAt(0).proxy);
    const cancelled = reader?.cancel();
    nextIsKnown.resolve();
    await cancelled;
    expect(await end.promise).toBe("it was ended");
  },
);
