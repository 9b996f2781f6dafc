import type { EncodeActions } from "../tools/encode/actions.ts";
import { endpoint } from "./endpoint.ts";

export const encodeApi = ({ urlencode, urldecode, b64encode, b64decode }: EncodeActions) => [
  endpoint({
    method: "POST",
    path: "/tools/urlencode",
    summary: "Encode text for a URL",
    problems: ["busy"],
    action: urlencode,
    example: { body: { text: "Cà phê" }, answer: { result: "C%C3%A0%20ph%C3%AA" } },
  }),
  endpoint({
    method: "POST",
    path: "/tools/urldecode",
    summary: "Decode URL escapes as UTF-8",
    problems: ["busy"],
    action: urldecode,
    example: { body: { text: "C%C3%A0%20ph%C3%AA" }, answer: { result: "Cà phê" } },
  }),
  endpoint({
    method: "POST",
    path: "/tools/b64encode",
    summary: "Encode text as Base64 of its UTF-8 bytes",
    problems: ["busy"],
    action: b64encode,
    example: { body: { text: "Cà phê", variant: "standard" }, answer: { result: "Q8OgIHBow6o=" } },
  }),
  endpoint({
    method: "POST",
    path: "/tools/b64decode",
    summary: "Decode Base64 or Base64URL to text",
    problems: ["busy"],
    action: b64decode,
    example: { body: { text: "Q8OgIHBow6o=" }, answer: { result: "Cà phê" } },
  }),
];
