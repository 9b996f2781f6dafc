import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { choice, nullable, text } from "#core/schema.ts";
import { readAgent } from "./read-agent.ts";

export const systems = ["windows", "macos", "linux", "chromeos", "android", "ios"] as const;
export const browsers = ["chrome", "safari", "firefox", "edge", "samsung", "opera"] as const;
export const deviceKinds = ["desktop", "mobile"] as const;
export const profileDevices = ["desktop", "phone", "tablet"] as const;
export const readDevices = [...profileDevices, "tv"] as const;
export type System = (typeof systems)[number];
export type Browser = (typeof browsers)[number];

/** As they write themselves, in every language. */
export const properNames: Record<System | Browser, string> = {
  windows: "Windows",
  macos: "macOS",
  linux: "Linux",
  chromeos: "ChromeOS",
  android: "Android",
  ios: "iOS",
  chrome: "Chrome",
  safari: "Safari",
  firefox: "Firefox",
  edge: "Edge",
  samsung: "Samsung Internet",
  opera: "Opera",
};

export const userAgentCounts = { minimum: 1, maximum: 50, default: 1 } as const;
export const maxUserAgentLength = 1024;

export const RandomUserAgentInput = Type.Object({
  device: Type.Optional(choice(deviceKinds, { description: "mobile: phones and tablets" })),
  system: Type.Optional(choice(systems, { description: "the operating system" })),
  browser: Type.Optional(choice(browsers, { description: "the browser" })),
  count: Type.Integer({
    ...userAgentCounts,
    description: "how many, as far as there are so many different ones",
  }),
});
export type RandomUserAgentInput = Static<typeof RandomUserAgentInput>;

const profile = {
  userAgent: Type.String(),
  device: choice(profileDevices),
  system: choice(systems),
  browser: choice(browsers),
  version: Type.Integer({ description: "the browser's major version" }),
};
const BrowserProfile = Type.Object(profile);
/** What a user agent says, where all of its parts agree. */
export type BrowserProfile = Answer<typeof BrowserProfile>;

export const UserAgentsAnswer = Type.Object(
  { ...profile, userAgents: Type.Array(BrowserProfile) },
  { description: "the first of `userAgents`, and all of them" },
);
export type UserAgentsAnswer = Answer<typeof UserAgentsAnswer>;

export const ReadUserAgentInput = Type.Object({
  userAgent: Type.Optional(
    text({
      maxLength: maxUserAgentLength,
      reads: readAgent,
      description: "the visitor's own when left out",
    }),
  ),
});
export type ReadUserAgentInput = Static<typeof ReadUserAgentInput>;

const nullableText = nullable(Type.String());

export const ReadUserAgent = Type.Object({
  userAgent: Type.String(),
  browser: nullableText,
  browser_version: nullableText,
  engine: nullableText,
  system: nullableText,
  system_version: Type.Union([Type.String(), Type.Null()], {
    description: "null where browsers no longer say it",
  }),
  device: nullable(choice(readDevices)),
  vendor: nullableText,
  model: nullableText,
  bot: Type.Boolean(),
});
export type ReadUserAgent = Answer<typeof ReadUserAgent>;
