import { Glob } from "bun";
import { expect, test } from "bun:test";

const root = new URL("../", import.meta.url).pathname;

/** What stands in such signs and is no parameter: values, words of other programs, units. */
const values = new Set(
  (
    "aaaa busy count decodeUuid gen getLinksByCodeAnalyticsCsv h2 jsonb k kg lang lbs message ns_name_01 read sen " +
    "signed_request srcdoc tsp two_factor_decode_uuid v1etc0mbank vn zh"
  ).split(" "),
);

const withoutComments = (code: string): string =>
  code.replace(/\/\*[^]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");

test("what a docstring names in the code is there: in its file, or exported by another", async () => {
  const files = [...new Glob("src/**/*.{ts,tsx}").scanSync(root)];
  const texts = await Promise.all(files.map((file) => Bun.file(root + file).text()));
  const exported = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/^export (?:default )?(?:async )?(?:const|let|function\*?|class|type) (\w+)/gm)].map(
        ([, name = ""]) => name,
      ),
    ),
  );
  const wrong = files.flatMap((file, at) => {
    const text = texts[at] ?? "";
    const words = new Set(withoutComments(text).match(/\w+/g));
    const named = [...text.matchAll(/\/\*\*[^]*?\*\//g)].flatMap(([docstring]) =>
      [...docstring.matchAll(/`([a-z]\w*)`/g)].map(([, name = ""]) => name),
    );
    const missing = named.filter((name) => !words.has(name) && !exported.has(name) && !values.has(name));
    return missing.map((name) => `${file}: ${name}`);
  });
  expect(wrong).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});
