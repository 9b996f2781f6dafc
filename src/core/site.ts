import type { Config } from "../server/config.ts";

/** What pages say of this installation; nothing secret. */
export type Site = {
  readonly name: string;
  /** An origin, without a slash at its end. */
  readonly origin: string;
  readonly social: readonly { readonly name: string; readonly url: string }[];
  readonly contactEmail: string;
  readonly donateText: string;
  readonly analytics: { readonly url: string; readonly id: string } | null;
  readonly signIn: readonly { readonly name: string; readonly path: string; readonly isAvailable: boolean }[];
};

export function siteOf(config: Config): Site {
  const social = [
    { name: "Facebook", url: config.FACEBOOK_URL },
    { name: "Zalo", url: config.ZALO_URL },
    { name: "Telegram", url: config.TELEGRAM_URL },
  ];
  return {
    name: config.SITE_NAME,
    origin: config.PUBLIC_URL,
    social: social.filter(({ url }) => url !== ""),
    contactEmail: config.CONTACT_EMAIL,
    donateText: config.DONATE_TEXT,
    analytics: config.ANALYTICS_SCRIPT_URL
      ? { url: config.ANALYTICS_SCRIPT_URL, id: config.ANALYTICS_ID }
      : null,
    signIn: [
      { name: "Google", path: "/api/auth/google", isAvailable: config.GOOGLE_CLIENT_ID !== "" },
      { name: "Facebook", path: "/api/auth/facebook", isAvailable: config.FACEBOOK_CLIENT_ID !== "" },
    ],
  };
}
