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
