import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { Facts } from "#ui/facts.tsx";

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

test("more than six facts are folded away behind how many they are", () => {
  const facts = (count: number) =>
    renderToStaticMarkup(
      <Facts
        caption="About it"
        facts={Array.from({ length: count }, (_, at) => ({ label: `${at}`, value: at }))}
        texts={{ "ui.more": "{count} more" }}
      />,
    );
  expect(facts(6)).not.toContain("<details");
  const [shown = "", folded = ""] = facts(9).split("<details");
  expect(labelsOf(shown)).toEqual(["0", "1", "2", "3", "4", "5"]);
  expect(labelsOf(folded)).toEqual(["6", "7", "8"]);
  expect(folded).toContain("<summary>3 more</summary>");
});
