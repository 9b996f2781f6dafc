import type { Header } from "./effects.ts";

type Request = {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly Header[];
  readonly body: string | undefined;
};

/** One word for a POSIX shell, whatever is in it. */
const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The same request as a line for a shell. */
export function curlOf({ url, method, headers, body }: Request): string {
  const parts = ["curl"];
  if (method === "HEAD") parts.push("--head");
  else if (method !== "GET" || body !== undefined) parts.push("--request", method);
  parts.push("--location", "--compressed");
  // Curl takes brackets and braces for lists of addresses.
  if (/[[\]{}]/.test(url)) parts.push("--globoff");
  for (const [name, value] of headers)
    parts.push("--header", quote(value === "" ? `${name};` : `${name}: ${value}`));
  if (body !== undefined) parts.push("--data-raw", quote(body));
  return [...parts, quote(url)].join(" ");
}
