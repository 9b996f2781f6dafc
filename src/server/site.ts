import type { Site } from "#core/site.ts";
import type { Config } from "./config.ts";
import { type ChatSettings, hasChatModel } from "./providers.ts";

/** What the settings say of this installation that pages may show. */
type SiteSettings = ChatSettings &
  Pick<
    Config,
    | "SITE_NAME"
    | "PUBLIC_URL"
    | "HSTS"
    | "CONTACT_EMAIL"
    | "DONATE_TEXT"
    | "DONATE_ACCOUNT"
    | "DONATE_BANK"
    | "DONATE_NAME"
    | "ANALYTICS_SCRIPT_URL"
    | "ANALYTICS_ID"
    | "FACEBOOK_URL"
    | "ZALO_URL"
    | "TELEGRAM_URL"
    | "GOOGLE_CLIENT_ID"
    | "FACEBOOK_CLIENT_ID"
  >;

export function siteOf(config: SiteSettings, { isMailOpen }: { isMailOpen: boolean }): Site {
  const social = [
    { name: "Facebook", url: config.FACEBOOK_URL },
    { name: "Zalo", url: config.ZALO_URL },
    { name: "Telegram", url: config.TELEGRAM_URL },
  ];
  return {
    name: config.SITE_NAME,
    origin: config.PUBLIC_URL,
    hsts: config.PUBLIC_URL.startsWith("https:") ? config.HSTS : "",
    social: social.filter(({ url }) => url !== ""),
    contactEmail: config.CONTACT_EMAIL,
    donateText: config.DONATE_TEXT,
    donateAccount: config.DONATE_ACCOUNT
      ? { bank: config.DONATE_BANK, account: config.DONATE_ACCOUNT, name: config.DONATE_NAME }
      : null,
    analytics: config.ANALYTICS_SCRIPT_URL
      ? { url: config.ANALYTICS_SCRIPT_URL, id: config.ANALYTICS_ID }
      : null,
    closedTools: [
      ...(isMailOpen ? [] : (["temp-mail"] as const)),
      ...(hasChatModel(config) ? [] : (["chat"] as const)),
    ],
    signIn: [
      { name: "Google", path: "/api/auth/google", isAvailable: config.GOOGLE_CLIENT_ID !== "" },
      { name: "Facebook", path: "/api/auth/facebook", isAvailable: config.FACEBOOK_CLIENT_ID !== "" },
    ],
  };
}
