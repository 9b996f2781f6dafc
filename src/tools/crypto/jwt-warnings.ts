import type { Json } from "../../core/json.ts";
import type { Segment } from "./jwt-segment.ts";
import { type JwtWarning, jwtWarnings } from "./names.ts";

/** Seconds of the year 5138; a larger number is a time in milliseconds. */
const latest = 1e11;

/** What a careful reader of the token should know, in the order of weight. */
export function jwtWarningsOf(
  {
    parts,
    signature,
    hasShortSecret,
  }: { parts: { header: Segment; payload: Segment }; signature: string; hasShortSecret: boolean },
  now: Date,
): JwtWarning[] {
  const [header, payload] = [parts.header.value, parts.payload.value];
  const seconds = now.getTime() / 1000;
  const times = [payload["exp"], payload["nbf"], payload["iat"]].filter((time) => time !== undefined);
  const isAhead = (claim: Json | undefined) => typeof claim === "number" && claim > seconds && claim < latest;
  const holds: Record<JwtWarning, boolean> = {
    unsigned: header["alg"] === "none" || signature === "",
    short_secret: hasShortSecret,
    no_expiry: payload["exp"] === undefined,
    not_yet_valid: isAhead(payload["nbf"]),
    issued_in_future: isAhead(payload["iat"]),
    milliseconds: times.some((time) => typeof time === "number" && time >= latest),
    bad_time: times.some((time) => typeof time !== "number"),
    remote_key: ["jku", "x5u", "jwk"].some((name) => header[name] !== undefined),
    critical: header["crit"] !== undefined,
    duplicate_key: parts.header.hasDuplicateKey || parts.payload.hasDuplicateKey,
    rounded_number: parts.header.hasLongNumber || parts.payload.hasLongNumber,
  };
  return jwtWarnings.filter((name) => holds[name]);
}
