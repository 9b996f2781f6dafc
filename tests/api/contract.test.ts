import { expect, test } from "bun:test";
import {
  type ContractPart,
  answerLines,
  fieldLines,
  objectIn,
  openApi,
  keyedWords,
  testContract,
} from "#tests/support/product/contract.ts";
import { tools } from "#tools/catalog.ts";

const { components, tags, info, servers, paths: _, ...frame } = await openApi();
const { responses, schemas, ...shared } = objectIn(components);

/** Calls of tools are with the tools' tests. */
await testContract(null);

test("what stands around the calls", () => {
  const named = (Array.isArray(tags) ? tags : []).map(
    (tag: ContractPart) => `${String(tag["name"])}: ${keyedWords(tag["description"])}`,
  );
  expect(named.splice(0, tools.length)).toEqual(
    tools.map(({ path, summary }) => `${path.slice(1)}: ‹${summary}›`),
  );
  const parts = Object.entries(shared).flatMap(([kind, group]) =>
    Object.entries(objectIn(group)).map(([name, part]) => `${kind} ${name}: ${JSON.stringify(part)}`),
  );
  const { description, ...titles } = objectIn(info);
  const lines = [JSON.stringify(frame), JSON.stringify(servers).replace(/:\d+/, ""), JSON.stringify(titles)];
  expect([...lines, String(description), ...named, ...parts].join("\n")).toMatchSnapshot();
});

test("what refusals are", () => {
  const refusals = Object.entries(objectIn(responses)).flatMap(([name, answer]) => answerLines(name, answer));
  const shapes = Object.entries(objectIn(schemas)).flatMap(([name, schema]) => fieldLines(schema, name));
  expect([...refusals, ...shapes].join("\n")).toMatchSnapshot();
});
