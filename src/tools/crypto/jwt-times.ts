import type { Jwt } from "./schema.ts";

/** What the expiry of a token comes to; `unknown` where it is no time. */
export const lifeOf = ({ expired, expires_at }: Jwt): "expired" | "current" | "endless" | "unknown" => {
  if (expired === null) return "unknown";
  if (expired) return "expired";
  return expires_at === null ? "endless" : "current";
};

/** Seconds of the year 5138; a larger number is a time in milliseconds. */
export const latestClaimS = 1e11;

/** NumericDate is a number of seconds (RFC 7519, section 2); null for anything else, which says nothing for certain. */
function millisecondsOf(claim: unknown): number | null {
  const isTime = typeof claim === "number" && Math.abs(claim) < latestClaimS;
  return isTime ? claim * 1000 : null;
}

export function claimTimeOf(claim: unknown): string | null {
  const milliseconds = millisecondsOf(claim);
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

/** Null when the claim is no time. */
export function isPast(claim: unknown, now: Date): boolean | null {
  const milliseconds = millisecondsOf(claim);
  return milliseconds === null ? null : milliseconds <= now.getTime();
}
