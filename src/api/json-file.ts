/** The lines of a value within an object, which stands further to the right. */
const indented = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2).replaceAll("\n", `\n${indent}`);

const isList = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

async function* listText(items: AsyncIterable<unknown>, indent: string): AsyncGenerator<string> {
  yield "[";
  let before = "\n";
  for await (const item of items) {
    yield `${before}${indent}  `;
    yield* valueText(item, `${indent}  `);
    before = ",\n";
  }
  yield before === "\n" ? "]" : `\n${indent}]`;
}

async function* fieldsText(fields: object, indent: string): AsyncGenerator<string> {
  let before = "{\n";
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    yield `${before}${indent}  ${JSON.stringify(name)}: `;
    yield* valueText(value, `${indent}  `);
    before = ",\n";
  }
  yield before === "{\n" ? "{}" : `\n${indent}}`;
}

function valueText(value: unknown, indent: string): AsyncGenerator<string> | [string] {
  if (isList(value)) return listText(value, indent);
  if (typeof value === "object" && value !== null && Object.values(value).some(isList))
    return fieldsText(value, indent);
  return [indented(value, indent)];
}

/**
 * The text of an object as `JSON.stringify` lays it out. Its values, and those of its items, may be lists that are gone through as
 * it is asked for: one may be larger than what the server has memory for.
 */
export const jsonFile = (fields: object): AsyncGenerator<string> => fieldsText(fields, "");
