import type net from "node:net";
import { message } from "#core/i18n.ts";
import { type Result, fail, ok } from "#core/result.ts";
import type { ProxyAddress } from "#tools/proxy/parse.ts";

export type TunnelDestination = {
  readonly host: string;
  readonly port: number;
  /** For SOCKS4, which knows no names. */
  readonly ipv4: string | null;
};

type ProxyLogin = ProxyAddress["login"];

const maxHeadBytes = 8192;

export const basicLogin = (login: ProxyLogin): readonly (readonly [string, string])[] => {
  if (!login) return [];
  const credentialPair = Buffer.from(`${login.user}:${login.password}`).toString("base64");
  return [["Proxy-Authorization", `Basic ${credentialPair}`]];
};

/** What an HTTP proxy's refusal means. */
export const httpRefusal = (httpStatus: number, login: ProxyLogin): Result<never> =>
  httpStatus === 407
    ? fail("upstream_error", login ? message("proxy.dead.wrongLogin") : message("proxy.dead.noLogin"))
    : fail("upstream_error", message("proxy.dead.status", { status: String(httpStatus) }));

/** Has an HTTP proxy connect the socket to the destination (RFC 9110, section 9.3.6). */
export async function connectTunnel(
  socket: net.Socket,
  { host, port }: TunnelDestination,
  login: ProxyLogin,
): Promise<Result<net.Socket>> {
  const authority = `${host.includes(":") ? `[${host}]` : host}:${port}`;
  const connectLines = [`CONNECT ${authority} HTTP/1.1`, `Host: ${authority}`];
  for (const [headerName, headerValue] of basicLogin(login))
    connectLines.push(`${headerName}: ${headerValue}`);
  socket.write(`${connectLines.join("\r\n")}\r\n\r\n`);
  const responseHead = await readConnectHead(socket);
  const connectStatus = Number(/^HTTP\/1\.[01] (\d{3})\b/.exec(responseHead ?? "")?.[1]);
  if (!connectStatus) return fail("upstream_error", message("proxy.dead.notHttp"));
  return connectStatus >= 200 && connectStatus < 300 ? ok(socket) : httpRefusal(connectStatus, login);
}

/** Everything up to the empty line, which is all that may come before the tunnel is used; null when it is not. */
async function readConnectHead(socket: net.Socket): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  let responseHead = "";
  const receiveHead = (headChunk: Buffer) => {
    responseHead += headChunk.toString("latin1");
    const headEnd = responseHead.indexOf("\r\n\r\n");
    if (headEnd !== -1) resolve(responseHead.slice(0, headEnd));
    else if (responseHead.length > maxHeadBytes) resolve(null);
  };
  const finishHead = () => resolve(responseHead.includes("\r\n") ? responseHead : null);
  socket.on("data", receiveHead).once("end", finishHead).once("close", finishHead);
  const completeHead = await promise;
  socket.off("data", receiveHead).off("end", finishHead).off("close", finishHead);
  return completeHead;
}

/** Has a SOCKS proxy connect the socket to the destination. */
export async function socksTunnel(
  socket: net.Socket,
  { version, destination, login, timeoutMs }: SocksTunnel,
): Promise<Result<net.Socket>> {
  const { host, port, ipv4 } = destination;
  const { SocksClient } = await import("socks");
  try {
    const openedSocks = await SocksClient.createConnection({
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
    return ok(openedSocks.socket);
  } catch (error) {
    return socksRefusal(error instanceof Error ? error.message : "", { version, login });
  }
}

type SocksTunnel = {
  readonly version: 4 | 5;
  readonly destination: TunnelDestination;
  readonly login: ProxyLogin;
  readonly timeoutMs: number;
};

/** The library gives its reasons only in its messages. */
function socksRefusal(
  socksReason: string,
  { version, login }: Pick<SocksTunnel, "version" | "login">,
): Result<never> {
  if (/timed out/i.test(socksReason)) return fail("upstream_timeout");
  if (/authentication failed/i.test(socksReason))
    return fail("upstream_error", message("proxy.dead.wrongLogin"));
  if (/no accepted authentication/i.test(socksReason)) {
    return fail("upstream_error", login ? message("proxy.dead.wrongLogin") : message("proxy.dead.noLogin"));
  }
  if (/rejected/i.test(socksReason)) return fail("upstream_error", message("proxy.dead.refused"));
  return fail("upstream_error", message("proxy.dead.notSocks", { version: String(version) }));
}
