import type { ToolTask } from "#core/tool.ts";

/** What a web address is looked at for. */
export default [
  {
    slug: { vi: "kiem-tra-chung-chi-ssl", en: "check-ssl-certificate" },
    call: "status",
    values: { url: "https://example.com/", method: "HEAD" },
  },
  {
    slug: { vi: "kiem-tra-chuyen-huong", en: "check-redirects" },
    call: "status",
    values: { url: "http://github.com/", method: "GET" },
  },
  {
    slug: { vi: "xem-http-header", en: "http-headers" },
    call: "status",
    values: { url: "https://example.com/", method: "GET" },
  },
] as const satisfies readonly ToolTask[];
