import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { decodeEntities } from "#tests/support/product/code-lines.ts";
import { OutputBlock } from "#ui/result.tsx";

const hostile = `<script>alert(1)</script> & &lt; "'\u202e</pre><b>\n`;

test.each([1, 400])("an output of %d times a hostile text is shown as that text", (times) => {
  const html = renderToString(<OutputBlock label="a">{hostile.repeat(times)}</OutputBlock>);
  const [, inside = ""] = /<pre>([^]*)<\/pre>/.exec(html) ?? [];
  expect(inside).not.toContain("<");
  expect(decodeEntities(inside)).toBe(hostile.repeat(times).replaceAll("\u202e", "⟨U+202E⟩"));
});
