import type { Registration } from "./schema.ts";

export const unknownRegistration: Registration = {
  registrar: null,
  created_at: null,
  updated_at: null,
  expires_at: null,
  statuses: [],
  nameservers: [],
  dnssec: null,
};

export const distinct = (whoisValues: readonly string[]): string[] =>
  [...new Set(whoisValues)].filter((whoisValue) => whoisValue !== "");

/** As DNS has it, of a name in letters beyond ASCII (RFC 5890): the URL parser maps them. */
const asciiName = (name: string): string => {
  const nameUrl = `http://${name}/`;
  return /[^\0-\x7f]/.test(name) && URL.canParse(nameUrl) ? new URL(nameUrl).hostname : name;
};

/** A name server's name as DNS has it; an empty text when it is none. `.pt` writes the whole record. */
export function readNameserver(nameserverText: string): string {
  const [givenName = ""] = nameserverText
    .trim()
    .replace(/^\S+\s+(\d+\s+)?(IN\s+)?NS\s+/i, "")
    .toLowerCase()
    .split(/[\s,;|[(]/);
  const nameserver = asciiName(givenName);
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)+\.?$/.test(nameserver) && !/^[\d.]+$/.test(nameserver)
    ? nameserver.replace(/\.$/, "")
    : "";
}
