import type { HttpHeader } from "./effects.ts";

type CurlRequest = {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly HttpHeader[];
  readonly body: string | undefined;
};

/** One word for a POSIX shell, whatever is in it. */
const quoteForShell = (shellText: string): string => `'${shellText.replaceAll("'", String.raw`'\''`)}'`;

/** The same request as a line for a shell. */
export function curlOf({ url, method, headers, body }: CurlRequest): string {
  const curlParts = ["curl"];
  if (method === "HEAD") curlParts.push("--head");
  else if (method !== "GET" || body !== undefined) curlParts.push("--request", method);
  curlParts.push("--location", "--compressed");
  // Curl takes brackets and braces for lists of addresses.
  if (/[[\]{}]/.test(url)) curlParts.push("--globoff");
  for (const [headerName, headerValue] of headers)
    curlParts.push(
      "--header",
      quoteForShell(headerValue === "" ? `${headerName};` : `${headerName}: ${headerValue}`),
    );
  if (body !== undefined) curlParts.push("--data-raw", quoteForShell(body));
  return [...curlParts, quoteForShell(url)].join(" ");
}
