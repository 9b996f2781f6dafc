import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { text } from "node:stream/consumers";

export type Asked = {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
};

/** A real server on a loopback port, closed with its connections when the test's scope ends. */
export async function startUpstream(answer: (asked: Asked, reply: ServerResponse) => unknown) {
  const asked: Asked[] = [];
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      const one = { path: request.url ?? "", headers: request.headers, body };
      asked.push(one);
      return answer(one, reply);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export const sendJson = (reply: ServerResponse, body: unknown, status = 200) =>
  reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** Writes each part by itself, waiting until the socket has taken it. */
export async function writeParts(reply: ServerResponse, parts: Iterable<Uint8Array | string>): Promise<void> {
  for (const part of parts) await new Promise((taken) => reply.write(part, taken));
}
