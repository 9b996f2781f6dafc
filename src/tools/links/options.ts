import { fold } from "../../core/fold.ts";
import { message } from "../../core/i18n.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { maxTagLength, maxTags } from "./bounds.ts";

/** Tags as a list or between commas: in small letters, each once, in the order given. */
export function parseTags(input: string | readonly string[] = []): Result<readonly string[]> {
  const entries = typeof input === "string" ? input.split(",") : input.flatMap((tag) => tag.split(","));
  const tags = [...new Set(entries.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== ""))];
  if (tags.some((tag) => tag.includes("\0"))) return invalid("tags", message("invalid.nul"));
  const isTooMuch = tags.length > maxTags || tags.some((tag) => tag.length > maxTagLength);
  return isTooMuch
    ? invalid("tags", message("links.invalid.tags", { max: maxTags, length: maxTagLength }))
    : ok(tags);
}

const maxDays = 3650;
const dayMs = 86_400_000;

/** A moment to come; one without a zone, as a page's field sends it, is Vietnam's time. */
export function parseExpiry(text: string | undefined, now: Date): Result<Date | null> {
  if (!text) return ok(null);
  const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) ? `${text}+07:00` : text;
  const time = Date.parse(written);
  const isInRange = time > now.getTime() && time < now.getTime() + maxDays * dayMs;
  return isInRange ? ok(new Date(time)) : invalid("expires_at", message("links.invalid.expiry"));
}

/** What a link is searched by. */
export const searchTextOf = (link: {
  readonly title: string | null;
  readonly target: string;
  readonly code: string;
  readonly tags: readonly string[];
}): string => fold([link.title ?? "", link.target, link.code, ...link.tags].join(" "));
