import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { LimitName } from "#core/limits.ts";
import { dataSources } from "./data-age.ts";
import type { RefusedFor } from "#core/places.ts";
import type { TotalKind } from "#core/site-totals.ts";
import type { Observe } from "#http/perform.ts";
import type { Readiness } from "./readiness.ts";

const requestBuckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];
const queryBuckets = [0.0001, 0.0005, 0.002, 0.01, 0.05, 0.25, 1];
const groupBuckets = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Actions under these limits ask servers elsewhere. */
const upstreamLimits: readonly LimitName[] = ["whois", "ip", "dns", "http", "proxy", "translate", "chat"];
/** What becomes of such an action because of what was asked, before anybody elsewhere is. */
const ownRefusals: readonly string[] = [
  "invalid_input",
  "malformed_body",
  "rate_limited",
  "site_limit",
  "not_configured",
];

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
  const siteRefusals = new Counter({
    name: "site_limit_refusals_total",
    help: "Requests refused because all visitors together have used up a day's ceiling",
    labelNames: ["limit"],
    registers,
  });
  for (const cacheResult of ["hit", "miss"]) cachedPages.inc({ result: cacheResult }, 0);

  return {
    onRequest: (route: string, httpStatus: number, ms: number): void => {
      requests.inc({ route, status: `${Math.floor(httpStatus / 100)}xx` });
      requestSeconds.observe({ route }, ms / 1000);
    },
    onCachedPages: (route: string, httpStatus: number, requestCount: number): void => {
      requests.inc({ route, status: `${Math.floor(httpStatus / 100)}xx` }, requestCount);
      cachedPages.inc({ result: "hit" }, requestCount);
    },
    onRender: () => cachedPages.inc({ result: "miss" }),
    onRefusal: (limitName: LimitName | "thread" | `${"chat" | "translate"}_daily`) =>
      refusals.inc({ limit: limitName }),
    onSiteLimit: (totalKind: TotalKind) => siteRefusals.inc({ limit: totalKind }),
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
    onClicks: (clickCount: number): void => {
      clicks.inc(clickCount);
      clickGroups.observe(clickCount);
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

  return { onMail: (mailVerdict: string) => mails.inc({ verdict: mailVerdict }) };
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
    onQuery: (queryKind: "read" | "write", queryMs: number) =>
      querySeconds.observe({ kind: queryKind }, queryMs / 1000),
  };
}

function upstreamMetrics(registers: Registry[]) {
  const upstreams = new Counter({
    name: "upstream_requests_total",
    help: "What was asked of servers elsewhere, by tool and outcome",
    labelNames: ["tool", "outcome"],
    registers,
  });
  const observe: Observe = ({ limit }, actionOutcome) => {
    if (!upstreamLimits.includes(limit)) return;
    const outcomeCode = actionOutcome.ok ? "ok" : actionOutcome.failure.code;
    if (!ownRefusals.includes(outcomeCode)) upstreams.inc({ tool: limit, outcome: outcomeCode });
  };

  return {
    observe,
    onUpstream: (tool: string, upstreamOutcome: string) => upstreams.inc({ tool, outcome: upstreamOutcome }),
  };
}

function poolMetrics(registers: Registry[]) {
  const poolRefusals = new Counter({
    name: "compute_refusals_total",
    help: "Heavy work that was refused: all that may wait was full (site), or the part of one client or network",
    labelNames: ["pool", "reason"],
    registers,
  });

  return {
    onPoolRefusal: (pool: string, refusalReason: RefusedFor) =>
      poolRefusals.inc({ pool, reason: refusalReason }),
  };
}

/** Of what day the lists are that come with this version; none of them changes while it runs. */
function dataMetrics(registers: Registry[]): void {
  const dates = new Gauge({
    name: "bundled_data_timestamp_seconds",
    help: "The day that a list which comes with this version is of",
    labelNames: ["data"],
    registers,
  });
  for (const { name, date } of dataSources) dates.set({ data: name }, Date.parse(date) / 1000);
}

/**
 * What Prometheus scrapes of this process. Labels are routes' patterns, names of limits and the like: a bounded number,
 * and nothing of any visitor.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  dataMetrics(registers);

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    ...requestMetrics(registers),
    ...clickMetrics(registers),
    ...mailMetrics(registers),
    ...queryMetrics(registers),
    ...upstreamMetrics(registers),
    ...poolMetrics(registers),

    /** Which of what the process needs is up, asked for at each scrape. */
    dependencies(states: Readiness["states"]): void {
      const gauge: Gauge = new Gauge({
        name: "dependency_up",
        help: "Whether the database, and Redis where it is set, answer this process",
        labelNames: ["dependency"],
        registers,
        collect: async () => {
          for (const { name, isUp } of await states()) gauge.set({ dependency: name }, isUp ? 1 : 0);
        },
      });
    },

    /** A number that is asked for at each scrape; NaN where it cannot be had. */
    gauge(metricName: string, help: string, readMetric: () => number | Promise<number>): void {
      const gauge: Gauge = new Gauge({
        name: metricName,
        help,
        registers,
        collect: async () => gauge.set(await Promise.resolve(readMetric()).catch(() => Number.NaN)),
      });
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
