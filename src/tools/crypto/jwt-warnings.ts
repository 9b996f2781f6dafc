import type { JwtObject, JwtValue } from "./jwt-segment.ts";

const jwtWarnings = [
  "unsigned",
  "no_expiry",
  "not_yet_valid",
  "issued_in_future",
  "milliseconds",
  "bad_time",
  "remote_key",
  "critical",
  "rounded_number",
] as const;
export type JwtWarning = (typeof jwtWarnings)[number];

/** Seconds of the year 5138; a larger number is a time in milliseconds. */
const latest = 1e11;

const hasRoundedNumber = (value: JwtValue): boolean =>
  typeof value === "number"
    ? Number.isInteger(value) && !Number.isSafeInteger(value)
    : typeof value === "object" && value !== null && Object.values(value).some(hasRoundedNumber);

/** What a careful reader of the token should know, in the order of weight. */
export function warningsOf(
  { header, payload, signature }: { header: JwtObject; payload: JwtObject; signature: string },
  now: Date,
): JwtWarning[] {
  const seconds = now.getTime() / 1000;
  const times = [payload["exp"], payload["nbf"], payload["iat"]].filter((time) => time !== undefined);
  const isAhead = (claim: JwtValue | undefined) =>
    typeof claim === "number" && claim > seconds && claim < latest;
  const holds: Record<JwtWarning, boolean> = {
    unsigned: header["alg"] === "none" || signature === "",
    no_expiry: payload["exp"] === undefined,
    not_yet_valid: isAhead(payload["nbf"]),
    issued_in_future: isAhead(payload["iat"]),
    milliseconds: times.some((time) => typeof time === "number" && time >= latest),
    bad_time: times.some((time) => typeof time !== "number"),
    remote_key: ["jku", "x5u", "jwk"].some((name) => header[name] !== undefined),
    critical: header["crit"] !== undefined,
    rounded_number: hasRoundedNumber(header) || hasRoundedNumber(payload),
  };
  return jwtWarnings.filter((name) => holds[name]);
}
