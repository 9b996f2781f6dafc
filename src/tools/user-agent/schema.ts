import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "../../core/action.ts";
import { choice, nullable } from "../../core/schema.ts";
import { maxUserAgentLength, userAgentCounts } from "./bounds.ts";
import { browsers, deviceKinds, readDevices, profileDevices, systems } from "./names.ts";

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
    Type.String({ maxLength: maxUserAgentLength, description: "the visitor's own when left out" }),
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
