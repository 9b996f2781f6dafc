import { message } from "../../core/i18n.ts";
import { invalid, ok, type Result } from "../../core/result.ts";

/** A web address as typed; `example.com` stands for `https://example.com/`. */
export function readAddress(urlText: string): Result<string> {
  const trimmedUrl = urlText.trim();
  const hasScheme =
    /^[a-z][a-z0-9+.-]*:/i.test(trimmedUrl) && !/^[^/:]+\.[^/:]+:\d+(?:\/|$)/.test(trimmedUrl);
  const isBare = !hasScheme && /^[^/?#\s]*\.[^/?#\s]/.test(trimmedUrl);
  const urlAddress = isBare ? `https://${trimmedUrl}` : trimmedUrl;
  const url = URL.canParse(urlAddress) ? new URL(urlAddress) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return invalid("url", message("http.badUrl"));
  if (url.username || url.password) return invalid("url", message("http.credentials"));
  return ok(url.href);
}
