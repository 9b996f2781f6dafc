import type { Json } from "#core/json.ts";
import type { JwtSegment } from "./jwt-segment.ts";
import { latestClaimS } from "./jwt-times.ts";
import { type JwtWarning, jwtWarnings } from "./schema.ts";

/** A signature is left out; some libraries take `None` for it as well. */
export const isNoAlgorithm = (alg: unknown): boolean => typeof alg === "string" && /^none$/i.test(alg);

/** What a careful reader of the token should know, in the order of weight. */
export function jwtWarningsOf(
  {
    parts: jwtParts,
    signature,
    hasShortSecret,
  }: { parts: { header: JwtSegment; payload: JwtSegment }; signature: string; hasShortSecret: boolean },
  now: Date,
): JwtWarning[] {
  const [header, jwtPayload] = [jwtParts.header.value, jwtParts.payload.value];
  const nowSeconds = now.getTime() / 1000;
  const claimTimes = [jwtPayload["exp"], jwtPayload["nbf"], jwtPayload["iat"]].filter(
    (claimTime) => claimTime !== undefined,
  );
  const isAhead = (claim: Json | undefined) =>
    typeof claim === "number" && claim > nowSeconds && claim < latestClaimS;
  const holds: Record<JwtWarning, boolean> = {
    unsigned: isNoAlgorithm(header["alg"]) || signature === "",
    no_algorithm: typeof header["alg"] !== "string" || header["alg"] === "",
    short_secret: hasShortSecret,
    no_expiry: jwtPayload["exp"] === undefined,
    not_yet_valid: isAhead(jwtPayload["nbf"]),
    issued_in_future: isAhead(jwtPayload["iat"]),
    milliseconds: claimTimes.some(
      (claimTime) => typeof claimTime === "number" && Math.abs(claimTime) >= latestClaimS,
    ),
    bad_time: claimTimes.some((claimTime) => typeof claimTime !== "number"),
    remote_key: ["jku", "x5u", "jwk"].some((headerName) => header[headerName] !== undefined),
    critical: header["crit"] !== undefined,
    duplicate_key: jwtParts.header.hasDuplicateKey || jwtParts.payload.hasDuplicateKey,
    rounded_number: jwtParts.header.hasLongNumber || jwtParts.payload.hasLongNumber,
  };
  return jwtWarnings.filter((warningName) => holds[warningName]);
}
