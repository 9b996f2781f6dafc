import type { ToolTask } from "#core/tool.ts";

/** Addresses that people ask about; none needs a look-up. */
export default [
  { slug: { vi: "192-168-1-1", en: "192-168-1-1" }, call: "lookup", values: { ip: "192.168.1.1" } },
  {
    slug: { vi: "localhost-127-0-0-1", en: "localhost-127-0-0-1" },
    call: "lookup",
    values: { ip: "127.0.0.1" },
  },
] as const satisfies readonly ToolTask[];
