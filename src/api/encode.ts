import type { EncodeActions } from "../tools/encode/actions.ts";
import { endpoint } from "./endpoint.ts";

export const encodeApi = ({ urlencode, urldecode, b64encode, b64decode }: EncodeActions) => [
  endpoint({
    method: "POST",
    path: "/tools/urlencode",
    summary: "Encode text for a URL",
    problems: ["busy"],
    action: urlencode,
    example: { body: { text: "Xin chào" }, answer: { result: "Xin%20ch%C3%A0o" } },
  }),
  endpoint({
    method: "POST",
    path: "/tools/urldecode",
    summary: "Decode URL escapes as UTF-8",
    problems: ["busy"],
    action: urldecode,
    example: { body: { text: "Xin%20ch%C3%A0o" }, answer: { result: "Xin chào" } },
  }),
  endpoint({
    method: "POST",
    path: "/tools/b64encode",
    summary: "Encode text as Base64 of its UTF-8 bytes",
    problems: ["busy"],
    action: b64encode,
    example: { body: { text: "Xin chào", variant: "standard" }, answer: { result: "WGluIGNow6Bv" } },
  }),
  endpoint({
    method: "POST",
    path: "/tools/b64decode",
    summary: "Decode Base64 or Base64URL to text",
    problems: ["busy"],
    action: b64decode,
    example: { body: { text: "WGluIGNow6Bv" }, answer: { result: "Xin chào" } },
  }),
];
