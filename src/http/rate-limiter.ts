import type { Caller } from "#core/action.ts";
import type { Budget } from "#core/budget.ts";
import { clientKeyOf, networkKeyOf, payerOf } from "#core/client-key.ts";
import type { LimitState, LimitStore } from "#core/limit-store.ts";
import { type LimitName, isLongLimit, keyLimitFactor, limitRule } from "#core/limits.ts";
import { quotaKeyOf } from "./quota-cookie.ts";

/** What is left to a client; `resetS` seconds until it starts anew. */
export type Allowance = {
  readonly name: LimitName;
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  readonly windowS: number;
  readonly resetS: number;
  /** Somebody signed in has more. */
  readonly hasMoreSignedIn: boolean;
  /** Others who share the client's network have a part in what was counted. */
  readonly isOfNetwork: boolean;
};

/** Who is counted. A request that a browser's page did not send and that brings no cookie counts for its address. */
export type LimitClient = Pick<Caller, "address" | "user" | "key"> & {
  readonly cookies?: Caller["cookies"];
  readonly isBrowser?: boolean;
};

/** A place in the count; `refund` gives it back, since what is counted by the hour or the day is what succeeded. */
export type LimitOutcome = {
  readonly allowance: Allowance;
  readonly refund: (() => Promise<Allowance>) | null;
};

/** Null means that nothing is limited. */
export type Limiter = {
  readonly take: (name: LimitName, client: LimitClient) => Promise<LimitOutcome | null>;
  /** How a client stands, without counting anything; for limits of less than an hour. */
  readonly peek: (name: LimitName, client: LimitClient) => Promise<Allowance | null>;
};

export const unlimited: Limiter = { take: () => Promise.resolve(null), peek: () => Promise.resolve(null) };

type Counter = { readonly key: string; readonly points: number; readonly isOfNetwork?: boolean };

type Stores = {
  /** For limits of minutes. */
  readonly short: LimitStore;
  /** For those of an hour and longer. */
  readonly long: LimitStore;
  /** Milliseconds. */
  readonly now: () => number;
  /** Whether there is a way to sign in, so that it is worth telling what it gives. */
  readonly canSignIn?: boolean | undefined;
  /** Hears of each refusal. */
  readonly onRefusal?: ((name: LimitName | "thread") => void) | undefined;
  /** The thread that answers, of which who has used up their part gets nothing more for a while, whatever they ask for. */
  readonly thread: Pick<Budget, "emptyForMs">;
};

const scaledPoints = (points: number, limitFactor: number): number =>
  Math.max(1, Math.round(points * limitFactor));

/** What must all have room: the client's own count at last, before it the address's around it, and first the network's around that. */
function countersOf(limitName: LimitName, client: LimitClient, limitFactor: number): readonly Counter[] {
  const limitRuleOfName = limitRule(limitName);
  const key = `${limitName}:${clientKeyOf(client)}`;
  if (client.key) {
    const keyPoints = scaledPoints(
      (limitRuleOfName.userPoints ?? limitRuleOfName.points) * keyLimitFactor,
      limitFactor,
    );
    return [{ key: `${limitName}:keys:${client.key.ownerId}`, points: keyPoints }];
  }
  if (client.user)
    return [{ key, points: scaledPoints(limitRuleOfName.userPoints ?? limitRuleOfName.points, limitFactor) }];
  const { points, addressPoints, networkPoints } = limitRuleOfName;
  const around: Counter[] = [];
  if (networkPoints !== undefined)
    around.push({
      key: `${limitName}:network:${networkKeyOf(client.address)}`,
      points: scaledPoints(networkPoints, limitFactor),
      isOfNetwork: true,
    });
  around.push({ key, points: scaledPoints(addressPoints ?? points, limitFactor) });
  if (addressPoints === undefined) return around;
  const quotaKey = quotaKeyOf(client) ?? clientKeyOf(client);
  return [...around, { key: `${limitName}:own:${quotaKey}`, points: scaledPoints(points, limitFactor) }];
}

function allowanceOf(
  limitName: LimitName,
  { points, isOfNetwork = false }: Counter,
  limitState: LimitState,
  client: LimitClient,
  nowMs: number,
): Allowance {
  const limitRuleOfName = limitRule(limitName);
  return {
    name: limitName,
    isAllowed: limitState.isAllowed,
    limit: points,
    remaining: limitState.remaining,
    windowS: limitRuleOfName.seconds,
    resetS: Math.max(1, Math.ceil((limitState.resetAt - nowMs) / 1000)),
    hasMoreSignedIn:
      !client.user &&
      ((isOfNetwork && limitName !== "signIn") || (limitRuleOfName.userPoints ?? 0) > limitRuleOfName.points),
    isOfNetwork,
  };
}

/** Counts by the table. `limitFactor` multiplies every limit of it; 0 means that nothing is limited. */
export function createLimiter(
  limitFactor: number,
  { short, long, thread, now, canSignIn = true, onRefusal }: Stores,
): Limiter {
  if (limitFactor === 0) return unlimited;

  function allowanceHere(...counted: Parameters<typeof allowanceOf>): Allowance {
    const allowance = allowanceOf(...counted);
    return { ...allowance, hasMoreSignedIn: allowance.hasMoreSignedIn && canSignIn };
  }

  /** Null while the client may go on. */
  function threadRefusal(limitName: LimitName, { address }: LimitClient): LimitOutcome | null {
    const emptyForMs = thread.emptyForMs(payerOf({ address, user: null }));
    if (emptyForMs === 0) return null;
    onRefusal?.("thread");
    const { points, seconds } = limitRule(limitName);
    const left = { isAllowed: false, remaining: 0, resetS: Math.ceil(emptyForMs / 1000) };
    const rule = { name: limitName, limit: points, windowS: seconds };
    const allowance = { ...rule, hasMoreSignedIn: false, isOfNetwork: false, ...left };
    return { allowance, refund: null };
  }

  async function takeLimit(limitName: LimitName, client: LimitClient): Promise<LimitOutcome> {
    const refusal = threadRefusal(limitName, client);
    if (refusal) return refusal;
    const limitRuleOfName = limitRule(limitName);
    const isLongWindow = isLongLimit(limitRuleOfName);
    if (isLongWindow) {
      const attemptOutcome = await takeLimit("attempt", client);
      if (!attemptOutcome.allowance.isAllowed) return attemptOutcome;
    }
    const store = isLongWindow ? long : short;
    const counters = countersOf(limitName, client, limitFactor);
    let allowance: Allowance | null = null;
    let takenCount = 0;
    for (const limitCount of counters) {
      const limitState = await store.take(limitCount.key, {
        points: limitCount.points,
        windowS: limitRuleOfName.seconds,
        now: now(),
      });
      allowance = allowanceHere(limitName, limitCount, limitState, client, now());
      if (!limitState.isAllowed) {
        await refundAll(store, counters.slice(0, takenCount));
        onRefusal?.(limitName);
        return { allowance, refund: null };
      }
      takenCount += 1;
    }
    if (!allowance) throw new Error(`Nothing counts ${limitName}`);
    return { allowance, refund: isLongWindow ? refundOf(store, counters, allowance) : null };
  }

  async function refundAll(store: LimitStore, counters: readonly Counter[]): Promise<void> {
    for (const { key } of counters) await store.refund(key, now());
  }

  const refundOf = (store: LimitStore, counters: readonly Counter[], allowance: Allowance) => async () => {
    await refundAll(store, counters);
    return { ...allowance, remaining: allowance.remaining + 1 };
  };

  return {
    take: takeLimit,
    peek: async (limitName, client) => {
      const refusal = threadRefusal(limitName, client);
      if (refusal) return refusal.allowance;
      let allowance: Allowance | null = null;
      for (const limitCount of countersOf(limitName, client, limitFactor)) {
        const { seconds: windowS } = limitRule(limitName);
        const window = { points: limitCount.points, windowS, now: now() };
        const limitState = await short.peek(limitCount.key, window);
        allowance = allowanceHere(limitName, limitCount, limitState, client, now());
        if (!limitState.isAllowed) return allowance;
      }
      return allowance;
    },
  };
}

/** The header fields of draft-ietf-httpapi-ratelimit-headers, and `Retry-After` once the limit is reached. */
export function allowanceHeaders(allowance: Allowance): Record<string, string> {
  const { name: limitName, isAllowed, limit, remaining, windowS, resetS } = allowance;
  const headers = {
    "RateLimit-Policy": `"${limitName}";q=${limit};w=${windowS}`,
    RateLimit: `"${limitName}";r=${remaining};t=${resetS}`,
  };
  return isAllowed ? headers : { ...headers, "Retry-After": String(resetS) };
}
