import type { ToolTask } from "#core/tool.ts";

/** Endings whose registries answer in ways of their own. */
export default [
  { slug: { vi: "ten-mien-vn", en: "vn-domain" }, call: "lookup", values: { domain: "vnexpress.vn" } },
  {
    slug: { vi: "ngay-het-han-ten-mien", en: "domain-expiry" },
    call: "lookup",
    values: { domain: "example.com" },
  },
] as const satisfies readonly ToolTask[];
