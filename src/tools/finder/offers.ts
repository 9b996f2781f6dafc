import type { ToolId } from "../../core/catalog.ts";
import type { FinderKind } from "./kinds.ts";

/** What a tool does with a text: a text `finder.do.<name>` says it. */
export const toolActionIds = [
  "account",
  "analyze",
  "ask",
  "call",
  "code",
  "csv",
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
  "note",
  "proxy",
  "qr",
  "readAgent",
  "schedule",
  "shorten",
  "toCsv",
  "toJson",
  "toYaml",
  "translate",
  "whois",
] as const;
export type ToolActionId = (typeof toolActionIds)[number];

/**
 * A tool that takes a text, and the form that carries it there. A tool whose input may be secret, or that changes
 * something, is posted to; the others have an address that can be shared.
 */
export type Offer = {
  readonly doing: ToolActionId;
  readonly tool: ToolId;
  readonly tab?: string;
  readonly method: "get" | "post";
  readonly fields: Readonly<Record<string, string>>;
};

type Form = Omit<Offer, "doing" | "fields"> & { readonly fields: (text: string) => Offer["fields"] };

const hostOf = (text: string): string => {
  if (URL.canParse(text) && /^https?:/i.test(text)) return new URL(text).hostname;
  return text.slice(text.lastIndexOf("@") + 1);
};
const addressOf = (text: string): string => (/^https?:/i.test(text) ? text : `https://${text}/`);
const posted = (tool: ToolId, field: string, more: Offer["fields"] = {}): Form => ({
  tool,
  method: "post",
  fields: (text) => ({ [field]: text, ...more }),
});
const asked = (tool: ToolId, field: string, value: (text: string) => string = (text) => text): Form => ({
  tool,
  method: "get",
  fields: (text) => ({ [field]: value(text) }),
});

const forms: Readonly<Record<ToolActionId, Form>> = {
  account: posted("vietqr", "account", { bank: "" }),
  analyze: { ...posted("text-analyzer", "text", { action: "analyze" }), tab: "analyze" },
  ask: posted("chat", "message"),
  call: { ...posted("qr", "phone"), tab: "phone" },
  code: posted("two-factor", "secret", { action: "code" }),
  csv: posted("data", "text", { action: "csv/json" }),
  decodeBase64: posted("encode", "text", { action: "b64decode" }),
  decodeJwt: { ...posted("crypto", "token"), tab: "jwt" },
  decodeUrl: posted("encode", "text", { action: "urldecode" }),
  decodeUuid: { ...posted("crypto", "uuid", { action: "decodeUuid" }), tab: "uuid" },
  dns: asked("dns", "host", hostOf),
  encodeUrl: posted("encode", "text", { action: "urlencode" }),
  format: posted("data", "text", { action: "json/pretty" }),
  hash: { ...posted("crypto", "text", { action: "hash" }), tab: "hash" },
  http: {
    ...posted("http", "url"),
    fields: (text) => ({ url: addressOf(text), action: "status" }),
  },
  ip: asked("ip", "ip"),
  note: posted("notes", "content", { action: "create" }),
  proxy: posted("proxy", "proxy"),
  qr: { ...posted("qr", "text"), tab: "text" },
  readAgent: asked("user-agent", "userAgent"),
  schedule: asked("cron", "expr"),
  shorten: posted("links", "url", { action: "create" }),
  toCsv: posted("data", "text", { action: "json/csv" }),
  toJson: posted("data", "text", { action: "yaml/json" }),
  toYaml: posted("data", "text", { action: "json/yaml" }),
  translate: posted("translate", "text"),
  whois: asked("whois", "domain", hostOf),
};

const doings: Readonly<Record<FinderKind, readonly ToolActionId[]>> = {
  otpauth: ["code", "qr"],
  vietqr: ["qr"],
  url: ["shorten", "qr", "http", "whois", "dns", "encodeUrl"],
  proxy: ["proxy"],
  jwt: ["decodeJwt"],
  uuid: ["decodeUuid"],
  ip: ["ip", "dns"],
  email: ["dns", "whois", "qr"],
  hash: [],
  time: [],
  phone: ["call"],
  account: ["account"],
  cron: ["schedule"],
  userAgent: ["readAgent"],
  domain: ["whois", "dns", "http", "qr"],
  json: ["format", "toYaml", "toCsv"],
  urlencoded: ["decodeUrl"],
  base64: ["decodeBase64"],
  csv: ["csv"],
  yaml: ["toJson"],
  text: ["analyze", "translate", "note", "hash", "ask"],
};

const mostOffers = 6;

/** The tools for a text of these kinds, what suits the likeliest kind first. */
export function offersFor(kinds: readonly FinderKind[], input: string): readonly Offer[] {
  const text = input.trim();
  const wanted = [...new Set(kinds.flatMap((kind) => doings[kind]))].slice(0, mostOffers);
  return wanted.map((doing) => {
    const { fields, ...form } = forms[doing];
    return { doing, ...form, fields: fields(text) };
  });
}
