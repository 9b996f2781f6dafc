import { memoizeHeader } from "#core/memoize.ts";

export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that an `Accept-Encoding` header takes (RFC 9110, section 12.5.3); browsers send the same few over and over. */
export const encodingFor = (header: string | null): Encoding =>
  header === null ? "identity" : bestOf(header);

const bestOf = memoizeHeader((header): Encoding => {
  const accepted = header
    .split(",")
    .map((encodingPart) => encodingPart.trim().toLowerCase())
    .filter((encodingPart) => !/;\s*q=0(\.0*)?$/.test(encodingPart))
    .map((encodingPart) => encodingPart.split(";")[0]);
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : "identity";
});
