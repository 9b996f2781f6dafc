import { avatarHosts } from "../core/avatar.ts";
import type { Site } from "../core/site.ts";

/** What every answer says, whatever it is (Mozilla Observatory's rules). */
export const commonHeaders = (site: Site): Record<string, string> => ({
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
  ...(site.hsts && { "Strict-Transport-Security": site.hsts }),
});

/** The policy of a page; a streamed one names the nonce of the scripts that React may write into it. */
export function contentPolicy({
  site,
  isPrivate,
  nonce,
}: {
  site: Site;
  isPrivate: boolean;
  nonce?: string;
}): string {
  const analytics = site.analytics && !isPrivate ? ` ${new URL(site.analytics.url).origin}` : "";
  return [
    "default-src 'none'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}${analytics}`,
    "style-src 'self'",
    "font-src 'self'",
    // The pictures of users come from where Google and Facebook keep them.
    `img-src 'self' data: blob: ${avatarHosts.map((host) => `https://*.${host}`).join(" ")}`,
    `connect-src 'self'${analytics}`,
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
