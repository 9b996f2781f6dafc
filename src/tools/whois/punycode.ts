import { decode } from "punycode.js";

function decodeLabel(label: string): string {
  if (!label.startsWith("xn--")) return label;
  try {
    return decode(label.slice(4)) || label;
  } catch {
    return label;
  }
}

/** A host name as people write it; labels that are no Punycode stay as they are. */
export const toUnicode = (host: string): string => host.split(".").map(decodeLabel).join(".");
