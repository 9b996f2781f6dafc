import { avatarHosts } from "#core/avatar.ts";
import type { Site } from "#core/site.ts";
import { securityHeaders } from "#http/security-headers.ts";

/** Those of every answer, and where there is TLS how long browsers insist on it. */
export const commonHeaders = (site: Site): Record<string, string> => ({
  ...securityHeaders,
  ...(site.hsts && { "Strict-Transport-Security": site.hsts }),
});

/** The policy of a worker, which has one of its own: it loads our scripts and asks our server. */
export const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

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
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
