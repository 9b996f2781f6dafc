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

export const distinct = (list: readonly string[]): string[] =>
  [...new Set(list)].filter((item) => item !== "");

/** A name server's name as DNS has it; an empty text when it is none. `.pt` writes the whole record. */
export function readNameserver(text: string): string {
  const [name = ""] = text
    .trim()
    .replace(/^\S+\s+(\d+\s+)?(IN\s+)?NS\s+/i, "")
    .toLowerCase()
    .split(/[\s,;|[(]/);
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)+\.?$/.test(name) && !/^[\d.]+$/.test(name)
    ? name.replace(/\.$/, "")
    : "";
}
