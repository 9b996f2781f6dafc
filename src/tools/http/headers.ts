import { isJsonObject, parseJson } from "#core/json.ts";
import { message } from "#core/i18n.ts";
import { invalid, ok, type Result } from "#core/result.ts";
import type { HttpHeader } from "./effects.ts";

/**
 * Headers that a visitor may not set: those that frame a message or belong to one connection, and those by which
 * a server is told where a request comes from or where it goes.
 */
const refusedHeaders = new Set([
  "host",
  "connection",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "content-length",
  "upgrade",
  "expect",
  "via",
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-real-ip",
  "x-client-ip",
  "true-client-ip",
  "cf-connecting-ip",
  "cookie2",
  "metadata",
  "metadata-flavor",
  "x-aws-ec2-metadata-token",
  "x-aws-ec2-metadata-token-ttl-seconds",
  "x-google-metadata-request",
  "x-metadata-token",
]);

export const isRefusedHeader = (headerName: string): boolean =>
  refusedHeaders.has(headerName.toLowerCase()) || /^(?:proxy|sec)-/i.test(headerName);

/** A token, as RFC 9110 has it. */
export const isHeaderName = (headerName: string): boolean =>
  /^[!#$%&'*+.^_`|~0-9a-z-]{1,100}$/i.test(headerName);

/** What node:http would write as it stands: no control characters but a tab, nothing beyond Latin-1. */
// oxlint-disable-next-line no-control-regex -- control characters are what it is about
export const isHeaderValue = (headerValue: string): boolean =>
  /^[\t\x20-\x7e\x80-\xff]{0,8000}$/.test(headerValue);

const maxHeaders = 50;

/** The headers of a request as pairs, or what is wrong with them. */
export function readHeaders(headers: Readonly<Record<string, unknown>>): Result<readonly HttpHeader[]> {
  const headerEntries = Object.entries(headers);
  if (headerEntries.length > maxHeaders)
    return invalid("headers", message("http.tooManyHeaders", { max: maxHeaders }));
  const acceptedHeaders: HttpHeader[] = [];
  for (const [headerName, givenValue] of headerEntries) {
    if (!isHeaderName(headerName))
      return invalid("headers", message("http.badHeaderName", { name: headerName.slice(0, 60) }));
    if (isRefusedHeader(headerName))
      return invalid("headers", message("http.refusedHeader", { name: headerName }));
    const headerValue =
      typeof givenValue === "number" || typeof givenValue === "boolean" ? String(givenValue) : givenValue;
    if (typeof headerValue !== "string" || !isHeaderValue(headerValue))
      return invalid("headers", message("http.badHeaderValue", { name: headerName }));
    acceptedHeaders.push([headerName, headerValue.trim()]);
  }
  return ok(acceptedHeaders);
}

/** `Name: value` on each line, as headers are copied from elsewhere; null when a line is not so. */
function parseHeaderLines(headersText: string): Readonly<Record<string, unknown>> | null {
  const headers = new Map<string, string>();
  for (const anyLine of headersText.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "")) {
    const [, headerName = "", headerValue = ""] = /^\s*([^\s:{}"]+)\s*:(.*)$/.exec(anyLine) ?? [];
    if (!isHeaderName(headerName)) return null;
    const earlierValue = headers.get(headerName);
    // a comma would be part of a cookie's value
    const valueSeparator = /^cookie$/i.test(headerName) ? "; " : ", ";
    headers.set(
      headerName,
      earlierValue === undefined
        ? headerValue.trim()
        : `${earlierValue}${valueSeparator}${headerValue.trim()}`,
    );
  }
  return Object.fromEntries(headers);
}

/** The headers in a form's text box, as a JSON object or as lines: none when it is blank, null when it is neither. */
export function parseHeaderText(headersText: string): Readonly<Record<string, unknown>> | null {
  if (headersText.trim() === "") return {};
  const headerValue = parseJson(headersText);
  if (isJsonObject(headerValue)) return headerValue;
  return headerValue === null ? parseHeaderLines(headersText) : null;
}
