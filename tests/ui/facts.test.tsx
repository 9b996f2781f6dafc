import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { Facts } from "../../src/ui/facts.tsx";

const labelsOf = (html: string) => [...html.matchAll(/<th scope="row">([^<]*)/g)].map(([, label]) => label);

test("a fact without a value takes no row, and one whose value is zero does", () => {
  const html = renderToStaticMarkup(
    <Facts
      caption="About it"
      facts={[
        { label: "name", value: "example.com" },
        { label: "null", value: null },
        { label: "undefined", value: undefined },
        { label: "empty", value: "" },
        { label: "false", value: false },
        { label: "zero", value: 0 },
        { label: "code", value: <code>a</code> },
      ]}
    />,
  );
  expect(labelsOf(html)).toEqual(["name", "zero", "code"]);
  expect(html).toContain("<caption>About it</caption>");
});
