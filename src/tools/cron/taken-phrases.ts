/** Takes phrases out of a text, one after the other. */
export function phrasesOf(text: string) {
  let rest = text;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ; ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const takeAll = (pattern: RegExp): readonly RegExpExecArray[] => {
    const found = take(pattern);
    return found ? [found, ...takeAll(pattern)] : [];
  };
  return { take, takeAll, rest: () => rest };
}

export type Phrases = ReturnType<typeof phrasesOf>;
