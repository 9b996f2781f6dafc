import type { TranslateActions } from "../tools/translate/actions.ts";
import { endpoint, upstreamProblems } from "./endpoint.ts";

export const translateApi = ({ translate }: TranslateActions) => [
  endpoint({
    method: "POST",
    path: "/translate",
    summary: "Translate a text",
    problems: upstreamProblems,
    action: translate,
    example: {
      body: { text: "Xin chào", from: "auto", to: "en", provider: "google" },
      answer: { translated: "Hello", detected: "vi" },
    },
  }),
];
