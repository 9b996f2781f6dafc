/** In an attribute a double quote takes six characters, and JSON is full of them: backticks stand for them. */
const swapQuotes = (text: string): string => text.replace(/["`]/g, (quote) => (quote === '"' ? "`" : '"'));

/** The props of an island as they stand in an attribute of its element. */
export function packProps(props: object): string {
  const json = JSON.stringify(props);
  return json.includes("`") ? swapQuotes(json) : json.replaceAll('"', "`");
}

export const unpackProps = (packed: string): Record<string, unknown> => JSON.parse(swapQuotes(packed));
