import type { ToolTask } from "#core/tool.ts";

/** The kinds that people look for. */
export default [
  {
    slug: { vi: "iphone", en: "iphone" },
    call: "random",
    values: { device: "mobile", system: "ios", count: "5" },
  },
  {
    slug: { vi: "android", en: "android" },
    call: "random",
    values: { device: "mobile", system: "android", count: "5" },
  },
  {
    slug: { vi: "chrome-windows", en: "chrome-windows" },
    call: "random",
    values: { system: "windows", browser: "chrome", count: "5" },
  },
  { slug: { vi: "macos", en: "macos" }, call: "random", values: { system: "macos", count: "5" } },
] as const satisfies readonly ToolTask[];
