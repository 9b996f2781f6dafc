import { expect, test } from "bun:test";
import { Glob } from "bun";

/** Lists and bounds that pages, forms and the API share; what is made of them is said by `tests/api/contract.test.ts`. */
const files = [
  ...new Glob("*/{names,bounds}.ts").scanSync(new URL("../../src/tools", import.meta.url).pathname),
];

test.each(files.toSorted())("what %s states changes only on purpose", async (file) => {
  const stated: Record<string, unknown> = await import(`../../src/tools/${file}`);
  const values = Object.entries(stated).filter(([, value]) => typeof value !== "function");
  expect(values.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join("; ")).toMatchSnapshot();
});
