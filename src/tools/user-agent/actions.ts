import { action } from "../../core/action.ts";
import { UserAgentInput, randomUserAgents } from "./random.ts";
import { ReadInput, readUserAgent } from "./read.ts";

export const userAgentActions = ({ chance }: { readonly chance: () => number }) => ({
  random: action(UserAgentInput, "compute", (input) => randomUserAgents(input, chance)),
  read: action(ReadInput, "compute", (input, caller) => readUserAgent(input, caller.userAgent)),
});

export type UserAgentActions = ReturnType<typeof userAgentActions>;
