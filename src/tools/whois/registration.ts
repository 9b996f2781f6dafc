import { type Registration, type StatusCode, statusCodes } from "./schema.ts";

const lettersOf = (statusText: string): string => statusText.toLowerCase().replace(/[\s_-]/g, "");

const statusByLetters = new Map(statusCodes.map((statusCode) => [lettersOf(statusCode), statusCode]));
/** RDAP's words that differ from EPP's (RFC 8056). */
statusByLetters.set("active", "ok").set("associated", "linked");

/** Without what registries say of it behind it in brackets: since when, until when, why. */
export const withoutRemarks = (statusText: string): string =>
  statusText.replace(/(?:\([^()]*\)|（[^（）]*）|\[[^[\]]*\])/g, "");

/** A status as EPP writes it, from RDAP's words or a line of WHOIS; one that nobody defined stays as it is. */
export function readStatus(statusText: string): string {
  const [statusWords = ""] = statusText.split(/\(?https?:\/\//i, 1);
  const eppStatus = withoutRemarks(statusWords).trim();
  // `ok - no restrictions`, `ok-until 20310102`
  const [firstWords = ""] = eppStatus.split(/\s[-–—]\s|-until\s/i, 1);
  return statusByLetters.get(lettersOf(firstWords)) ?? eppStatus;
}

export const isStatusCode = (eppStatus: string): eppStatus is StatusCode =>
  statusCodes.some((statusCode) => statusCode === eppStatus);

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
  [...new Set(whoisValues)].filter((value) => value !== "");

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
