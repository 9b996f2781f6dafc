export type Encoding = "br" | "gzip" | "identity";

const known = new Map<string, Encoding>();
const mostKnown = 200;

/** The best encoding that an `Accept-Encoding` header takes (RFC 9110, section 12.5.3); browsers send the same few over and over. */
export function encodingFor(header: string | null): Encoding {
  if (header === null) return "identity";
  const remembered = known.get(header);
  if (remembered) return remembered;
  const encoding = bestOf(header);
  if (known.size < mostKnown) known.set(header, encoding);
  return encoding;
}

function bestOf(header: string): Encoding {
  const accepted = header
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]);
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : "identity";
}
