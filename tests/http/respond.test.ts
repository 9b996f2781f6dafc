import { expect, test } from "bun:test";
import { once } from "node:events";
import { type Socket, connect } from "node:net";
import { respond, respondWithBytes, respondWithTexts } from "#http/respond.ts";
import { handlerOf } from "#tests/support/product/handler.ts";
import { until } from "#tests/support/product/until.ts";

const megabyte = 1024 * 1024;
const plain = { headers: { "Content-Type": "text/plain" } };

/** A server whose answers are those of `handle`, and what is counted of them. */
function serve(handle: (request: Request) => Response) {
  const { handler, ledger, faults } = handlerOf(handle);
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: handler });
  return {
    url: server.url.href,
    faults,
    inUse: () => ledger.answers.inUse(),
    [Symbol.asyncDispose]: () => server.stop(true),
  };
}

/** Asks on a connection of its own, and reads nothing unless it is resumed. */
async function askSilently(url: string, client = "one"): Promise<Socket> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.pause();
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\nclient: ${client}\r\n\r\n`);
  return socket;
}

async function* textsOf(count: number, text: string) {
  for (let index = 0; index < count; index += 1) yield `${index} ${text}\n`;
}

test("an answer is the same however large it is, and whatever stands where it is cut", async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(megabyte + 7));
  for (let at = 0; at < bytes.length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  const text = "đồ nghề 🧰 ".repeat(20_000);
  const contents = ["", "a", text.slice(0, 10), "ắ".repeat(40_000), text, bytes, bytes.subarray(0, 65_536)];
  for (const content of contents) {
    await using server = serve(() => respond(content, plain));
    const reply = await fetch(server.url);
    expect(Buffer.from(await reply.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
    await until(() => server.inUse(), 0);
    const isSmall = Buffer.byteLength(content) <= 65_536;
    expect(reply.headers.has("content-length")).toBe(isSmall);
  }
});

test("what is made as it is read comes whole and in order", async () => {
  const file = crypto.getRandomValues(new Uint8Array(50_000));
  const size = 3 * megabyte + 1;
  const at = (index: number) => file[index % file.length] ?? 0;
  await using bytes = serve(() =>
    respondWithBytes(
      size,
      async (from, length) =>
        Uint8Array.from({ length: Math.min(length, size - from) }, (_, index) => at(from + index)),
      plain,
    ),
  );
  const got = await (await fetch(bytes.url)).bytes();
  expect([got.length, got.every((byte, index) => byte === at(index))]).toEqual([size, true]);
  await using texts = serve(() => respondWithTexts(textsOf(30_000, "dòng"), plain));
  expect(await (await fetch(texts.url)).text()).toBe(
    (await Array.fromAsync(textsOf(30_000, "dòng"))).join(""),
  );
  await using nothing = serve(() => respondWithTexts(textsOf(0, ""), plain));
  expect(await (await fetch(nothing.url)).text()).toBe("");
});

test("nothing more is made for a reader who reads nothing, and what there was is let go when they leave", async () => {
  let [made, isOver] = [0, false];
  async function* endless() {
    try {
      for (;;) yield "x".repeat((made += 10_000) && 10_000);
    } finally {
      isOver = true;
    }
  }
  await using server = serve(() => respondWithTexts(endless(), plain));
  const socket = await askSilently(server.url);
  await until(
    () => made,
    (seen) => seen > 0,
  );
  let before = -1;
  await until(async () => {
    const isStill = made === before;
    before = made;
    await Bun.sleep(200);
    return isStill;
  });
  expect(made).toBeLessThan(20 * megabyte);
  expect(server.inUse()).toBe(256 * 1024);
  socket.destroy();
  await until(() => [isOver, server.inUse()], [true, 0]);
});

test("the unread answers of one client have 24 megabytes, then it is refused and others are not", async () => {
  const content = new Uint8Array(5 * megabyte);
  await using server = serve(() => respond(content, plain));
  const readers = await Promise.all(Array.from({ length: 4 }, () => askSilently(server.url)));
  await until(() => server.inUse(), 20 * megabyte);
  const ask = (client: string) => fetch(server.url, { headers: { client } });
  const refused = await ask("one");
  expect([refused.status, await refused.text()]).toEqual([503, "busy problem.busy.answers"]);
  expect((await (await ask("other")).bytes()).length).toBe(content.length);
  readers[0]?.destroy();
  await until(() => server.inUse(), 15 * megabyte);
  expect((await (await ask("one")).bytes()).length).toBe(content.length);
  for (const reader of readers) reader.destroy();
  await until(() => server.inUse(), 0);
});

test("one that somebody keeps anyway counts with what of it is on its way", async () => {
  const kept = new Uint8Array(5 * megabyte);
  await using server = serve(() => respond(kept, plain, { isKept: true }));
  const readers = await Promise.all(Array.from({ length: 40 }, () => askSilently(server.url)));
  await until(() => server.inUse(), 40 * 65_536);
  for (const reader of readers) reader.destroy();
  await until(() => server.inUse(), 0);
});

test("a HEAD takes no room, an answer that fails is cut and told, and gives its room back", async () => {
  await using whole = serve(() => respond(new Uint8Array(megabyte), plain));
  const head = await fetch(whole.url, { method: "HEAD" });
  expect([head.status, (await head.bytes()).length, whole.inUse()]).toEqual([200, 0, 0]);
  const broken = new Error("The disk is gone");
  await using failing = serve(() =>
    respondWithBytes(
      megabyte,
      (at) => (at === 0 ? Promise.resolve(new Uint8Array(262_144)) : Promise.reject(broken)),
      plain,
    ),
  );
  const cut = await fetch(failing.url)
    .then((reply) => reply.bytes())
    .then(
      ({ length }) => length,
      () => "cut",
    );
  expect(cut).toBe("cut");
  expect(failing.faults).toEqual([broken]);
  await until(() => failing.inUse(), 0);
});

test("whenever readers leave, all room is free in the end", async () => {
  await using server = serve(({ url }) =>
    new URL(url).pathname === "/made"
      ? respondWithTexts(textsOf(100_000, "dòng"), plain)
      : respond(new Uint8Array(megabyte), plain),
  );
  const visits = Array.from({ length: 120 }, async (_, index) => {
    const { port, hostname } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.write(
      `GET ${index % 2 === 0 ? "/" : "/made"} HTTP/1.1\r\nHost: x\r\nclient: ${index % 7}\r\n\r\n`,
    );
    if (index % 3 > 0) await Promise.race([once(socket, "data"), once(socket, "close")]);
    if (index % 3 > 1) for (let piece = 0; piece < index; piece += 1) await new Promise(setImmediate);
    if (index % 5 === 0) socket.end();
    else socket.destroy();
  });
  await Promise.all(visits);
  const reply = await fetch(server.url, { headers: { client: "last" } });
  expect((await reply.bytes()).length).toBe(megabyte);
  await until(() => server.inUse(), 0);
});
