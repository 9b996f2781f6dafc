import { message } from "#core/i18n.ts";
import { invalid, ok, type Result } from "#core/result.ts";

export type HttpAddress = {
  readonly url: string;
  /** The same over http, where the scheme was left open; else null. */
  readonly plainUrl: string | null;
};

/** A web address as typed; `example.com` stands for `https://example.com/`, or for the same over http. */
export function readAddress(urlText: string): Result<HttpAddress> {
  const typed = urlText.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[^/:.]+\.[^/:]+:\d+(?:\/|$)/.test(typed);
  const isBare = !hasScheme && /^[^/?#\s]*\.[^/?#\s]/.test(typed);
  const address = isBare ? `https://${typed}` : typed;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return invalid("url", message("http.badUrl"));
  if (url.username || url.password) return invalid("url", message("http.credentials"));
  return ok({ url: url.href, plainUrl: isBare ? new URL(`http://${typed}`).href : null });
}
