import type { userAgent as vi } from "../vi/user-agent.ts";

export const userAgent = {
  "user-agent.error.none": "There is no current version of this browser for the chosen device and system.",
  "user-agent.error.system": "This system does not run on the chosen kind of device.",
  "user-agent.error.empty": "Your browser sends no user agent. Paste one into this field.",
} satisfies Record<keyof typeof vi, string>;
