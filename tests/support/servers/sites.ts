import { once } from "node:events";
import http from "node:http";
import net from "node:net";

/** Listens on a free port of the loopback address. */
export async function listen(server: net.Server) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { port, [Symbol.dispose]: () => void server.close() };
}

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** A web site that remembers what it was asked. */
export async function startSite(answer: Answer) {
  const seen: { method: string; url: string; headers: http.IncomingHttpHeaders; body: string }[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      answer(request, response);
    });
  });
  const site = await listen(server);
  return { ...site, seen, url: `http://127.0.0.1:${site.port}` };
}

/** Writes bytes as they are, whatever HTTP has to say about them. */
export const startRaw = (write: (socket: net.Socket) => void) =>
  listen(
    net.createServer((socket) => {
      socket.on("error", () => {});
      socket.once("data", () => write(socket));
    }),
  );
