import { type Caller, action } from "#core/action.ts";
import { message } from "#core/i18n.ts";
import type { ReplyEvents } from "#core/reply.ts";
import { type Result, fail, invalid, ok } from "#core/result.ts";
import { call, outboundRefusals, rawCall, tool } from "#core/tool.ts";
import { type ProxyCheck, notTried, proxyAnswerOf } from "./answer.ts";
import { type ProxyAddress, parseProxy } from "./parse.ts";
import { proxyList } from "./read-proxy.ts";
import {
  type ProxyAnswer,
  type ProxyList,
  type ProxyListItem,
  JudgeOutput,
  ProxiesInput,
  ProxiesJson,
  ProxiesOutput,
  ProxyInput,
  maxConcurrentChecks,
  maxProxies,
} from "./schema.ts";

/** Works on a list, `concurrency` items at a time, and yields each result as it comes. */
export async function* mapConcurrent<Item, Value>(
  items: readonly Item[],
  concurrency: number,
  checkItem: (item: Item, index: number) => Promise<Value>,
): AsyncGenerator<Value, void, undefined> {
  const runningChecks = new Map<number, Promise<{ readonly index: number; readonly value: Value }>>();
  const waitingItems = items.entries();
  const startNext = () => {
    const { done, value: waitingEntry } = waitingItems.next();
    if (done) return;
    const [index, item] = waitingEntry;
    runningChecks.set(
      index,
      checkItem(item, index).then((value) => ({ index, value })),
    );
  };
  for (let startedCount = 0; startedCount < concurrency; startedCount++) startNext();
  while (runningChecks.size > 0) {
    const { index, value } = await Promise.race(runningChecks.values());
    runningChecks.delete(index);
    startNext();
    yield value;
  }
}

export type ProxyEffects = {
  readonly check: (proxy: ProxyAddress, caller: Caller) => Promise<Result<ProxyCheck>>;
  /** The same, but waits for a place instead of answering `busy`. */
  readonly checkWhenFree: ProxyEffects["check"];
  /** Takes the place of a list, of which a client has one; null when there is none, else what gives it back. */
  readonly takeList: (caller: Caller) => (() => void) | null;
  readonly countryOf: (address: string) => string | null;
};

async function checkOne(
  text: string,
  caller: Caller,
  { check, countryOf }: Pick<ProxyEffects, "check" | "countryOf">,
): Promise<Result<ProxyAnswer>> {
  const proxy = parseProxy(text);
  if (!proxy.ok) return proxy;
  const checked = await check(proxy.value, caller);
  return checked.ok
    ? ok(proxyAnswerOf(proxy.value, checked.value, { lang: caller.lang, countryOf }))
    : checked;
}

async function* checkList(
  texts: readonly string[],
  caller: Caller,
  { checkWhenFree: check, countryOf }: ProxyEffects,
  release: () => void,
): AsyncGenerator<ProxyListItem> {
  try {
    yield* mapConcurrent(texts, maxConcurrentChecks, async (text, index): Promise<ProxyListItem> => {
      const outcome = await checkOne(text, caller, { check, countryOf });
      const total = texts.length;
      return { index, total, ...(outcome.ok ? outcome.value : notTried(text, outcome.failure, caller.lang)) };
    });
  } finally {
    release();
  }
}

function startList(texts: readonly string[], caller: Caller, effects: ProxyEffects): Result<ProxyList> {
  const release = effects.takeList(caller);
  if (!release) return fail("busy", message("proxy.listUnderWay"));
  // Of a list that nobody begins to read nothing else would give it back.
  caller.signal.addEventListener("abort", release, { once: true });
  return ok(checkList(texts, caller, effects, release));
}

/** One proxy, or a list of them, whose answers come one by one. */
const checkAny =
  (effects: ProxyEffects) =>
  async ({ proxy, proxies }: ProxiesInput, caller: Caller): Promise<Result<ProxyAnswer | ProxyList>> => {
    if (proxies) {
      return proxy === undefined
        ? startList(proxies, caller, effects)
        : invalid("proxies", message("proxy.invalid.both"));
    }
    if (proxy === undefined) return invalid("proxy", message("invalid.required"));
    const listed = proxyList(proxy);
    if (listed.length > maxProxies)
      return invalid("proxy", message("proxy.invalid.many", { count: listed.length, max: maxProxies }));
    return listed.length > 0 ? startList(listed, caller, effects) : checkOne(proxy, caller, effects);
  };

export const isProxyList = (answer: ProxyAnswer | ProxyList): answer is ProxyList =>
  Symbol.asyncIterator in answer;

/** One event for each proxy as it is known, then `done`. */
async function* eventsOf(answer: ProxyAnswer | ProxyList): ReplyEvents {
  if (isProxyList(answer)) for await (const item of answer) yield ok({ data: item });
  else yield ok({ data: { index: 0, ...answer } });
  yield ok({ event: "done", data: {} });
}

/** Credentials are left out: a script of the page could otherwise read the HttpOnly cookie back. */
const credentialHeaders = new Set(["cookie", "authorization", "proxy-authorization"]);

const shownHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !credentialHeaders.has(name.toLowerCase())));

export default tool({
  id: "proxy",
  path: "/proxy",
  group: "network",
  icon: "route",
  calls: {
    check: call(ProxiesInput, ProxiesOutput, {
      path: "/proxy/check",
      limit: "proxy",
      access: "site",
      address: "none",
      refusals: [...outboundRefusals, "not_configured"],
      sends: {
        type: "application/json",
        output: ProxiesJson,
        reply: (answer) =>
          isProxyList(answer) ? { as: "list", items: answer } : { as: "json", value: answer },
      },
      streams: {
        output: ProxiesOutput,
        run: (effects: ProxyEffects) => async (input, caller) => {
          const answer = await checkAny(effects)(input, caller);
          return answer.ok ? ok(eventsOf(answer.value)) : answer;
        },
      },
      example: {
        body: { proxy: "socks5://203.162.4.191:1080" },
        answer: {
          proxy: "socks5://203.162.4.191:1080",
          alive: true,
          summary: "Proxy hoạt động: SOCKS5, độ trễ 182 ms.",
          protocol: "socks5",
          latency_ms: 182,
          exit_ip: "203.162.4.191",
          country: { code: "VN", name: "Việt Nam" },
          anonymity: "elite",
          anonymity_meaning: "Ẩn danh cao: không để lại dấu vết trong yêu cầu.",
          traces: [],
          error: null,
        },
      },
      run: checkAny,
    }),
    judge: rawCall({
      method: "GET",
      path: "/proxy/judge",
      limit: "read",
      access: "site",
      address: "none",
      type: "application/json",
      output: JudgeOutput,
      example: {
        answer: { ip: "203.162.4.191", headers: { host: "example.com", accept: "application/json" } },
      },
      run:
        () =>
        ({ headers, caller }) =>
          ok({ as: "json", value: { ip: caller.address, headers: shownHeaders(headers) } }),
    }),
  },
  besides: (effects: ProxyEffects) => ({
    /** `check` for the form, which has one field. */
    checkText: action(ProxyInput, ProxiesOutput, "proxy", ({ proxy }, caller) =>
      checkAny(effects)({ proxy }, caller),
    ),
  }),
});
