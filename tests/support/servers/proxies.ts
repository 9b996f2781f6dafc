import http from "node:http";
import https from "node:https";
import net from "node:net";
import { listen } from "./http-server.ts";

/** Proxies leave from another loopback address than this process, so that their exit can be told apart. */
export const exitAddress = "127.0.0.2";

const basic = (login: string): string => `Basic ${Buffer.from(login).toString("base64")}`;

const join = (one: net.Socket, other: net.Socket): void => {
  one.pipe(other).pipe(one);
  one.on("error", () => other.destroy());
  other.on("error", () => one.destroy());
};

type HttpProxy = {
  readonly login?: string;
  /** What it adds to the requests that it forwards. */
  readonly adds?: Readonly<Record<string, string>>;
  readonly forwards?: boolean;
  readonly tunnels?: boolean;
  /** Is itself reached over TLS. */
  readonly tls?: { readonly cert: string; readonly key: string };
};

/** Forwards requests in absolute form, and opens tunnels. */
export function startHttpProxy({ login, adds = {}, forwards = true, tunnels = true, tls }: HttpProxy = {}) {
  const isRefused = (request: http.IncomingMessage) =>
    login !== undefined && request.headers["proxy-authorization"] !== basic(login);
  const server = tls ? https.createServer(tls) : http.createServer();
  server.on("request", (request: http.IncomingMessage, response: http.ServerResponse) => {
    const url = request.url ?? "";
    if (isRefused(request)) return response.writeHead(407).end();
    if (!forwards || !URL.canParse(url)) return response.writeHead(405).end();
    const { "proxy-authorization": _login, ...headers } = request.headers;
    const onward = http.request(url, {
      headers: { ...headers, ...adds },
      localAddress: exitAddress,
      agent: false,
    });
    onward.on("response", (reply) => reply.pipe(response.writeHead(reply.statusCode ?? 502, reply.headers)));
    onward.on("error", () => response.writeHead(502).end());
    return onward.end();
  });
  server.on("connect", (request: http.IncomingMessage, client: net.Socket) => {
    if (isRefused(request)) return client.end("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n");
    if (!tunnels) return client.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    const { hostname, port } = new URL(`http://${request.url}`);
    const onward = net.connect({ host: hostname, port: Number(port) || 80, localAddress: exitAddress });
    onward.on("connect", () => client.write("HTTP/1.1 200 Connection established\r\n\r\n"));
    return join(client, onward);
  });
  return listen(server);
}

type Target = { readonly host: string; readonly port: number };

function reach(client: net.Socket, { host, port }: Target, answer: (isOpen: boolean) => Uint8Array): void {
  const onward = net.connect({ host, port, localAddress: exitAddress });
  onward.on("connect", () => {
    client.write(answer(true));
    join(client, onward);
  });
  onward.on("error", () => client.end(answer(false)));
}

/** SOCKS4 (RFC-less) with addresses only, as the oldest servers know it. */
export const startSocks4 = () =>
  listen(
    net.createServer((client) => {
      client.on("error", () => {});
      client.once("data", (bytes: Buffer) => {
        if (bytes[0] !== 4) return client.destroy();
        const host = [...bytes.subarray(4, 8)].join(".");
        return reach(client, { host, port: bytes.readUInt16BE(2) }, (isOpen) =>
          Buffer.from([0, isOpen ? 0x5a : 0x5b, 0, 0, 0, 0, 0, 0]),
        );
      });
    }),
  );

/** SOCKS5 (RFC 1928), with a login (RFC 1929) when one is given. */
export function startSocks5({ login, refuses = false }: { login?: string; refuses?: boolean } = {}) {
  const request = (client: net.Socket) => {
    client.once("data", (bytes: Buffer) => {
      const isName = bytes[3] === 3;
      const end = isName ? 5 + (bytes[4] ?? 0) : 8;
      const host = isName ? bytes.toString("latin1", 5, end) : [...bytes.subarray(4, 8)].join(".");
      const answer = (isOpen: boolean) => Buffer.from([5, isOpen ? 0 : 2, 0, 1, 0, 0, 0, 0, 0, 0]);
      if (refuses) return client.end(answer(false));
      return reach(client, { host, port: bytes.readUInt16BE(end) }, answer);
    });
  };
  const checkLogin = (client: net.Socket) => {
    client.once("data", (bytes: Buffer) => {
      const user = bytes.toString("utf8", 2, 2 + (bytes[1] ?? 0));
      const password = bytes.toString("utf8", 3 + (bytes[1] ?? 0));
      const isRight = `${user}:${password}` === login;
      request(client);
      client.write(Buffer.from([1, isRight ? 0 : 1]));
      if (!isRight) client.end();
    });
  };
  return listen(
    net.createServer((client) => {
      client.on("error", () => {});
      client.once("data", (bytes: Buffer) => {
        if (bytes[0] !== 5) return client.destroy();
        const method = login === undefined ? 0 : 2;
        if (!bytes.subarray(2).includes(method)) return client.end(Buffer.from([5, 0xff]));
        (login === undefined ? request : checkLogin)(client);
        return client.write(Buffer.from([5, method]));
      });
    }),
  );
}
