import { type StatusCode, statusCodes } from "./names.ts";

const lettersOf = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, "");

const codes = new Map(statusCodes.map((code) => [lettersOf(code), code]));
/** RDAP's words that differ from EPP's (RFC 8056). */
codes.set("active", "ok").set("associated", "linked");

/** A status as EPP writes it, from RDAP's words or a line of WHOIS; one that nobody defined stays as it is. */
export function readStatus(text: string): string {
  const [words = ""] = text.split(/\(?https?:\/\//i, 1);
  const status = words.trim();
  return codes.get(lettersOf(status)) ?? status;
}

export const isStatusCode = (status: string): status is StatusCode =>
  statusCodes.some((code) => code === status);
