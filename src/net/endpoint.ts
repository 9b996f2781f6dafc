import { isLiteral } from "./address.ts";

export type HostPort = { readonly host: string; readonly port: number };

/** A port number in decimal digits, from 1; null for anything else. */
export function parsePort(text: string): number | null {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port > 0 && port <= 65_535 ? port : null;
}

/** Reads `host`, `host:port`, an IPv6 address, `[address]` or `[address]:port`. */
export function parseHostPort(text: string, standardPort: number): HostPort | null {
  const trimmed = text.trim();
  if (isLiteral(trimmed) === 6) return { host: trimmed, port: standardPort };
  const [, inBrackets, name = "", digits] =
    /^(?:\[([^\]]+)\]|([^\s[\]:/@]+))(?::(\d+))?$/.exec(trimmed) ?? [];
  const host = inBrackets ?? name;
  const port = digits === undefined ? standardPort : parsePort(digits);
  if (!host || port === null || (inBrackets !== undefined && isLiteral(inBrackets) !== 6)) return null;
  return { host, port };
}

/** Reads a list between commas. Throws with the entry that is wrong: a setting, not a visitor's input. */
export const parseHostPorts = (list: string, standardPort: number): readonly HostPort[] =>
  entriesOf(list).map((entry) => {
    const endpoint = parseHostPort(entry, standardPort);
    if (endpoint) return endpoint;
    throw new Error(`"${entry}" is not an address, or an address and a port`);
  });

export const entriesOf = (list: string): readonly string[] =>
  list
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
