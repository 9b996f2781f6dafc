import { parse } from "bowser";
import UserAgent from "user-agents";
import { randomUserAgents } from "#tools/user-agent/random.ts";
import { describeUserAgent } from "#tools/user-agent/read.ts";

const sample =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/154.0.0.0 Safari/537.36";

export const cases = [
  {
    name: "user-agent: a random one of a desktop",
    ours: () => randomUserAgents({ device: "desktop", count: 1 }, Math.random),
    bare: () => new UserAgent({ deviceCategory: "desktop" }).toString(),
  },
  {
    name: "user-agent: one read",
    ours: () => describeUserAgent(sample),
    bare: () => parse(sample),
  },
];
