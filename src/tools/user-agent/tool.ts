import type { Caller } from "#core/action.ts";
import { call, tool } from "#core/tool.ts";
import { readUserAgent } from "./read.ts";
import { RandomUserAgentInput, ReadUserAgent, ReadUserAgentInput, UserAgentsAnswer } from "./schema.ts";
import taskPages from "./task-pages.ts";

/** `chance` gives a number from 0 up to 1. */
export type UserAgentEffects = { readonly chance: () => number };

const userAgent =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/154.0.0.0 Safari/537.36";
const profile = {
  userAgent,
  device: "desktop",
  system: "windows",
  browser: "chrome",
  version: 154,
} as const;

export default tool({
  id: "user-agent",
  path: "/ua",
  group: "network",
  icon: "tablet-smartphone",
  calls: {
    random: call(RandomUserAgentInput, UserAgentsAnswer, {
      method: "GET",
      path: "/ua/random",
      limit: "compute",
      access: "open",
      address: "none",
      form: "get",
      plain: ({ userAgents }) => userAgents.map((one) => one.userAgent),
      example: { answer: { ...profile, userAgents: [profile] } },
      run:
        ({ chance }: UserAgentEffects) =>
        async (input) => {
          // What was seen on the web takes a megabyte.
          const { randomUserAgents } = await import("./random.ts");
          return randomUserAgents(input, chance);
        },
    }),
    read: call(ReadUserAgentInput, ReadUserAgent, {
      method: "GET",
      path: "/ua/read",
      limit: "compute",
      access: "open",
      address: "none",
      form: "get",
      plain: (answer) => answer.userAgent,
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
      run: () => (input, caller) => readUserAgent(input, caller.userAgent),
    }),
  },
  besides: () => ({
    /** What the visitor's own browser says of itself; null where it says nothing. */
    describeOwn: (caller: Caller): ReadUserAgent | null => {
      const own = readUserAgent({}, caller.userAgent);
      return own.ok ? own.value : null;
    },
  }),
  tasks: taskPages,
});
