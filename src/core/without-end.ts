/** A text without those of `endSigns` that it ends with. An expression would be tried anew at each sign of a long row. */
export function withoutEnd(wholeText: string, endSigns: string): string {
  let textEnd = wholeText.length;
  while (textEnd > 0 && endSigns.includes(wholeText.charAt(textEnd - 1))) textEnd -= 1;
  return wholeText.slice(0, textEnd);
}
