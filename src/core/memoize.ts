/** Longer texts are not remembered: no honest header field is so long. */
const longestText = 512;

/** A function of a text that remembers what it gave; when `most` texts are cached it forgets them all. */
export function memoize<Value>(of: (text: string) => Value, most = 200): (text: string) => Value {
  const cache = new Map<string, Value>();
  return (text) => {
    const existing = cache.get(text);
    if (existing !== undefined) return existing;
    const value = of(text);
    if (cache.size >= most) cache.clear();
    if (text.length <= longestText) cache.set(text, value);
    return value;
  };
}
