/**
 * Asks one address over and over on several connections, each waiting for its answer, and tells how fast the
 * answers came. A process of its own, so that it does not take the server's time:
 * `bun bench/load.ts <port> <path> <connections> <seconds>`.
 */
import { argv } from "node:process";

const [port, path, connections, seconds] = argv.slice(2);
const phone =
  "Mozilla/5.0 (Linux; Android 15; SM-A566B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";

const latencies: number[] = [];
const statuses = new Map<string, number>();
const start = performance.now();
const warmUntil = start + 1000;
const end = warmUntil + Number(seconds) * 1000;

async function ask(connection: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let sentAt = 0;
  let asked = 0;
  const next = (socket: Bun.Socket): void => {
    asked += 1;
    sentAt = performance.now();
    const agent = `${phone} bench/${connection}.${asked % 50}`;
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nUser-Agent: ${agent}\r\n\r\n`);
  };
  await Bun.connect({
    hostname: "127.0.0.1",
    port: Number(port),
    socket: {
      open: next,
      data(socket, bytes) {
        const text = bytes.toString("latin1");
        if (!text.endsWith("\r\n\r\n")) throw new Error(`An answer with a body or in pieces: ${text}`);
        const now = performance.now();
        if (now > warmUntil) {
          latencies.push(now - sentAt);
          const status = text.slice(9, 12);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
        if (now < end) next(socket);
        else socket.end();
      },
      close: () => resolve(),
    },
  });
  return promise;
}

await Promise.all(Array.from({ length: Number(connections) }, (_, index) => ask(index)));
latencies.sort((one, other) => one - other);
const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
const perSecond = latencies.length / Number(seconds);
console.log(
  JSON.stringify({ perSecond, p50: at(0.5), p99: at(0.99), statuses: Object.fromEntries(statuses) }),
);
