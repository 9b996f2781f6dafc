import { expect, test } from "bun:test";
import { once } from "node:events";
import net from "node:net";
import { stopServing } from "../../src/server/stop-serving.ts";
import { startTestProduct } from "../support/product/product.ts";

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
  await stopServing({ stop }, 1);
  expect(asked).toEqual([undefined, true]);
});
