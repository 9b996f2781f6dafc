import { expect, test } from "bun:test";
import { once } from "node:events";
import net from "node:net";
import { stopServing } from "#server/stop-serving.ts";
import { openDatabase } from "#db/client.ts";
import { maxListedInCsv } from "#tools/links/list-csv.ts";
import { addUser } from "#tests/support/people/users.ts";
import { newFileUrl } from "#tests/support/product/database.ts";
import { manyLinks } from "#tests/support/product/many-links.ts";
import { richUserSettings, startSession } from "#tests/support/product/rich-user.ts";
import { startTestProduct } from "#tests/support/product/product.ts";

/** A request whose body never comes whole. */
async function hang(url: string): Promise<net.Socket> {
  const { port } = new URL(url);
  const socket = net.connect(Number(port), "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  const head = "POST /api/qr HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999";
  socket.write(`${head}\r\n\r\n{`);
  // What the server has answered on another connection it has read on this one too.
  await fetch(`${url}/healthz`);
  return socket;
}

test("a request that does not end is cut when the time for stopping is over", async () => {
  const product = await startTestProduct({ stopTimeoutMs: 200 });
  const socket = await hang(product.url);
  const closed = once(socket, "close");
  const startedAt = performance.now();
  await product.stop();
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(190);
  await closed;
  expect(socket.destroyed).toBe(true);
});

test("a stop without anything under way waits for nothing, and is in the log", async () => {
  const lines: string[] = [];
  const product = await startTestProduct({
    stopTimeoutMs: 600_000,
    write: (text) => lines.push(text),
  });
  await fetch(`${product.url}/healthz`, { headers: { Connection: "close" } });
  await product.stop();
  const refused = await fetch(`${product.url}/healthz`).catch(() => "refused");
  expect(refused).toBe("refused");
  expect(lines.join("")).toContain('"event":"stopping"');
});

test("a server that never says it has stopped is not waited for once its connections are cut", async () => {
  const asked: (boolean | undefined)[] = [];
  const stop = (closesConnections?: boolean) => {
    asked.push(closesConnections);
    return new Promise<void>(() => {});
  };
  await stopServing({ stop, pendingRequests: 1 }, 1);
  expect(asked).toEqual([undefined, true]);
});

/** Says GET on a connection that stays open, as a browser's does. */
async function ask(url: string, path: string): Promise<net.Socket> {
  const { port } = new URL(url);
  const socket = net.connect(Number(port), "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return socket;
}

test("connections on which nothing is under way are not waited for, though half a request stands on one", async () => {
  const product = await startTestProduct({ stopTimeoutMs: 600_000 });
  const idle = await ask(product.url, "/healthz");
  await once(idle, "data");
  const half = await ask(product.url, "/healthz");
  await once(half, "data");
  half.write("GET / HT");
  await fetch(`${product.url}/healthz`);
  await product.stop();
  for (const socket of [idle, half]) if (!socket.closed) await once(socket, "close");
});

test("an answer that is still being read when the stop begins comes whole", async () => {
  const whole = 24 * 1024 * 1024;
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: () => new Response(new Uint8Array(whole)),
  });
  const reader = await ask(server.url.href, "/");
  const [first]: Buffer[] = await once(reader, "data");
  reader.pause();
  expect(server.pendingRequests).toBe(1);
  const stopped = stopServing(server, 600_000);
  let received = first?.length ?? 0;
  reader.on("data", (piece) => void (received += piece.length));
  reader.resume();
  await stopped;
  if (!reader.closed) await once(reader, "close");
  expect(received).toBeGreaterThan(whole);
});

test("one that is made while it is read comes whole, too", async () => {
  const url = newFileUrl();
  const { db, close } = await openDatabase(url);
  await addUser(db, "an");
  await manyLinks(db, { userId: "an", count: maxListedInCsv });
  const token = await startSession(db, "an");
  await close();
  const product = await startTestProduct({
    env: { ...richUserSettings, DATABASE_URL: url },
    stopTimeoutMs: 600_000,
  });
  const reply = await fetch(`${product.url}/api/links.csv`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const reader = reply.body?.getReader();
  let csv = "";
  const decoder = new TextDecoder();
  const readOn = async () => {
    const { done, value } = (await reader?.read()) ?? { done: true };
    csv += decoder.decode(value, { stream: !done });
    return !done;
  };
  await readOn();
  const stopped = product.stop();
  while (await readOn()) continue;
  await stopped;
  expect(csv.split("\r\n").filter((line) => /^c\d+,/.test(line))).toHaveLength(maxListedInCsv);
});
