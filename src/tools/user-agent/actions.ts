import { action } from "../../core/action.ts";
import { randomUserAgents } from "./random.ts";
import { readUserAgent } from "./read.ts";
import { RandomUserAgentInput, ReadUserAgent, ReadUserAgentInput, UserAgentsAnswer } from "./schema.ts";

/** `chance` gives a number from 0 up to 1. */
export type UserAgentEffects = { readonly chance: () => number };

export const userAgentActions = ({ chance }: UserAgentEffects) => ({
  random: action(RandomUserAgentInput, UserAgentsAnswer, "compute", (input) =>
    randomUserAgents(input, chance),
  ),
  read: action(ReadUserAgentInput, ReadUserAgent, "compute", (input, caller) =>
    readUserAgent(input, caller.userAgent),
  ),
});

export type UserAgentActions = ReturnType<typeof userAgentActions>;
