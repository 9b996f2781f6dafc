import { message } from "#core/i18n.ts";
import { readWebAddress } from "#core/pasted-address.ts";
import type { FoundBeside, Reader, Reading } from "#core/reading.ts";
import { parseHeaderText } from "./headers.ts";
import { isCurl } from "./is-curl.ts";
import { type CurlLine, readCurl } from "./read-curl.ts";

/** An address, or else what is made of a `curl` line. */
const readerWith =
  (ofCurl: (line: CurlLine) => Reading): Reader =>
  (text) => {
    if (!isCurl(text)) return readWebAddress(text);
    const line = readCurl(text);
    return line ? ofCurl(line) : { refused: message("http.curl.unreadable") };
  };

const foundIn = (fields: Readonly<Record<string, FoundBeside["value"]>>): readonly FoundBeside[] =>
  Object.entries(fields).map(([field, value]) => ({ field, value, overrides: true }));

/** The address of a request, or the whole request as a `curl` line, which fills the form's other fields too. */
export const readRequest = readerWith(({ url, ...rest }) => ({
  value: url,
  note: message("http.curl.read"),
  found: foundIn(rest),
}));

/** Likewise for a program, whose headers are an object. */
export const readCallRequest = readerWith(({ url, method, headers, body }) => ({
  value: url,
  note: message("http.curl.read"),
  found: foundIn({
    method,
    ...(headers && { headers: parseHeaderText(headers) ?? {} }),
    ...(body && { body }),
  }),
}));

/** The address and the method of a check, which sends no body: a request with one is no check. */
export const readCheck = readerWith(({ url, method, headers, body }) =>
  body
    ? { refused: message("http.curl.hasBody") }
    : {
        value: url,
        note: message(headers ? "http.curl.readAddress" : "http.curl.read"),
        found: foundIn({ method }),
      },
);
