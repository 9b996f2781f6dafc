import type { catalog as vi } from "#locales/vi/catalog.ts";

export const catalog = {
  "group.codes": "Codes and links",
  "group.text": "Text and data",
  "group.network": "Network and domains",
  "group.security": "Privacy and security",
  "group.language": "AI and translation",
} satisfies Record<keyof typeof vi, string>;
