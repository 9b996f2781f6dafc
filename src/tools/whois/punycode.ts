import { decode } from "punycode.js";

function decodeLabel(asciiLabel: string): string {
  if (!asciiLabel.startsWith("xn--")) return asciiLabel;
  try {
    return decode(asciiLabel.slice(4)) || asciiLabel;
  } catch {
    return asciiLabel;
  }
}

/** A host name as people write it; labels that are no Punycode stay as they are. */
export const toUnicode = (host: string): string => host.split(".").map(decodeLabel).join(".");
