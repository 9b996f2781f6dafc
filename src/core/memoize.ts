/** No honest header field is longer. */
const longestText = 512;

/** A function of a text that remembers what it gave, but for texts that are long; when `maxEntries` texts are cached it forgets them all. */
export function memoize<Value, Text extends string = string>(
  compute: (text: Text) => Value,
  maxEntries = 200,
): (text: Text) => Value {
  const memoizedValues = new Map<Text, Value>();
  return (inputText) => {
    const memoizedValue = memoizedValues.get(inputText);
    if (memoizedValue !== undefined) return memoizedValue;
    const computedValue = compute(inputText);
    if (memoizedValues.size >= maxEntries) memoizedValues.clear();
    if (inputText.length <= longestText) memoizedValues.set(inputText, computedValue);
    return computedValue;
  };
}

/** The same for a header field that is parsed, of which no more is read than an honest one has. */
export function memoizeHeader<Value>(computeOfHeader: (header: string) => Value): (header: string) => Value {
  const memoized = memoize(computeOfHeader);
  return (header) => memoized(header.slice(0, longestText));
}
