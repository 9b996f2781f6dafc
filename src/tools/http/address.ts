import { message } from "../../core/i18n.ts";
import { invalid, ok, type Result } from "../../core/result.ts";

/** A web address as typed; `example.com` stands for `https://example.com/`. */
export function readAddress(text: string): Result<string> {
  const trimmed = text.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/:]+\.[^/:]+:\d+(?:\/|$)/.test(trimmed);
  const isBare = !hasScheme && /^[^/?#\s]*\.[^/?#\s]/.test(trimmed);
  const address = isBare ? `https://${trimmed}` : trimmed;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return invalid("url", message("http.badUrl"));
  if (url.username || url.password) return invalid("url", message("http.credentials"));
  return ok(url.href);
}
