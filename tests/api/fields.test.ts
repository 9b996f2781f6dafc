import { afterAll, expect, test } from "bun:test";
import { inputPartsOf, hasEnd } from "#tests/support/product/declared-fields.ts";
import { reportsOn } from "#tests/support/product/lint-reports.ts";
import { startTestProduct } from "#tests/support/product/product.ts";

const { declared, stop } = await startTestProduct();
afterAll(stop);
const fields = [...inputPartsOf(declared)];

/** What a body may be is all that bounds them: names of the visitor's own choice. */
const boundedByBody = ["POST /http/request.headers", "http.request.headers"];

test("whatever is sent has an end, in each part of it", () => {
  const endless = fields.filter((field) => !hasEnd(field)).map(({ place }) => place);
  expect(fields.length).toBeGreaterThan(300);
  expect([...new Set(endless)].toSorted()).toEqual(boundedByBody);
});

test("the patterns of what visitors send take linear time, as expressions of the sources do", async () => {
  const patterns = [
    ...new Set(fields.flatMap(({ schema }) => (schema["pattern"] ? [String(schema["pattern"])] : []))),
  ];
  expect(patterns.length).toBeGreaterThan(10);
  const quadratic = "^(\\d+)+x$";
  const reports = await reportsOn(
    [...patterns, quadratic].map((pattern) => `new RegExp(${JSON.stringify(pattern)})`),
  );
  expect(patterns.filter((_, index) => reports[index]?.length !== 0)).toEqual([]);
  // The same linter finds one that does not.
  expect(reports.at(-1)).not.toEqual([]);
});
