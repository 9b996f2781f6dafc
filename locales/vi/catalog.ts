/** What the navigation and the tiles say; a line is what stands under a tool's title. */
export const catalog = {
  "group.codes": "Mã và liên kết",
  "group.text": "Văn bản và dữ liệu",
  "group.network": "Mạng và tên miền",
  "group.security": "Riêng tư và bảo mật",
  "group.language": "AI và dịch thuật",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly catalog: typeof catalog;
  }
}
