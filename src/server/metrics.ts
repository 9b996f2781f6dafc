import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { LimitName } from "../core/limits.ts";
import type { Observe } from "../http/perform.ts";

const requestBuckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];
const queryBuckets = [0.0001, 0.0005, 0.002, 0.01, 0.05, 0.25, 1];
const groupBuckets = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Actions under these limits ask servers elsewhere. */
const upstreamLimits: readonly LimitName[] = ["whois", "ip", "dns", "http", "proxy", "translate", "chat"];
/** What becomes of such an action because of what was asked, before anybody elsewhere is. */
const ownRefusals: readonly string[] = ["invalid_input", "malformed_body", "rate_limited", "not_configured"];

function requestMetrics(registers: Registry[]) {
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests answered, by the route's pattern and the class of the status",
    labelNames: ["route", "status"],
    registers,
  });
  const requestSeconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to an answer's header, by the route's pattern; without pages from memory",
    labelNames: ["route"],
    buckets: requestBuckets,
    registers,
  });
  const cachedPages = new Counter({
    name: "page_cache_requests_total",
    help: "Pages that are the same for everybody: answered from memory (hit), or rendered (miss)",
    labelNames: ["result"],
    registers,
  });
  const refusals = new Counter({
    name: "limit_refusals_total",
    help: "Requests refused because a client has reached a limit",
    labelNames: ["limit"],
    registers,
  });
  for (const result of ["hit", "miss"]) cachedPages.inc({ result }, 0);

  return {
    onRequest: (route: string, status: number, ms: number): void => {
      requests.inc({ route, status: `${Math.floor(status / 100)}xx` });
      requestSeconds.observe({ route }, ms / 1000);
    },
    onCachedPages: (route: string, status: number, count: number): void => {
      requests.inc({ route, status: `${Math.floor(status / 100)}xx` }, count);
      cachedPages.inc({ result: "hit" }, count);
    },
    onRender: () => cachedPages.inc({ result: "miss" }),
    onRefusal: (limit: LimitName) => refusals.inc({ limit }),
  };
}

function clickMetrics(registers: Registry[]) {
  const clicks = new Counter({ name: "link_clicks_total", help: "Clicks committed", registers });
  const clickGroups = new Histogram({
    name: "link_click_group_size",
    help: "Clicks committed together",
    buckets: groupBuckets,
    registers,
  });

  return {
    onClicks: (count: number): void => {
      clicks.inc(count);
      clickGroups.observe(count);
    },
  };
}

function mailMetrics(registers: Registry[]) {
  const mails = new Counter({
    name: "mails_total",
    help: "Mail by what became of it",
    labelNames: ["verdict"],
    registers,
  });

  return { onMail: (verdict: string) => mails.inc({ verdict }) };
}

function queryMetrics(registers: Registry[]) {
  const querySeconds = new Histogram({
    name: "database_query_duration_seconds",
    help: "Time of a statement",
    labelNames: ["kind"],
    buckets: queryBuckets,
    registers,
  });

  return {
    onQuery: (kind: "read" | "write", ms: number) => querySeconds.observe({ kind }, ms / 1000),
  };
}

function upstreamMetrics(registers: Registry[]) {
  const upstreams = new Counter({
    name: "upstream_requests_total",
    help: "What was asked of servers elsewhere, by tool and outcome",
    labelNames: ["tool", "outcome"],
    registers,
  });
  const observe: Observe = ({ limit }, outcome) => {
    if (!upstreamLimits.includes(limit)) return;
    const code = outcome.ok ? "ok" : outcome.failure.code;
    if (!ownRefusals.includes(code)) upstreams.inc({ tool: limit, outcome: code });
  };

  return { observe, onUpstream: (tool: string, outcome: string) => upstreams.inc({ tool, outcome }) };
}

function poolMetrics(registers: Registry[]) {
  const poolRefusals = new Counter({
    name: "compute_refusals_total",
    help: "Heavy work that was refused: all that may wait was full, or one client's part of it",
    labelNames: ["pool", "reason"],
    registers,
  });

  return {
    onPoolRefusal: (pool: string, reason: "full" | "client") => poolRefusals.inc({ pool, reason }),
  };
}

/**
 * What Prometheus scrapes of this process. Labels are routes' patterns, names of limits and the like: a bounded number,
 * and nothing of any visitor.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    ...requestMetrics(registers),
    ...clickMetrics(registers),
    ...mailMetrics(registers),
    ...queryMetrics(registers),
    ...upstreamMetrics(registers),
    ...poolMetrics(registers),

    /** A number that is asked for at each scrape; NaN where it cannot be had. */
    gauge(name: string, help: string, read: () => number | Promise<number>): void {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        collect: async () => gauge.set(await Promise.resolve(read()).catch(() => Number.NaN)),
      });
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
