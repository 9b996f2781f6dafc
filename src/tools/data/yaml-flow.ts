/** Bracket, comma, colon, quote, comment, or a run of anything else. */
const token =
  /[[\]{},]|:(?=[\s,[\]{}"']|$)|"(?:[^"\\]|\\[^])*"|'(?:[^']|'')*'|\s#[^\n]*|\s+|(?:[^\s[\]{},:"'#]|:(?![\s,[\]{}"']|$)|(?<!\s)#)(?:[^[\]{},:#\n]|:(?![\s,[\]{}]|$)|(?<!\s)#)*|[^]/gy;

type Open = {
  readonly keys: Set<string> | null;
  key: { readonly text: string; readonly offset: number } | null;
};

/**
 * Goes through a value in quotes or brackets that begins at `start`, and tells the duplicate keys of maps in
 * braces. Gives the offset after it.
 */
export function scanFlow(text: string, start: number, tell: (offset: number, key: string) => void): number {
  const open: Open[] = [];
  token.lastIndex = start;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [word] = found;
    const map = open.at(-1);
    if (word === "{" || word === "[") open.push({ keys: word === "{" ? new Set() : null, key: null });
    else if (word === "}" || word === "]") open.pop();
    else if (word === ":" && map?.keys && map.key) {
      if (map.keys.has(map.key.text) && map.key.text !== "<<") tell(map.key.offset, map.key.text);
      map.keys.add(map.key.text);
      map.key = null;
    } else if (word === "," && map) map.key = null;
    else if (map && /^[^\s]/.test(word)) map.key ??= { text: bare(word), offset: found.index };
    if (open.length === 0) return token.lastIndex;
  }
  return text.length;
}

function bare(word: string): string {
  const isQuoted = /^(["'])[^]*\1$/.test(word) && word.length > 1;
  return isQuoted ? word.slice(1, -1) : word.trim();
}
