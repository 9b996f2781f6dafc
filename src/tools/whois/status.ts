import { type StatusCode, statusCodes } from "./schema.ts";

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
