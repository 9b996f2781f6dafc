import ipaddr from "ipaddr.js";
import type { SrvData } from "dns-packet";
import { type Message, message } from "#core/i18n.ts";
import { decodeUtf8 } from "#core/utf8.ts";
import { type Meaning, type Policy, type PolicyTerm, fine, ignored, maxTerms, wrong } from "./policy.ts";
import { quoteBytes, zoneLabel, zoneName } from "./zone-text.ts";

/** RFC 2782. */
export type SrvRecord = {
  readonly priority: number;
  readonly weight: number;
  readonly port: number;
  readonly target: string;
};

export const srvOf = ({ priority = 0, weight = 0, port, target }: SrvData): SrvRecord => ({
  priority,
  weight,
  port,
  target,
});

/** What the SRV records of one name say together: who is tried first, and who gets what share. */
export function readSrv(records: readonly SrvRecord[]): Policy {
  const first = Math.min(...records.map(({ priority }) => priority));
  return {
    kind: "SRV",
    terms: records
      .slice(0, maxTerms)
      .map((record) => ({ term: srvText(record), ...fine(...meaningOf(record, records, first)) })),
    notes: [],
  };
}

export const srvText = ({ priority, weight, port, target }: SrvRecord): string =>
  `${priority} ${weight} ${port} ${zoneName(target)}`;

function meaningOf(record: SrvRecord, records: readonly SrvRecord[], first: number): Message[] {
  const { priority, weight, port, target } = record;
  if (target === "" || target === ".") return [message("dns.said.srv.none")];
  const peers = records.filter((other) => other.priority === priority);
  const total = peers.reduce((sum, peer) => sum + peer.weight, 0);
  const share = Math.round((100 * (total === 0 ? 1 : weight)) / (total === 0 ? peers.length : total));
  return [
    message("dns.said.srv.at", { target: zoneName(target), port: String(port) }),
    ...(records.length > peers.length
      ? [message(priority === first ? "dns.said.srv.first" : "dns.said.srv.later")]
      : []),
    ...(peers.length > 1 ? [message("dns.said.srv.share", { value: share })] : []),
  ];
}

/** The data of an HTTPS or SVCB record (RFC 9460, section 2.2). */
export type ServiceBinding = {
  /** 0 makes it an alias; else the lowest is tried first. */
  readonly priority: number;
  readonly target: string;
  readonly params: readonly Param[];
};

type Param = { readonly key: number; readonly value: Uint8Array };

const uint16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

/** Null where the bytes are no such record: a cut name or value, keys that do not ascend. */
export function readServiceBinding(data: Uint8Array): ServiceBinding | null {
  const name = nameAt(data, 2);
  if (!name) return null;
  const params: Param[] = [];
  let at = name.end;
  while (at < data.length) {
    const [key, start] = [uint16(data, at), at + 4];
    const end = start + uint16(data, at + 2);
    if (start > data.length || end > data.length || key <= (params.at(-1)?.key ?? -1)) return null;
    params.push({ key, value: data.subarray(start, end) });
    at = end;
  }
  return { priority: uint16(data, 0), target: name.text, params };
}

/** The target is written in full, without pointers (RFC 9460, section 2.2). */
function nameAt(data: Uint8Array, start: number): { readonly text: string; readonly end: number } | null {
  const labels: string[] = [];
  for (let at = start; at - start < 255;) {
    const length = data[at];
    if (length === undefined || length > 63 || at + 1 + length > data.length) return null;
    if (length === 0) return { text: labels.join("."), end: at + 1 };
    labels.push(zoneLabel(data.subarray(at + 1, at + 1 + length)));
    at += 1 + length;
  }
  return null;
}

/** The names of IANA's registry; where it has none, `key` and the number. */
const keyNames: Readonly<Record<number, string>> = {
  0: "mandatory",
  1: "alpn",
  2: "no-default-alpn",
  3: "port",
  4: "ipv4hint",
  5: "ech",
  6: "ipv6hint",
  7: "dohpath",
  8: "ohttp",
};
const keyName = (key: number): string => keyNames[key] ?? `key${key}`;

const uint16s = (value: Uint8Array): number[] =>
  Array.from({ length: value.length / 2 }, (_, index) => uint16(value, 2 * index));

const chunksOf = (value: Uint8Array, size: number): number[][] =>
  Array.from({ length: value.length / size }, (_, index) => [
    ...value.subarray(index * size, (index + 1) * size),
  ]);

const isListOf = (value: Uint8Array, size: number): boolean => value.length > 0 && value.length % size === 0;

/** The names of protocols, each after a byte that has its length; null where they do not fill the value. */
function protocolsIn(value: Uint8Array): Uint8Array[] | null {
  const protocols: Uint8Array[] = [];
  for (let at = 0; at < value.length;) {
    const length = value[at] ?? 0;
    if (length === 0 || at + 1 + length > value.length) return null;
    protocols.push(value.subarray(at + 1, at + 1 + length));
    at += 1 + length;
  }
  return protocols.length > 0 ? protocols : null;
}

/** A comma or a backslash within one item of a list (RFC 9460, appendix A.1). */
const escapedItem = (item: Uint8Array): number[] =>
  [...item].flatMap((byte) => (byte === 0x2c || byte === 0x5c ? [0x5c, byte] : [byte]));

const commaJoined = (items: readonly Uint8Array[]): Uint8Array =>
  new Uint8Array(items.flatMap((item, index) => [...(index > 0 ? [0x2c] : []), ...escapedItem(item)]));

const addresses4 = (value: Uint8Array): string =>
  chunksOf(value, 4)
    .map((bytes) => bytes.join("."))
    .join(",");

const addresses6 = (value: Uint8Array): string =>
  chunksOf(value, 16)
    .map((bytes) => new ipaddr.IPv6(bytes).toRFC5952String())
    .join(",");

/** The value as a zone file has it, without quotes where it needs none; null where it is not that of its key. */
function valueText({ key, value }: Param): string | null {
  switch (keyName(key)) {
    case "mandatory": {
      const keys = uint16s(value);
      const isAscending = keys.every((one, index) => one > (keys[index - 1] ?? 0));
      return isListOf(value, 2) && isAscending ? keys.map(keyName).join(",") : null;
    }
    case "alpn": {
      const protocols = protocolsIn(value);
      return protocols && plainOrQuoted(commaJoined(protocols));
    }
    case "no-default-alpn":
    case "ohttp":
      return value.length === 0 ? "" : null;
    case "port":
      return value.length === 2 ? String(uint16(value, 0)) : null;
    case "ipv4hint":
      return isListOf(value, 4) ? addresses4(value) : null;
    case "ech":
      return value.length > 0 ? btoa(String.fromCharCode(...value)) : null;
    case "ipv6hint":
      return isListOf(value, 16) ? addresses6(value) : null;
    case "dohpath":
      return decodeUtf8(value) === null || value.length === 0 ? null : plainOrQuoted(value);
    default:
      return plainOrQuoted(value);
  }
}

function plainOrQuoted(value: Uint8Array): string {
  const quoted = quoteBytes(value);
  return /^"[\w.,:/+*=-]*"$/.test(quoted) ? quoted.slice(1, -1) : quoted;
}

function paramText(param: Param): string {
  const text = valueText(param) ?? quoteBytes(param.value);
  return text === "" ? keyName(param.key) : `${keyName(param.key)}=${text}`;
}

const headText = ({ priority, target }: ServiceBinding): string => `${priority} ${zoneName(target)}`;

/** As a zone file has it: `1 . alpn=h3,h2`. */
export const serviceBindingText = (binding: ServiceBinding): string =>
  [headText(binding), ...binding.params.map(paramText)].join(" ");

const protocolWords: Readonly<Record<string, string>> = {
  h2: "HTTP/2",
  h3: "HTTP/3",
  "http/1.1": "HTTP/1.1",
  dot: "DNS over TLS",
  doq: "DNS over QUIC",
};

const protocolsInWords = (text: string): string =>
  text
    .split(",")
    .map((protocol) => (Object.hasOwn(protocolWords, protocol) ? protocolWords[protocol] : protocol))
    .join(", ");

const spaced = (list: string): string => list.replaceAll(",", ", ");

function paramMeaning(param: Param, binding: ServiceBinding): Meaning {
  const text = valueText(param);
  if (text === null) return wrong(message("dns.said.service.wrong.value"));
  const has = (name: string) => binding.params.some(({ key }) => keyName(key) === name);
  switch (keyName(param.key)) {
    case "mandatory": {
      const missing = text.split(",").filter((name) => !has(name));
      return missing.length > 0
        ? wrong(message("dns.said.service.wrong.mandatory", { value: missing.join(", ") }))
        : fine(message("dns.said.service.mandatory", { value: spaced(text) }));
    }
    case "alpn":
      return fine(message("dns.said.service.alpn", { value: protocolsInWords(text) }));
    case "no-default-alpn":
      return has("alpn")
        ? fine(message("dns.said.service.noDefault"))
        : wrong(message("dns.said.service.wrong.noDefault"));
    case "port":
      return fine(message("dns.said.service.port", { value: text }));
    case "ipv4hint":
      return fine(message("dns.said.service.hint", { value: spaced(text), type: "A" }));
    case "ipv6hint":
      return fine(message("dns.said.service.hint", { value: spaced(text), type: "AAAA" }));
    case "ech":
      return fine(message("dns.said.service.ech"));
    case "dohpath":
      return fine(message("dns.said.service.dohpath", { value: text }));
    case "ohttp":
      return fine(message("dns.said.service.ohttp"));
    default:
      return ignored(message("dns.said.service.unknown"));
  }
}

function headMeaning({ priority, target }: ServiceBinding): Message {
  const isItself = target === "";
  if (priority === 0)
    return isItself
      ? message("dns.said.service.none")
      : message("dns.said.service.alias", { target: zoneName(target) });
  return isItself
    ? message("dns.said.service.here", { priority })
    : message("dns.said.service.at", { priority, target: zoneName(target) });
}

/** What an HTTPS or SVCB record says, part by part. */
export function readServicePolicy(kind: "HTTPS" | "SVCB", binding: ServiceBinding | null): Policy {
  if (!binding) return { kind, terms: [], notes: [message("dns.said.service.wrong.record", { kind })] };
  const meaningOf = (param: Param): Meaning =>
    binding.priority === 0 ? ignored(message("dns.said.service.besideAlias")) : paramMeaning(param, binding);
  return {
    kind,
    terms: [
      { term: headText(binding), ...fine(headMeaning(binding)) },
      ...binding.params
        .slice(0, maxTerms)
        .map((param): PolicyTerm => ({ term: paramText(param), ...meaningOf(param) })),
    ],
    notes: [],
  };
}
