import { expect, test } from "bun:test";
import { once } from "node:events";
import { connect } from "node:net";
import { replyEventList, replyList } from "#api/event-stream.ts";
import { replyFile } from "#api/reply.ts";
import { writeReply } from "#api/send.ts";
import { ok } from "#core/result.ts";
import { respondAsKnown } from "#http/respond.ts";
import { filledPage } from "#ssr/filling.tsx";
import { handlerOf } from "#tests/support/product/handler.ts";
import { until } from "#tests/support/product/until.ts";

type Item = { readonly index: number; readonly text: string };
type Source = () => AsyncGenerator<Item, void, undefined>;

const count = 4;
const lost = new Error("The source is gone");

/** Fails before the item at `place`, after waiting as a look-up does where `waits`. */
const sourceFailingAt = (place: number, waits: boolean): Source =>
  async function* () {
    for (let index = 0; index < count; index += 1) {
      if (waits) await Bun.sleep(1);
      if (index === place) throw lost;
      // Longer than what is put together before it is sent.
      yield { index, text: "dòng ".repeat(20_000) };
    }
    if (place === count) throw lost;
  };

async function* mapped<Value>(source: Source, value: (item: Item) => Value): AsyncGenerator<Value> {
  for await (const item of source()) yield value(item);
}

/** Every way in which an answer goes out that is made while it is read. */
const ways: Readonly<Record<string, (source: Source) => Response>> = {
  "a list in JSON": (source) => replyList(source()),
  events: (source) =>
    replyEventList(
      mapped(source, (data) => ok({ data })),
      { lang: "vi", onFailure: async () => {} },
    ),
  "a table in CSV": (source) =>
    writeReply({ as: "text", name: "a.csv", type: "text/csv", texts: mapped(source, ({ text }) => text) }),
  "a file in JSON": (source) => replyFile("a.json", { head: {}, lists: { data: source() } }),
  "a page that is filled": (source) =>
    respondAsKnown(
      filledPage("<main></main>", { fillings: [mapped(source, ({ text }) => text)], before: [], after: [] }),
      {},
      { idle: "\n" },
    ),
};

test.each(Object.entries(ways))(
  "%s whose source fails is cut wherever that is, so that its reader can tell, and the fault is logged",
  async (_, reply) => {
    for (let place = 0; place <= count; place += 1)
      for (const waits of [true, false]) {
        const { handler, faults } = handlerOf(() => reply(sourceFailingAt(place, waits)));
        const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: handler });
        const got = await fetch(server.url)
          .then((response) => response.text())
          .then(
            (text) => `whole: ${text.slice(-20)}`,
            () => "cut",
          );
        expect([place, waits, got, faults]).toEqual([place, waits, "cut", [lost]]);
        await server.stop(true);
      }
  },
);

test("whoever takes nothing of what becomes known is left, and its source is ended", async () => {
  const end = Promise.withResolvers<string>();
  async function* source() {
    try {
      for (;;) yield "x".repeat(100_000);
    } finally {
      end.resolve("ended");
    }
  }
  const { handler } = handlerOf(() => respondAsKnown(source(), {}, { idle: " ", stallMs: 100 }));
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", idleTimeout: 0, fetch: handler });
  const silent = connect(server.port ?? 0, "127.0.0.1");
  silent.on("error", () => {});
  await once(silent, "connect");
  silent.pause();
  silent.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  expect(await end.promise).toBe("ended");
  silent.destroy();
  await until(() => server.pendingRequests === 0);
  await server.stop(true);
});
