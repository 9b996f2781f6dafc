import type { UserAgentActions } from "../tools/user-agent/actions.ts";
import { endpoint } from "./endpoint.ts";

const userAgent =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/154.0.0.0 Safari/537.36";
const profile = { userAgent, device: "desktop", system: "windows", browser: "chrome", version: 154 };

export const userAgentApi = ({ random, read }: UserAgentActions) => [
  endpoint({
    method: "GET",
    path: "/ua/random",
    summary: "Give random user agents of current browsers",
    action: random,
    example: { answer: { ...profile, userAgents: [profile] } },
  }),
  endpoint({
    method: "GET",
    path: "/ua/read",
    summary: "Tell what a user agent says; the caller's own when none is given",
    action: read,
    example: {
      answer: {
        userAgent,
        browser: "Chrome",
        browser_version: "154.0.0.0",
        engine: "Blink",
        system: "Windows",
        system_version: null,
        device: "desktop",
        vendor: null,
        model: null,
        bot: false,
      },
    },
  }),
];
