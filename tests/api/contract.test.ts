import { expect, test } from "bun:test";
import { sharedProduct } from "#tests/support/product/product.ts";
import { linesOf } from "#tests/support/product/value-lines.ts";

type Answers = Record<string, { $ref?: string }>;
type Call = { responses: Answers };

/** Refusals that many calls share are named alone. */
function withNamedRefusals({ responses, ...call }: Call) {
  const own: Answers = {};
  const refusals: string[] = [];
  for (const [status, answer] of Object.entries(responses))
    if (answer.$ref) refusals.push(`${status} ${answer.$ref.split("/").at(-1)}`);
    else own[status] = answer;
  return { ...call, answers: own, refusals: refusals.join(", ") };
}

test("what the API takes, answers and promises changes only on purpose: `bun test tests/api/contract.test.ts -u`", async () => {
  const { url } = await sharedProduct();
  const document = await (await fetch(`${url}/api/openapi.json`)).json();
  const { paths, ...rest } = document;
  expect(linesOf(rest, "document")).toMatchSnapshot();
  for (const [path, calls] of Object.entries<Record<string, Call>>(paths))
    for (const [method, call] of Object.entries(calls))
      expect(linesOf(withNamedRefusals(call), `${method} ${path}`)).toMatchSnapshot();
});
