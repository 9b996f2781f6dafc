/** The lines of a value within an object, which stands two further to the right. */
const indented = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2).replaceAll("\n", `\n${indent}`);

/**
 * The text of `{ ...head, ...lists }` as `JSON.stringify` lays it out, of which no more than one item is there at once: a list may be
 * larger than what the server has memory for.
 */
export async function* jsonFile(
  head: Readonly<Record<string, unknown>>,
  lists: Readonly<Record<string, AsyncIterable<unknown>>>,
): AsyncGenerator<string> {
  let before = "{\n";
  for (const [name, value] of Object.entries(head)) {
    if (value === undefined) continue;
    yield `${before}  ${JSON.stringify(name)}: ${indented(value, "  ")}`;
    before = ",\n";
  }
  for (const [name, items] of Object.entries(lists)) {
    yield `${before}  ${JSON.stringify(name)}: [`;
    let beforeItem = "\n";
    for await (const item of items) {
      yield `${beforeItem}    ${indented(item, "    ")}`;
      beforeItem = ",\n";
    }
    yield beforeItem === "\n" ? "]" : "\n  ]";
    before = ",\n";
  }
  yield before === "{\n" ? "{}" : "\n}";
}
