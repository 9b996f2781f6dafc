import type { ToolId } from "../../core/catalog.ts";
import type { FinderKind } from "./kinds.ts";
import { accountIn, unwrap } from "./unwrap.ts";

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
  readonly action: ToolActionId;
  readonly tool: ToolId;
  readonly tab?: string;
  readonly method: "get" | "post";
  readonly fields: Readonly<Record<string, string>>;
};

type OfferedForm = Omit<Offer, "action" | "fields"> & { readonly fields: (text: string) => Offer["fields"] };

const pastedAddressOf = (pasted: string): string => {
  if (/^https?:/i.test(pasted)) return pasted;
  return pasted.includes("/") ? `https://${pasted}` : `https://${pasted}/`;
};
const pastedHostOf = (pasted: string): string => {
  const pastedAddress = pastedAddressOf(pasted);
  if (pasted.includes("/") && URL.canParse(pastedAddress)) return new URL(pastedAddress).hostname;
  return pasted.slice(pasted.lastIndexOf("@") + 1);
};
const postForm = (tool: ToolId, fieldName: string, moreFields: Offer["fields"] = {}): OfferedForm => ({
  tool,
  method: "post",
  fields: (pasted) => ({ [fieldName]: pasted, ...moreFields }),
});
const getForm = (
  tool: ToolId,
  fieldName: string,
  fieldValueOf: (pastedText: string) => string = (pasted) => pasted,
): OfferedForm => ({
  tool,
  method: "get",
  fields: (pasted) => ({ [fieldName]: fieldValueOf(pasted) }),
});

const offerForms: Readonly<Record<ToolActionId, OfferedForm>> = {
  account: {
    ...postForm("vietqr", "account"),
    fields: (pasted) => ({ bank: "", account: pasted, ...accountIn(pasted) }),
  },
  analyze: { ...postForm("text-analyzer", "text", { action: "analyze" }), tab: "analyze" },
  ask: postForm("chat", "message"),
  call: { ...postForm("qr", "phone"), tab: "phone" },
  code: postForm("two-factor", "secret", { action: "code" }),
  csv: postForm("data", "text", { action: "csv/json" }),
  decodeBase64: postForm("encode", "text", { action: "b64decode" }),
  decodeJwt: { ...postForm("crypto", "token"), tab: "jwt" },
  decodeUrl: postForm("encode", "text", { action: "urldecode" }),
  decodeUuid: { ...postForm("crypto", "uuid", { action: "decodeUuid" }), tab: "uuid" },
  dns: getForm("dns", "host", pastedHostOf),
  encodeUrl: postForm("encode", "text", { action: "urlencode" }),
  format: postForm("data", "text", { action: "json/pretty" }),
  hash: { ...postForm("crypto", "text", { action: "hash" }), tab: "hash" },
  http: {
    ...postForm("http", "url"),
    fields: (pasted) => ({ url: pastedAddressOf(pasted), action: "status" }),
  },
  ip: getForm("ip", "ip"),
  note: postForm("notes", "content", { action: "create" }),
  proxy: postForm("proxy", "proxy"),
  qr: { ...postForm("qr", "text"), tab: "text" },
  readAgent: getForm("user-agent", "userAgent"),
  schedule: getForm("cron", "expr"),
  shorten: {
    ...postForm("links", "url"),
    fields: (pasted) => ({ url: pastedAddressOf(pasted), action: "create" }),
  },
  toCsv: postForm("data", "text", { action: "json/csv" }),
  toJson: postForm("data", "text", { action: "yaml/json" }),
  toYaml: postForm("data", "text", { action: "json/yaml" }),
  translate: postForm("translate", "text"),
  whois: getForm("whois", "domain", pastedHostOf),
};

const actionsByKind: Readonly<Record<FinderKind, readonly ToolActionId[]>> = {
  otpauth: ["code", "qr"],
  totpSecret: ["code"],
  vietqr: ["qr"],
  qrText: ["qr"],
  pem: [],
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

const maxOffers = 6;

/** The tools for a text of these kinds, what suits the likeliest kind first. */
export function offersFor(pastedKinds: readonly FinderKind[], finderInput: string): readonly Offer[] {
  const pasted = unwrap(finderInput);
  const offeredActions = [...new Set(pastedKinds.flatMap((pastedKind) => actionsByKind[pastedKind]))].slice(
    0,
    maxOffers,
  );
  return offeredActions.map((action) => {
    const { fields, ...form } = offerForms[action];
    return { action, ...form, fields: fields(pasted) };
  });
}
