import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { type LimitName, limits } from "../core/limits.ts";

/** What is left to a client; `resetS` seconds until it starts anew. */
export type Allowance = {
  readonly name: LimitName;
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  readonly windowS: number;
  readonly resetS: number;
};

export type Limiter = { readonly take: (name: LimitName, client: string) => Promise<Allowance | null> };

/** Counts in memory. `factor` multiplies every limit of the table; 0 means that nothing is limited. */
export function createLimiter(factor: number): Limiter {
  if (factor === 0) return { take: () => Promise.resolve(null) };
  const counters = new Map<string, RateLimiterMemory>();
  for (const [name, { points, seconds }] of Object.entries(limits)) {
    const scaled = Math.max(1, Math.round(points * factor));
    counters.set(name, new RateLimiterMemory({ points: scaled, duration: seconds, keyPrefix: name }));
  }
  const consume = async (counter: RateLimiterMemory, client: string) => {
    try {
      return { isAllowed: true, state: await counter.consume(client) };
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return { isAllowed: false, state: refusal };
      throw refusal;
    }
  };
  return {
    take: async (name, client) => {
      const counter = counters.get(name);
      if (!counter) throw new Error(`No limit is named ${name}`);
      const { isAllowed, state } = await consume(counter, client);
      const resetS = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
      const remaining = Math.max(0, state.remainingPoints);
      return { name, isAllowed, limit: counter.points, remaining, windowS: limits[name].seconds, resetS };
    },
  };
}

/** The header fields of draft-ietf-httpapi-ratelimit-headers, and `Retry-After` once the limit is reached. */
export function allowanceHeaders(allowance: Allowance): Record<string, string> {
  const { name, isAllowed, limit, remaining, windowS, resetS } = allowance;
  return {
    "RateLimit-Policy": `"${name}";q=${limit};w=${windowS}`,
    RateLimit: `"${name}";r=${remaining};t=${resetS}`,
    ...(!isAllowed && { "Retry-After": String(resetS) }),
  };
}
