/** What every answer says, whatever it is (Mozilla Observatory's rules). */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
} as const;

/** What is not a page loads nothing and stands in no frame, whatever a browser takes it for. */
export const barePolicy = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Whoever sets one of them sets all: one look tells. */
export const hasSecurityHeaders = (headers: Headers): boolean => headers.has("Permissions-Policy");
