import { message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { parseAddress } from "#tools/ip/address.ts";

export const proxyProtocols = ["http", "https", "socks4", "socks5"] as const;

export type Protocol = (typeof proxyProtocols)[number];

export type ProxyAddress = {
  /** Null when the protocol is to be detected. */
  readonly protocol: Protocol | null;
  readonly host: string;
  readonly port: number;
  readonly login: { readonly user: string; readonly password: string } | null;
};

/** `socks4a` and `socks5h` leave the name of the target to the proxy, which is always done here. */
const schemes: Readonly<Record<string, Protocol>> = {
  http: "http",
  https: "https",
  socks4: "socks4",
  socks4a: "socks4",
  socks5: "socks5",
  socks5h: "socks5",
  socks: "socks5",
};

function decodedCredential(proxyText: string): string {
  try {
    return decodeURIComponent(proxyText);
  } catch {
    return proxyText;
  }
}

function loginIn(proxyText: string | undefined): ProxyAddress["login"] {
  if (!proxyText) return null;
  const [user = "", ...password] = proxyText.split(":");
  return { user: decodedCredential(user), password: decodedCredential(password.join(":")) };
}

const isHostName = (host: string): boolean =>
  host.length <= 253 && /^(?!-)[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?$/i.test(host);

/** What SOCKS can carry: at most 255 bytes, and none that ends a field before its time. */
const isLoginPart = (proxyText: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- control characters are what it is about
  new TextEncoder().encode(proxyText).length <= 255 && !/[\u0000-\u001f\u007f]/.test(proxyText);

/** Full-width digits and punctuation, as some keyboards write them, count as plain ones. */
const hostPort = /^(?:\[([0-9a-f:.]+)\]|([^:[\]]+)):(\d{1,5})(?::(.+))?$/i;

type Parts = { readonly address: RegExpExecArray; readonly login?: string | undefined };

const addressIn = (text: string): RegExpExecArray | null =>
  hostPort.exec(text) ?? hostPort.exec(text.normalize("NFKC"));

/** The login first, as some sellers write it: with a port for its host, an address of numbers would be a password. */
const loginFirst = /^([^:@]+:[^:@]+):(\d{1,3}(?:\.\d{1,3}){3}:\d{1,5})$/;

/** Where a login stands, before or behind the address; a password may have an `@` in it. */
function partsOf(text: string): Parts | null {
  const [, first, rest = ""] = loginFirst.exec(text) ?? [];
  if (first !== undefined && !parseAddress(first.slice(0, first.indexOf(":"))))
    return partsOf(`${first}@${rest}`);
  const at = text.lastIndexOf("@");
  const [before, behind] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  const address = before.includes("/") ? null : addressIn(behind);
  if (address) return at > 0 ? { address, login: before } : { address, login: address[4] };
  const whole = addressIn(text);
  if (whole) return { address: whole, login: whole[4] };
  const firstAt = text.indexOf("@");
  const ahead = firstAt > 0 ? addressIn(text.slice(0, firstAt)) : null;
  return ahead && !ahead[4] ? { address: ahead, login: text.slice(firstAt + 1) } : null;
}

/**
 * Reads `host:port`, `user:pass@host:port`, `host:port@user:pass`, `host:port:user:pass`, `user:pass:host:port` with a host of
 * numbers, and any of these after `scheme://`.
 */
export function parseProxy(proxyText: string): Result<ProxyAddress> {
  const trimmedProxy = proxyText.trim().replace(/(:\d{1,5})\/$/, "$1");
  const [, scheme, afterScheme = ""] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^\s/?#]\S*)$/i.exec(trimmedProxy) ?? [];
  const proxyProtocol = scheme === undefined ? null : (schemes[scheme.toLowerCase()] ?? undefined);
  if (proxyProtocol === undefined) return invalid("proxy", message("proxy.invalid.scheme"));
  const { address, login: loginText } = partsOf(afterScheme) ?? {};
  const [, bracketed, hostName = "", portDigits = ""] = address ?? [];
  const host = bracketed ?? hostName.normalize("NFKC");
  const isHost = bracketed === undefined ? isHostName(host) : parseAddress(bracketed) !== null;
  const port = Number(portDigits);
  if (!host || !isHost) return invalid("proxy", message("proxy.invalid"));
  if (port < 1 || port > 65_535) return invalid("proxy", message("proxy.invalid.port"));
  const login = loginIn(loginText);
  if (login && ![login.user, login.password].every(isLoginPart))
    return invalid("proxy", message("proxy.invalid"));
  return ok({ protocol: proxyProtocol, host: host.toLowerCase().replace(/\.$/, ""), port, login });
}

/** The address without its login, for showing. */
export function describeProxy({ host, port }: ProxyAddress, proxyProtocol: Protocol | null): string {
  const bracketedHost = host.includes(":") ? `[${host}]` : host;
  return `${proxyProtocol === null ? "" : `${proxyProtocol}://`}${bracketedHost}:${port}`;
}

/** What can be shown of a text that is no proxy: a login may be in it, before it or behind its port. */
export function withoutLogin(proxyText: string): string {
  const address = proxyText.slice(proxyText.lastIndexOf("@") + 1).trim();
  const port = /:\d{1,5}:/.exec(address);
  return (port ? address.slice(0, port.index + port[0].length - 1) : address).slice(0, 100);
}
