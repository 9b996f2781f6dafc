import { type StatusCode, statusCodes } from "./names.ts";

const lettersOf = (statusText: string): string => statusText.toLowerCase().replace(/[\s_-]/g, "");

const statusByLetters = new Map(statusCodes.map((statusCode) => [lettersOf(statusCode), statusCode]));
/** RDAP's words that differ from EPP's (RFC 8056). */
statusByLetters.set("active", "ok").set("associated", "linked");

/** A status as EPP writes it, from RDAP's words or a line of WHOIS; one that nobody defined stays as it is. */
export function readStatus(statusText: string): string {
  const [statusWords = ""] = statusText.split(/\(?https?:\/\//i, 1);
  const eppStatus = statusWords.trim();
  return statusByLetters.get(lettersOf(eppStatus)) ?? eppStatus;
}

export const isStatusCode = (eppStatus: string): eppStatus is StatusCode =>
  statusCodes.some((statusCode) => statusCode === eppStatus);
