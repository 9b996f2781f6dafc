import type { ToolTask } from "#core/tool.ts";

/** Each encoding, there and back, and all of them in each other. */
export default [
  { slug: { vi: "ma-hoa-base64", en: "base64-encode" }, call: "b64encode", values: {} },
  {
    slug: { vi: "giai-ma-base64", en: "base64-decode" },
    call: "b64decode",
    values: { text: "WGluIGNow6BvLCBWaeG7h3QgTmFtIQ==" },
  },
  { slug: { vi: "ma-hoa-url", en: "url-encode" }, call: "urlencode", values: {} },
  {
    slug: { vi: "giai-ma-url", en: "url-decode" },
    call: "urldecode",
    values: { text: "https://example.com/t%C3%ACm?q=b%C3%BAn%20ch%E1%BA%A3" },
  },
  {
    slug: { vi: "tu-nhan-kieu-ma-hoa", en: "recognise-encoding" },
    call: "recognise",
    values: { text: "JTdCJTIydGVuJTIyJTNBJTIyQ1x1MDBlMCUyMHBoXHUwMGVhJTIyJTdE" },
  },
] as const satisfies readonly ToolTask[];
