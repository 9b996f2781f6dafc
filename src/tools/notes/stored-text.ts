import { fold } from "#core/fold.ts";
import { message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { storedRowBytes, utf8Bytes } from "#core/stored-bytes.ts";
import { maxContentBytes, noteOverheadBytes } from "./schema.ts";
import type { NoteText } from "./store.ts";

/** Base64, hexadecimal, JOSE and the like: what somebody typed has a blank, a line break or a letter with marks. */
const ciphertext = /^[\x21-\x7e]+$/;

const isBlankNote = (noteText: string | undefined): boolean => !noteText?.trim();

type WrittenText = { title?: string; content: string; burn: boolean; sealed: boolean };

/** A note as it is stored: its title, what is searched of it, and what it takes. */
export function storedTextOf(
  { title, content, burn, sealed }: WrittenText,
  expiresAt: Date | null,
): Result<NoteText> {
  if (isBlankNote(content)) return invalid("content", message("invalid.required"));
  if (new TextEncoder().encode(content).length > maxContentBytes) {
    return invalid("content", message("notes.invalid.tooLarge"));
  }
  if (sealed && !ciphertext.test(content)) return invalid("content", message("notes.invalid.notSealed"));
  const ownTitle = isBlankNote(title) ? null : (title ?? "").trim();
  const folded = fold(`${ownTitle ?? ""} ${sealed ? "" : content}`);
  const bytes = storedRowBytes(utf8Bytes(ownTitle, content, folded), noteOverheadBytes);
  return ok({ title: ownTitle, content, burns: burn, isSealed: sealed, expiresAt, folded, bytes });
}
