import { expect, test } from "bun:test";
import { connect } from "node:net";
import { inTurns } from "#http/request-turns.ts";

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A handler of which each request takes a millisecond of its clock; the client is the path of the address. */
function countingHandler() {
  let time = 0;
  const begun: string[] = [];
  const clientOf = (request: Request) => new URL(request.url).pathname;
  const handle = inTurns(
    (request) => {
      time += 1;
      begun.push(clientOf(request));
      return new Response("ok");
    },
    { clientOf, sliceMs: 10, now: () => time },
  );
  const ask = (client: string) => Promise.resolve(handle(new Request(`http://localhost/${client}`)));
  return { ask, begun };
}

test("a turn of the event loop begins requests for its slice of time, and the next turns begin the others", async () => {
  const { ask, begun } = countingHandler();
  const answers = Array.from({ length: 35 }, () => ask("one"));
  expect(begun).toHaveLength(10);
  await nextTurn();
  await nextTurn();
  expect(begun.length).toBeLessThanOrEqual(20);
  const replies = await Promise.all(answers);
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(begun).toHaveLength(35);
});

test("clients take turns, however many requests one of them has waiting", async () => {
  const { ask, begun } = countingHandler();
  const greedy = Array.from({ length: 60 }, () => ask("greedy"));
  await ask("other");
  expect(begun.indexOf("/other")).toBeLessThanOrEqual(12);
  await Promise.all(greedy);
});

test("what a waiting request throws is a rejection", async () => {
  let time = 0;
  const handle = inTurns(
    () => {
      time += 20;
      throw new Error("broken");
    },
    { clientOf: () => "", now: () => time },
  );
  expect(() => handle(new Request("http://localhost/"))).toThrow("broken");
  const fault: unknown = await Promise.resolve(handle(new Request("http://localhost/"))).catch(
    (error) => error,
  );
  expect(fault).toEqual(new Error("broken"));
});

test("who has left while waiting is not worked for", async () => {
  let time = 0;
  let handled = 0;
  const handle = inTurns(
    () => {
      time += 20;
      handled += 1;
      return new Response();
    },
    { clientOf: () => "", now: () => time },
  );
  const leaving = new AbortController();
  void handle(new Request("http://localhost/"));
  const answer = handle(new Request("http://localhost/", { signal: leaving.signal }));
  leaving.abort();
  await answer;
  expect(handled).toBe(1);
});

/** A server whose requests each take two milliseconds of computing, and how many it begins between two timers. */
function startBusyServer(makesTurns: boolean) {
  let [sinceTimer, mostInARow] = [0, 0];
  const handle = () => {
    const start = process.threadCpuUsage();
    let used = { user: 0, system: 0 };
    while (used.user + used.system < 2000) used = process.threadCpuUsage(start);
    sinceTimer += 1;
    mostInARow = Math.max(mostInARow, sinceTimer);
    return new Response("ok");
  };
  const timer = setInterval(() => (sinceTimer = 0), 1);
  const fetch = makesTurns ? inTurns(handle, { clientOf: () => "one" }) : handle;
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch });
  const stop = async () => {
    clearInterval(timer);
    await server.stop(true);
    return mostInARow;
  };
  return { port: server.port ?? 0, stop };
}

const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** Sends requests in one go; resolves once the connection is closed or that many answers came. */
function pipeline(port: number, count: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request.repeat(count)));
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
      if (received.split("HTTP/1.1 200").length > count) socket.destroy();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve());
  });
}

test.each([
  [false, 100],
  [true, 1],
])("a pipeline of a hundred requests: taken in turns %p", async (makesTurns, least) => {
  const server = startBusyServer(makesTurns);
  await pipeline(server.port, 100);
  const mostInARow = await server.stop();
  expect(mostInARow).toBeGreaterThanOrEqual(least);
  if (makesTurns) expect(mostInARow).toBeLessThanOrEqual(20);
});
