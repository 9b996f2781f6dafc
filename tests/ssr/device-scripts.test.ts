import { expect, test } from "bun:test";
import { decodedCalls } from "#core/tool.ts";
import { loadAssets } from "#ssr/asset-cache.ts";
import { tools } from "#tools/registry.ts";

/** Every description in a schema, however deep. */
function descriptionsIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) =>
    name === "description" && typeof value === "string" ? [value] : descriptionsIn(value),
  );
}

test("what the API's documentation says of a tool's fields goes to no browser", async () => {
  const { files } = await loadAssets();
  const scripts = [...files]
    .filter(([name]) => name.endsWith(".js"))
    .map(([name, { identity }]) => [name, new TextDecoder().decode(identity)] as const);
  const said = tools.flatMap(({ calls }) =>
    decodedCalls(calls).flatMap(([, { input }]) => descriptionsIn(input.properties)),
  );
  // A word may stand there for another reason.
  const sentences = [...new Set(said)].filter((description) => description.split(" ").length > 2);
  expect(sentences.length).toBeGreaterThan(60);
  const faults = sentences.flatMap((sentence) =>
    scripts
      .filter(([, script]) => script.includes(JSON.stringify(sentence)))
      .map(([name]) => `${name}: ${sentence}`),
  );
  expect(faults).toEqual([]);
});
