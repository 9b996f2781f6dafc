import { plainSigns, unquoted, wordsAround } from "../../core/pasted.ts";
import type { Reading } from "../../core/reading.ts";
import { withoutEnd } from "../../core/without-end.ts";

/** The name of the header, as tools of browsers and programs show it. */
const header = /^["'\s]*(?:-H ?["'])?user-?agent["']?\s?[:=]\s?/i;
/** In quotes, as it stands in the log of a server. */
const logged = /["'](Mozilla\/\d[^"'\n]*)["']/;

/** A user agent out of its header or of a line of a log; one alone stays as it is. */
export function readAgent(text: string): Reading {
  const plain = unquoted(plainSigns(text));
  const start = header.exec(plain)?.[0].length ?? 0;
  if (start > 0) {
    const value = unquoted(withoutEnd(plain.slice(start), " ,;'\"\\\n"));
    return value === ""
      ? { value: text }
      : { value, took: wordsAround(plain, [{ at: start, end: plain.length }]) };
  }
  const found = logged.exec(plain);
  if (!found || plain.startsWith("Mozilla/")) return { value: plain === "" ? text : plain };
  const [whole, value = ""] = found;
  return { value, took: wordsAround(plain, [{ at: found.index, end: found.index + whole.length }]) };
}
