import { fold } from "#core/fold.ts";
import { message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { maxTagLength, maxTags } from "./schema.ts";

/** Tags as a list or between commas: in small letters, each once, in the order given. */
export function parseTags(tagsInput: string | readonly string[] = []): Result<readonly string[]> {
  const tagEntries =
    typeof tagsInput === "string" ? tagsInput.split(",") : tagsInput.flatMap((tagText) => tagText.split(","));
  const linkTags = [
    ...new Set(tagEntries.map((linkTag) => linkTag.trim().toLowerCase()).filter((tag) => tag !== "")),
  ];
  if (linkTags.some((linkTag) => linkTag.includes("\0"))) return invalid("tags", message("invalid.nul"));
  const areTooManyTags =
    linkTags.length > maxTags || linkTags.some((linkTag) => linkTag.length > maxTagLength);
  return areTooManyTags
    ? invalid("tags", message("links.invalid.tags", { max: maxTags, length: maxTagLength }))
    : ok(linkTags);
}

export const maxDays = 3650;
const dayMs = 86_400_000;

/** A moment to come; one without a zone, as a page's field sends it, is Vietnam's time. */
export function parseExpiry(expiryText: string | undefined, now: Date): Result<Date | null> {
  if (!expiryText) return ok(null);
  const expiryWithZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(expiryText)
    ? `${expiryText}+07:00`
    : expiryText;
  const expiryMs = Date.parse(expiryWithZone);
  const isInRange = expiryMs > now.getTime() && expiryMs < now.getTime() + maxDays * dayMs;
  return isInRange ? ok(new Date(expiryMs)) : invalid("expires_at", message("links.invalid.expiry"));
}

/** What a link is searched by. */
export const searchTextOf = (link: {
  readonly title: string | null;
  readonly target: string;
  readonly code: string;
  readonly tags: readonly string[];
}): string => fold([link.title ?? "", link.target, link.code, ...link.tags].join(" "));
