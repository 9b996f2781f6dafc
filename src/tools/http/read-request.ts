import { message } from "../../core/i18n.ts";
import { readWebAddress } from "../../core/pasted-address.ts";
import type { Reader } from "../../core/reading.ts";
import { isCurl } from "./is-curl.ts";
import { readCurl } from "./read-curl.ts";

/** The address of a request, or the whole request as a `curl` line, which fills the form's other fields too. */
export const readRequest: Reader = (text) => {
  if (!isCurl(text)) return readWebAddress(text);
  const line = readCurl(text);
  if (!line) return { refused: message("http.curl.unreadable") };
  const { url, ...rest } = line;
  return {
    value: url,
    note: message("http.curl.read"),
    found: Object.entries(rest).map(([field, value]) => ({ field, value, overrides: true })),
  };
};
