import type { ToolId } from "#tools/registry.ts";
import type { conversions } from "#tools/data/schema.ts";
import type { CodeName } from "#tools/encode/schema.ts";
import { readCurl } from "#tools/http/read-curl.ts";
import { isReachable } from "./addresses.ts";
import { hasRows } from "./formats.ts";
import type { FinderKind, FinderWorld, Recognised } from "./kinds.ts";
import { isForeign } from "./prose.ts";

/** What a tool does with a text: a text `finder.do.<name>` says it. */
export const toolActionIds = [
  "account",
  "analyze",
  "ask",
  "call",
  "code",
  "csv",
  "decodeAny",
  "decodeBase64",
  "decodeJwt",
  "decodeUrl",
  "decodeUuid",
  "dns",
  "encodeUrl",
  "format",
  "hash",
  "http",
  "ip",
  "network",
  "note",
  "proxy",
  "qr",
  "readAgent",
  "schedule",
  "send",
  "shorten",
  "toCsv",
  "toJson",
  "toYaml",
  "translateEn",
  "translateVi",
  "whois",
] as const;
export type ToolActionId = (typeof toolActionIds)[number];

/**
 * A tool that takes a text, and the form that carries it there. A tool whose input may be secret, or that changes
 * something, is posted to; the others have an address that can be shared.
 */
export type Offer = {
  readonly action: ToolActionId;
  readonly tool: ToolId;
  readonly tab?: string;
  readonly method: "get" | "post";
  readonly fields: Readonly<Record<string, string>>;
  /** The path of the call that the form is for, where its answer can be shown at once. */
  readonly asks: string | null;
  /** The visitor's device makes the answer, so that nothing need be sent. */
  readonly isOnDevice: boolean;
  /** Which of several values it is for, as it may be shown; null where there is one. */
  readonly of: string | null;
};

type OfferedForm = Pick<Offer, "tool" | "tab" | "method"> & {
  readonly fields: (value: string) => Offer["fields"];
  readonly asks?: string;
  readonly isOnDevice?: true;
  /** Which of the values the tool takes, where it is not all. */
  readonly takes?: (value: string, world: FinderWorld) => boolean;
};

const addressOf = (value: string): string => (/^https?:/i.test(value) ? value : `https://${value}`);
const hostOf = (value: string): string => {
  const address = addressOf(value);
  if (/^https?:|\//i.test(value) && URL.canParse(address)) return new URL(address).hostname;
  return value.slice(value.lastIndexOf("@") + 1);
};
const isPublic = (value: string, world: FinderWorld): boolean => isReachable(hostOf(value), world);
const isPublicName = (value: string, world: FinderWorld): boolean =>
  isPublic(value, world) && !/^\[|^[\d.]+$/.test(hostOf(value));
const isPublicPage = (value: string, world: FinderWorld): boolean => {
  const { username, password } = new URL(addressOf(value));
  return isPublic(value, world) && username === "" && password === "";
};

const postForm = (tool: ToolId, fieldName: string, moreFields: Offer["fields"] = {}): OfferedForm => ({
  tool,
  method: "post",
  fields: (value) => ({ [fieldName]: value, ...moreFields }),
});
const getForm = (tool: ToolId, fieldName: string): OfferedForm => ({
  tool,
  method: "get",
  fields: (value) => ({ [fieldName]: value }),
});
const getHostForm = (
  tool: ToolId,
  fieldName: string,
  takes: NonNullable<OfferedForm["takes"]>,
): OfferedForm => ({ tool, method: "get", fields: (value) => ({ [fieldName]: hostOf(value) }), takes });

const onDevice = (form: OfferedForm): OfferedForm => ({ ...form, isOnDevice: true });
const conversion = (name: (typeof conversions)[number]): OfferedForm => ({
  ...postForm("data", "text", { action: name }),
  asks: `/data/${name}`,
});
const code = (name: CodeName): OfferedForm =>
  onDevice({ ...postForm("encode", "text", { action: name }), asks: `/tools/${name}` });

const offerForms: Readonly<Record<ToolActionId, OfferedForm>> = {
  account: onDevice(postForm("vietqr", "account", { bank: "" })),
  analyze: onDevice({
    ...postForm("text-analyzer", "text", { action: "analyze" }),
    tab: "analyze",
    asks: "/text-analyzer/analyze",
  }),
  ask: postForm("chat", "message"),
  call: onDevice({ ...postForm("qr", "phone"), tab: "phone" }),
  code: onDevice({ ...postForm("two-factor", "secret", { action: "code" }), asks: "/2fa/code" }),
  csv: onDevice(conversion("csv/json")),
  decodeAny: onDevice({ ...postForm("encode", "text", { action: "recognise" }), asks: "/tools/recognise" }),
  decodeBase64: code("b64decode"),
  decodeJwt: onDevice({ ...postForm("crypto", "token"), tab: "jwt", asks: "/crypto/jwt/decode" }),
  decodeUrl: code("urldecode"),
  decodeUuid: onDevice({
    ...postForm("crypto", "uuid", { action: "decodeUuid" }),
    tab: "uuid",
    asks: "/crypto/uuid/decode",
  }),
  dns: getHostForm("dns", "host", isPublic),
  encodeUrl: code("urlencode"),
  format: onDevice(conversion("json/pretty")),
  hash: onDevice({
    ...postForm("crypto", "text", { action: "hash", algo: "sha256", all: "on" }),
    tab: "hash",
  }),
  http: { ...postForm("http", "url", { action: "status" }), takes: isPublicPage },
  ip: getForm("ip", "ip"),
  network: {
    ...getForm("whois", "domain"),
    takes: (value, world) => /^as/i.test(value) || isReachable(value, world),
  },
  note: postForm("notes", "content", { action: "create" }),
  proxy: postForm("proxy", "proxy"),
  qr: onDevice({ ...postForm("qr", "text"), tab: "text" }),
  readAgent: getForm("user-agent", "userAgent"),
  schedule: onDevice({ ...getForm("cron", "expr"), asks: "/cron/preview" }),
  send: { ...postForm("http", "url"), fields: (value) => ({ ...readCurl(value), action: "request" }) },
  shorten: {
    ...postForm("links", "url"),
    fields: (value) => ({ url: addressOf(value), action: "create" }),
    takes: isPublicPage,
  },
  toCsv: onDevice({ ...conversion("json/csv"), takes: hasRows }),
  toJson: conversion("yaml/json"),
  toYaml: onDevice(conversion("json/yaml")),
  translateEn: postForm("translate", "text", { to: "en" }),
  translateVi: postForm("translate", "text", { to: "vi" }),
  whois: getHostForm("whois", "domain", isPublicName),
};

/** What is done with a text: a translation into the language that it is not in, of another script before all else. */
const textActions = (text: string, translation: ToolActionId): readonly ToolActionId[] => [
  ...(isForeign(text) ? [translation, "analyze" as const] : ["analyze" as const, translation]),
  "note",
  "hash",
  "ask",
];

const actionsByKind: Readonly<Record<Exclude<FinderKind, "text">, readonly ToolActionId[]>> = {
  otpauth: ["code", "qr"],
  otpauthOther: ["qr"],
  totpSecret: ["code"],
  secretRow: ["code"],
  secretRows: ["code"],
  vietqr: ["account", "qr"],
  qrText: ["qr"],
  pem: [],
  curl: ["send"],
  url: ["shorten", "qr", "http", "whois", "dns", "encodeUrl"],
  proxy: ["proxy"],
  proxies: ["proxy"],
  jwt: ["decodeJwt"],
  uuid: ["decodeUuid"],
  ip: ["ip", "network", "dns"],
  asNumber: ["network"],
  email: ["dns", "whois", "qr"],
  hash: [],
  time: [],
  phone: ["call"],
  account: ["account"],
  cron: ["schedule"],
  crontab: ["schedule"],
  userAgent: ["readAgent"],
  domain: ["whois", "dns", "http", "qr"],
  domainOrFile: ["whois", "dns", "http"],
  json: ["format", "toYaml", "toCsv"],
  brokenJson: ["format"],
  urlencoded: ["decodeUrl"],
  base64: ["decodeBase64"],
  encoded: ["decodeAny"],
  csv: ["csv"],
  yaml: ["toJson"],
  link: ["shorten", "qr", "http"],
};

const maxOffers = 6;

/** A value as it may be shown: a proxy without its login. */
const shown = (kind: FinderKind, value: string): string =>
  kind === "proxies"
    ? value
        .slice(value.lastIndexOf("@") + 1)
        .split(":", 2)
        .join(":")
    : value;

/** The tools for what a text is, what suits the likeliest kind first. */
export function offersFor(
  recognised: readonly Recognised[],
  { translation, world }: { readonly translation: ToolActionId; readonly world: FinderWorld },
): readonly Offer[] {
  const offers = recognised.flatMap(({ kind, values }) =>
    (kind === "text" ? textActions(values[0] ?? "", translation) : actionsByKind[kind]).flatMap((action) =>
      values.flatMap((value): readonly Offer[] => {
        const { fields, takes, asks = null, isOnDevice = false, ...form } = offerForms[action];
        if (takes && !takes(value, world)) return [];
        const of = values.length > 1 ? shown(kind, value) : null;
        return [{ action, ...form, asks, isOnDevice, fields: fields(value), of }];
      }),
    ),
  );
  const isFirst = ({ action, of }: Offer, at: number) =>
    offers.findIndex((other) => other.action === action && other.of === of) === at;
  return offers.filter(isFirst).slice(0, maxOffers);
}
