/** A text without those of `signs` that it ends with. An expression would be tried anew at each sign of a long row. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
