import type { ToolTask } from "#core/tool.ts";

const record = <const Vi extends string, const En extends string>(
  vi: Vi,
  en: En,
  host: string,
  type: string,
) => ({
  slug: { vi, en },
  call: "lookup",
  values: { host, type },
});

/** The types of records that people look for by name. */
export default [
  record("ban-ghi-a", "a-record", "dns.google", "A"),
  record("ban-ghi-aaaa", "aaaa-record", "dns.google", "AAAA"),
  record("ban-ghi-cname", "cname-record", "www.github.com", "CNAME"),
  record("ban-ghi-mx", "mx-record", "gmail.com", "MX"),
  record("ban-ghi-ns", "ns-record", "google.com", "NS"),
  record("ban-ghi-txt-spf", "txt-spf-record", "gmail.com", "TXT"),
  record("ban-ghi-soa", "soa-record", "google.com", "SOA"),
  record("ban-ghi-caa", "caa-record", "google.com", "CAA"),
  record("ban-ghi-ptr", "ptr-record", "8.8.8.8", "PTR"),
] as const satisfies readonly ToolTask[];
