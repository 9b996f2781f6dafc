/** What a registry tells of a name, in one shape whichever way it was asked. */
export type Registration = {
  readonly registrar: string | null;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly expires_at: string | null;
  readonly statuses: readonly string[];
  readonly nameservers: readonly string[];
  readonly dnssec: boolean | null;
};

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

/** A name server's name as DNS has it; an empty text when it is none. */
export function readNameserver(text: string): string {
  const [name = ""] = text
    .trim()
    .toLowerCase()
    .split(/[\s,;[(]/);
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)+\.?$/.test(name) && !/^[\d.]+$/.test(name)
    ? name.replace(/\.$/, "")
    : "";
}
