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
      body: { text: "Cảm ơn bạn đã ghé thăm!", from: "auto", to: "en", provider: "google" },
      answer: { translated: "Thank you for visiting!", detected: "vi" },
    },
  }),
];
