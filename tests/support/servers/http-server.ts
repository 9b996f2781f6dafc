import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { text } from "node:stream/consumers";

/** Listens on a free port of the loopback address. */
export async function listen(server: net.Server) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { port, [Symbol.dispose]: () => void server.close() };
}

/** A request that was read whole. */
export type Received = {
  readonly method: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly socket: net.Socket;
  readonly body: string;
};

/** A real server that remembers what it was asked; it ends with its connections when the test's scope does. */
export async function startHttpServer(answer: (request: Received, response: http.ServerResponse) => unknown) {
  const received: Received[] = [];
  const server = http.createServer((incoming, response) => {
    void text(incoming).then((body) => {
      const { method = "", url = "", headers, socket } = incoming;
      const request = { method, url, headers, socket, body };
      received.push(request);
      return answer(request, response);
    });
  });
  const { port } = await listen(server);
  const close = () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    return closed;
  };
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    received,
    [Symbol.dispose]: () => void close(),
    [Symbol.asyncDispose]: async () => void (await close()),
  };
}

export const sendJson = (response: http.ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** Writes each part by itself, waiting until the socket has taken it. */
export async function writeParts(
  response: http.ServerResponse,
  parts: Iterable<Uint8Array | string>,
): Promise<void> {
  for (const part of parts) await new Promise((taken) => response.write(part, taken));
}

/** Writes bytes as they are, whatever HTTP has to say about them. */
export const startRaw = (write: (socket: net.Socket) => void) =>
  listen(
    net.createServer((socket) => {
      socket.on("error", () => {});
      socket.once("data", () => write(socket));
    }),
  );
