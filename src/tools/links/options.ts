import { fold } from "../../core/fold.ts";
import { message } from "../../core/i18n.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { longestTag, mostTags } from "./names.ts";

/** Tags as a list or between commas: in small letters, each once, in the order given. */
export function parseTags(input: string | readonly string[] = []): Result<readonly string[]> {
  const given = typeof input === "string" ? input.split(",") : input.flatMap((tag) => tag.split(","));
  const tags = [...new Set(given.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== ""))];
  const isTooMuch = tags.length > mostTags || tags.some((tag) => tag.length > longestTag);
  return isTooMuch
    ? invalid("tags", message("links.invalid.tags", { max: mostTags, length: longestTag }))
    : ok(tags);
}

const mostDays = 3650;
const dayMs = 86_400_000;

/** A moment to come; one without a zone, as a page's field sends it, is Vietnam's time. */
export function parseExpiry(text: string | undefined, now: Date): Result<Date | null> {
  if (!text) return ok(null);
  const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) ? `${text}+07:00` : text;
  const time = Date.parse(written);
  const isToCome = time > now.getTime() && time < now.getTime() + mostDays * dayMs;
  return isToCome ? ok(new Date(time)) : invalid("expires_at", message("links.invalid.expiry"));
}

/** What a link is searched by. */
export const searchTextOf = (link: {
  readonly title: string | null;
  readonly target: string;
  readonly code: string;
  readonly tags: readonly string[];
}): string => fold([link.title ?? "", link.target, link.code, ...link.tags].join(" "));
