import type { Jwt } from "./schema.ts";

/** What the expiry of a token comes to; `unknown` where it is no time. */
export const lifeOf = ({ expired, expires_at }: Jwt): "expired" | "current" | "endless" | "unknown" => {
  if (expired === null) return "unknown";
  if (expired) return "expired";
  return expires_at === null ? "endless" : "current";
};
