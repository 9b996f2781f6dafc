import type { UserAgentActions } from "../tools/user-agent/actions.ts";
import { endpoint } from "./endpoint.ts";

export const userAgentApi = ({ random, read }: UserAgentActions) => [
  endpoint({
    method: "GET",
    path: "/ua/random",
    summary: "Give random user agents of current browsers",
    action: random,
  }),
  endpoint({
    method: "GET",
    path: "/ua/read",
    summary: "Tell what a user agent says; the caller's own when none is given",
    action: read,
  }),
];
