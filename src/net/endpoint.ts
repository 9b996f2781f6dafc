import { isLiteral } from "./address.ts";

export type HostPort = { readonly host: string; readonly port: number };

/** A port number in decimal digits, from 1; null for anything else. */
export function parsePort(portText: string): number | null {
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : 0;
  return port > 0 && port <= 65_535 ? port : null;
}

/** Reads `host`, `host:port`, an IPv6 address, `[address]` or `[address]:port`. */
export function parseHostPort(hostPortText: string, standardPort: number): HostPort | null {
  const trimmedHostPort = hostPortText.trim();
  if (isLiteral(trimmedHostPort) === 6) return { host: trimmedHostPort, port: standardPort };
  const [, inBrackets, hostName = "", portDigits] =
    /^(?:\[([^\]]+)\]|([^\s[\]:/@]+))(?::(\d+))?$/.exec(trimmedHostPort) ?? [];
  const host = inBrackets ?? hostName;
  const port = portDigits === undefined ? standardPort : parsePort(portDigits);
  if (!host || port === null || (inBrackets !== undefined && isLiteral(inBrackets) !== 6)) return null;
  return { host, port };
}

/** Reads a list between commas. Throws with the entry that is wrong: a setting, not a visitor's input. */
export const parseHostPorts = (hostPortList: string, standardPort: number): readonly HostPort[] =>
  entriesOf(hostPortList).map((listEntry) => {
    const endpoint = parseHostPort(listEntry, standardPort);
    if (endpoint) return endpoint;
    throw new Error(`"${listEntry}" is not an address, or an address and a port`);
  });

export const entriesOf = (listText: string): readonly string[] =>
  listText
    .split(",")
    .map((listEntry) => listEntry.trim())
    .filter((listEntry) => listEntry !== "");
