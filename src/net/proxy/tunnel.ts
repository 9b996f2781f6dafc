import type net from "node:net";
import { message } from "../../core/i18n.ts";
import { type Result, fail, ok } from "../../core/result.ts";
import type { ProxyAddress } from "../../tools/proxy/parse.ts";

export type Destination = {
  readonly host: string;
  readonly port: number;
  /** For SOCKS4, which knows no names. */
  readonly ipv4: string | null;
};

type Login = ProxyAddress["login"];

const maxHeadBytes = 8192;

export const basicLogin = (login: Login): readonly (readonly [string, string])[] => {
  if (!login) return [];
  const pair = Buffer.from(`${login.user}:${login.password}`).toString("base64");
  return [["Proxy-Authorization", `Basic ${pair}`]];
};

/** What an HTTP proxy's refusal means. */
export const httpRefusal = (status: number, login: Login): Result<never> =>
  status === 407
    ? fail("upstream_error", login ? message("proxy.dead.wrongLogin") : message("proxy.dead.noLogin"))
    : fail("upstream_error", message("proxy.dead.status", { status: String(status) }));

/** Has an HTTP proxy connect the socket to the destination (RFC 9110, section 9.3.6). */
export async function connectTunnel(
  socket: net.Socket,
  { host, port }: Destination,
  login: Login,
): Promise<Result<net.Socket>> {
  const authority = `${host.includes(":") ? `[${host}]` : host}:${port}`;
  const lines = [`CONNECT ${authority} HTTP/1.1`, `Host: ${authority}`];
  for (const [name, value] of basicLogin(login)) lines.push(`${name}: ${value}`);
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const head = await readHead(socket);
  const status = Number(/^HTTP\/1\.[01] (\d{3})\b/.exec(head ?? "")?.[1]);
  if (!status) return fail("upstream_error", message("proxy.dead.notHttp"));
  return status >= 200 && status < 300 ? ok(socket) : httpRefusal(status, login);
}

/** Everything up to the empty line, which is all that may come before the tunnel is used; null when it is not. */
async function readHead(socket: net.Socket): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  let head = "";
  const receive = (chunk: Buffer) => {
    head += chunk.toString("latin1");
    const end = head.indexOf("\r\n\r\n");
    if (end !== -1) resolve(head.slice(0, end));
    else if (head.length > maxHeadBytes) resolve(null);
  };
  const finish = () => resolve(head.includes("\r\n") ? head : null);
  socket.on("data", receive).once("end", finish).once("close", finish);
  const complete = await promise;
  socket.off("data", receive).off("end", finish).off("close", finish);
  return complete;
}

/** Has a SOCKS proxy connect the socket to the destination. */
export async function socksTunnel(
  socket: net.Socket,
  { version, destination, login, timeoutMs }: Socks,
): Promise<Result<net.Socket>> {
  const { host, port, ipv4 } = destination;
  const { SocksClient } = await import("socks");
  try {
    const opened = await SocksClient.createConnection({
      command: "connect",
      destination: { host: version === 4 ? (ipv4 ?? host) : host, port },
      // The socket is connected already: the proxy's own address is not used.
      proxy: {
        host: socket.remoteAddress ?? "proxy",
        port: socket.remotePort ?? 1080,
        type: version,
        ...(login && { userId: login.user, ...(version === 5 && { password: login.password }) }),
      },
      existing_socket: socket,
      timeout: timeoutMs,
    });
    return ok(opened.socket);
  } catch (error) {
    return socksRefusal(error instanceof Error ? error.message : "", { version, login });
  }
}

type Socks = {
  readonly version: 4 | 5;
  readonly destination: Destination;
  readonly login: Login;
  readonly timeoutMs: number;
};

/** The library gives its reasons only in its messages. */
function socksRefusal(reason: string, { version, login }: Pick<Socks, "version" | "login">): Result<never> {
  if (/timed out/i.test(reason)) return fail("upstream_timeout");
  if (/authentication failed/i.test(reason)) return fail("upstream_error", message("proxy.dead.wrongLogin"));
  if (/no accepted authentication/i.test(reason)) {
    return fail("upstream_error", login ? message("proxy.dead.wrongLogin") : message("proxy.dead.noLogin"));
  }
  if (/rejected/i.test(reason)) return fail("upstream_error", message("proxy.dead.refused"));
  return fail("upstream_error", message("proxy.dead.notSocks", { version: String(version) }));
}
