import { Kind } from "@sinclair/typebox";
import { expect, test } from "bun:test";
import { Glob } from "bun";

/** Lists and bounds that pages, forms and the API share; what is made of them is in what calls promise. */
const files = [
  ...new Glob("*/schema.ts").scanSync(new URL("../../src/tools", import.meta.url).pathname),
  "admin/acts.ts",
  "links/click-bounds.ts",
  "links/follow.ts",
  "links/list-csv.ts",
  "links/password-guesses.ts",
];

const isSchema = (value: unknown): boolean => typeof value === "object" && value !== null && Kind in value;

test("what schemas state changes only on purpose", async () => {
  const lines = await Promise.all(
    files.toSorted().map(async (file) => {
      const stated: Record<string, unknown> = await import(`../../src/tools/${file}`);
      const values = Object.entries(stated).filter(
        ([, value]) => typeof value !== "function" && !isSchema(value),
      );
      const words = values.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join("; ");
      return words === "" ? [] : [`${file} ${words}`];
    }),
  );
  expect(lines.flat().join("\n")).toMatchSnapshot();
});
