import { type Caller, action } from "../../core/action.ts";
import { readUserAgent } from "./read.ts";
import { RandomUserAgentInput, ReadUserAgent, ReadUserAgentInput, UserAgentsAnswer } from "./schema.ts";

/** `chance` gives a number from 0 up to 1. */
export type UserAgentEffects = { readonly chance: () => number };

export const userAgentActions = ({ chance }: UserAgentEffects) => ({
  random: action(RandomUserAgentInput, UserAgentsAnswer, "compute", async (randomInput) => {
    // What was seen on the web takes a megabyte.
    const { randomUserAgents } = await import("./random.ts");
    return randomUserAgents(randomInput, chance);
  }),
  /** What the visitor's own browser says of itself; null where it says nothing. */
  describeOwn: ({ userAgent }: Caller): ReadUserAgent | null => {
    const ownUserAgent = readUserAgent({}, userAgent);
    return ownUserAgent.ok ? ownUserAgent.value : null;
  },
  read: action(ReadUserAgentInput, ReadUserAgent, "compute", (readInput, caller) =>
    readUserAgent(readInput, caller.userAgent),
  ),
});

export type UserAgentActions = ReturnType<typeof userAgentActions>;
