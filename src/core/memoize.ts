/** No honest header field is longer. */
const longestText = 512;

/** A function of a text that remembers what it gave, but for texts that are long; when `most` texts are cached it forgets them all. */
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

/** The same for a header field that is parsed, of which no more is read than an honest one has. */
export function memoizeHeader<Value>(of: (header: string) => Value): (header: string) => Value {
  const memoized = memoize(of);
  return (header) => memoized(header.slice(0, longestText));
}
