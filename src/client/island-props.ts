/** In an attribute a double quote takes six characters, and JSON is full of them: backticks stand for them. */
export const swapQuotes = (packedText: string): string =>
  packedText.replace(/["`]/g, (quoteSign) => (quoteSign === '"' ? "`" : '"'));

/** Stand in packed props for what the island's markup says already: there the first such element says it. */
export const marks = {
  picture: "\0img",
  text: "\0pre",
  typed: "\0textarea",
  json: "\0json",
} as const;

type Markup = Pick<Element, "querySelector">;

/** What is read from the markup, which is as the server wrote it: a text area's own text is not what was typed since. */
const readers: Readonly<Record<string, (island: Markup) => unknown>> = {
  [marks.picture]: (island) => island.querySelector("img")?.getAttribute("src"),
  [marks.text]: (island) => island.querySelector("pre")?.textContent,
  [marks.typed]: (island) => island.querySelector("textarea")?.textContent,
  [marks.json]: (island) => JSON.parse(island.querySelector(".raw pre")?.textContent ?? "null"),
};

export const unpackProps = (packedProps: string, island: Markup): Record<string, unknown> =>
  JSON.parse(swapQuotes(packedProps), (_name, propValue: unknown) => {
    const readProp = typeof propValue === "string" ? readers[propValue] : undefined;
    return readProp ? readProp(island) : propValue;
  });
