import type { ToolTask } from "#core/tool.ts";

/** What people make codes for. */
export default [
  {
    slug: { vi: "wifi", en: "wifi" },
    call: "wifi",
    tab: "wifi",
    values: { ssid: "Quan Pho 24h", password: "moi-khach-vao", security: "WPA" },
  },
  {
    slug: { vi: "danh-thiep", en: "contact" },
    call: "contact",
    tab: "contact",
    values: { phone: "0987 654 321", email: "hung@example.com" },
  },
  {
    slug: { vi: "so-dien-thoai", en: "phone-number" },
    call: "phone",
    tab: "phone",
    values: { phone: "1900 0000" },
  },
  { slug: { vi: "tin-nhan-sms", en: "sms" }, call: "sms", tab: "sms", values: { phone: "0987 654 321" } },
  {
    slug: { vi: "email", en: "email" },
    call: "email",
    tab: "email",
    values: { email: "donhang@example.com" },
  },
  {
    slug: { vi: "lien-ket", en: "link" },
    call: "text",
    tab: "text",
    values: { text: "https://example.com/thuc-don" },
  },
] as const satisfies readonly ToolTask[];
