import type { ProxyListItem } from "#tools/proxy/schema.ts";

/** What is said of a proxy that does not answer. */
export const deadProxy = {
  alive: false,
  protocol: null,
  latency_ms: null,
  exit_ip: null,
  country: null,
  anonymity: null,
  anonymity_meaning: null,
  traces: [],
} satisfies Partial<ProxyListItem>;
