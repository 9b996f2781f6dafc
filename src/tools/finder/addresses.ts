import { ofAllLines } from "./all-lines.ts";
import { bareWebAddress, isFileName } from "#core/web-address.ts";
import type { FinderWorld, KindReader } from "./kinds.ts";

const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const ipv4 = String.raw`${octet}(?:\.${octet}){3}`;
const wholeIpv4 = new RegExp(`^${ipv4}$`);
const maxIpv6Length = 45;

const isIpv6 = (text: string): boolean =>
  text.length <= maxIpv6Length &&
  text.includes(":") &&
  /^[0-9a-f:.]+$/i.test(text) &&
  URL.canParse(`http://[${text}]`);

const ip: KindReader = (text) => {
  const address = text.replace(/^\[(.*)\]$/, "$1");
  return wholeIpv4.test(address) || isIpv6(address) ? [address] : [];
};

/** The number of a network, as the look-up takes it. */
const asNumber: KindReader = (text) => (/^asn? ?\d{2,10}$/i.test(text) ? [text] : []);

const maxNameLength = 253;
const nameShape =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/iu;

const insideIpv4 =
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;

/** A name under a top-level domain that there is, as the browser itself reads it. */
function isName(text: string, { isEnding }: FinderWorld): boolean {
  if (text.length > maxNameLength || !nameShape.test(text) || !URL.canParse(`http://${text}/`)) return false;
  const host = new URL(`http://${text}/`).hostname;
  const ending = host.slice(host.lastIndexOf(".") + 1);
  return (
    isEnding(ending) &&
    ending !== "arpa" &&
    host.split(".").every((label) => /^(?!-)[a-z0-9-]{1,63}$/.test(label) && !label.endsWith("-"))
  );
}

/** Whether others may reach a host, so that it is worth asking about: the tools know all that is set apart. */
export const isReachable = (host: string, world: FinderWorld): boolean =>
  wholeIpv4.test(host) ? !insideIpv4.test(host) : host.startsWith("[") || isIpv6(host) || isName(host, world);

const withoutDot = (text: string): string => text.replace(/\.$/, "");

const domain: KindReader = (text, world) => {
  const name = withoutDot(text);
  return isName(name, world) && !isFileName(name) ? [name] : [];
};

const domainOrFile: KindReader = (text, world) => (isName(text, world) && isFileName(text) ? [text] : []);

/** Alone, with a name before it in angle brackets, or as a link of a page. */
const email: KindReader = (text, world) => {
  const [, inBrackets, inLink] =
    /^[^<>\n]{0,100}<([^\s<>]+)>$|^mailto:([^\s?]+)(?:\?\S*)?$/i.exec(text) ?? [];
  const address = inBrackets ?? inLink ?? text;
  const at = address.indexOf("@");
  const isAddress =
    /^[^\s@<>"]{1,64}$/.test(address.slice(0, Math.max(0, at))) && isName(address.slice(at + 1), world);
  return isAddress ? [address] : [];
};

/** Also without its scheme, as browsers show it, if a port or a path follows. */
function addressOf(text: string, world: FinderWorld): string | null {
  if (/\s/.test(text)) return null;
  if (/^https?:\/\/[^/]/i.test(text)) return URL.canParse(text) ? text : null;
  const [, name = ""] = /^([^/:?#@]+)(?::\d{1,5})?(?:\/.*)?$/.exec(text) ?? [];
  const isAddress = name !== text && isName(name, world) && URL.canParse(`https://${text}`);
  return isAddress ? `https://${text}` : null;
}

const url: KindReader = (text, world) => {
  const address = addressOf(text.replace(/^["'<](.*)["'>]$/, "$1"), world);
  return address === null ? [] : [address];
};

/** The web addresses in a text, each once, without what belongs to the sentence. */
function addressesIn(text: string, world: FinderWorld): readonly string[] {
  const marked = text.replace(/(?=https?:\/\/)/gi, " ");
  const found = [...marked.matchAll(/[^\s<>"'“”‘’「」『』（），。、；：！？|]+/g)].flatMap(([word]) => {
    const address = addressOf(bareWebAddress(word.replace(/^[([{*_~]+/, "")), world);
    return address === null ? [] : [address];
  });
  return [...new Set(found)];
}

/** The one web address that a message is about, if everybody can follow it. */
const link: KindReader = (text, world) => {
  const addresses = addressesIn(text, world).filter((address) =>
    isReachable(new URL(address).hostname, world),
  );
  return addresses.length === 1 ? addresses : [];
};

const isPort = (digits: string): boolean => Number(digits) >= 1 && Number(digits) <= 65_535;
const login = String.raw`[^\s:@/]+:[^\s@/]+`;
const proxyShape = new RegExp(
  String.raw`^(?:(https?|socks[45]?[ah]?):\/\/)?(${login}@)?([^\s/:@]+):(\d{1,5})(:[^\s:]+:[^\s]+)?\/?$`,
  "i",
);

/** An address of numbers with its port, a name with a port and a login, or any address under a scheme of proxies. */
function proxyIn(text: string, world: FinderWorld): string | null {
  const [, scheme = "", before, host = "", port = "", after] = proxyShape.exec(text) ?? [];
  const hasLogin = before !== undefined || after !== undefined;
  const isHost =
    wholeIpv4.test(host) || (hasLogin && isName(host, world)) || scheme.toLowerCase().startsWith("socks");
  return isHost && isPort(port) ? text : null;
}

/** As its seller writes it, with the login in columns behind the port. */
const proxyRow = new RegExp(String.raw`^(${ipv4})[:|](\d{2,5})(?:\|[^\s|]+){2,6}$`);

const proxy: KindReader = (text, world) => {
  const [, address, port = ""] = proxyRow.exec(text) ?? [];
  const found = address !== undefined && isPort(port) ? text : proxyIn(text, world);
  return found === null ? [] : [found];
};

const proxyColumns = new RegExp(String.raw`^(${ipv4})[\s,;:|]+(\d{2,5})(?:[\s,;|].*)?$`);

/** A line of a list: a proxy, or its address and port in the first columns of a table. */
function proxyOfLine(line: string, world: FinderWorld): string | null {
  const [, address = "", port = ""] = proxyColumns.exec(line) ?? [];
  return proxyIn(address === "" ? line : `${address}:${port}`, world);
}

const proxies: KindReader = (text, world) => {
  const lines = text.split("\n").flatMap((line) => line.trim() || []);
  return lines.length > 1 ? ofAllLines(lines, (line) => proxyOfLine(line, world)) : [];
};

export const addressReaders = {
  asNumber,
  domain,
  domainOrFile,
  email,
  ip,
  link,
  proxies,
  proxy,
  url,
} as const;
