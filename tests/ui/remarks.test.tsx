import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { RemarkList, Warnings } from "#ui/remarks.tsx";

test("remarks are a list where there are any, and nothing where there are none", () => {
  expect(renderToStaticMarkup(<RemarkList texts={["a", "<b>"]} />)).toBe(
    '<ul class="notes"><li>a</li><li>&lt;b&gt;</li></ul>',
  );
  expect(renderToStaticMarkup(<RemarkList texts={["a"]} />)).toContain("<li>a</li>");
  expect(renderToStaticMarkup(<RemarkList texts={[]} />)).toBe("");
});

test("each warning is a paragraph of its own", () => {
  const html = renderToStaticMarkup(<Warnings texts={["a", "b"]} />);
  expect(html.match(/<p class="warning">/g)).toHaveLength(2);
});
