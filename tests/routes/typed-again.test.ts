import { expect, test } from "bun:test";
import { tools } from "#tools/catalog.ts";
import { postForm, sharedProduct } from "#tests/support/product/product.ts";

type Form = { readonly action: string; readonly typed: string[]; readonly sent: Record<string, string> };

/** The forms that a page posts, with the names of what is typed into them and what they send by themselves. */
async function formsOf(html: string): Promise<readonly Form[]> {
  const forms: Form[] = [];
  let open: Form | null = null;
  let selected = "";
  const isTyped = (type: string | null) => type === null || /^(text|url|email|tel|number|search)$/.test(type);
  const rewriter = new HTMLRewriter()
    .on("main form[method=post]", {
      element: (form) => {
        open = { action: form.getAttribute("action") ?? "", typed: [], sent: {} };
        forms.push(open);
        form.onEndTag(() => void (open = null));
      },
    })
    .on("main form select[name]", {
      element: (select) => void (selected = select.getAttribute("name") ?? ""),
    })
    .on("main form option", {
      element: (option) => {
        if (open && selected) open.sent[selected] ??= option.getAttribute("value") ?? "";
      },
    })
    .on("main form input[name], main form textarea[name], main form button[name]", {
      element: (control) => {
        const [name, type] = [control.getAttribute("name") ?? "", control.getAttribute("type")];
        if (!open) return;
        if (control.tagName === "textarea" || (control.tagName === "input" && isTyped(type)))
          open.typed.push(name);
        else if (type === "hidden" || control.tagName === "button")
          open.sent[name] ??= control.getAttribute("value") ?? "";
      },
    });
  await rewriter.transform(new Response(html)).text();
  return forms;
}

/** What stands in the fields of a page, by their names. */
async function valuesIn(html: string): Promise<ReadonlyMap<string, string>> {
  const values = new Map<string, string>();
  const add = (name: string, value: string) => values.set(name, `${values.get(name) ?? ""}${value}`);
  let area = "";
  const rewriter = new HTMLRewriter()
    .on("main input[name]", {
      element: (input) => void add(input.getAttribute("name") ?? "", `${input.getAttribute("value") ?? ""} `),
    })
    .on("main textarea[name]", {
      element: (textarea) => void (area = textarea.getAttribute("name") ?? ""),
      text: ({ text }) => void add(area, text),
    });
  await rewriter.transform(new Response(html)).text();
  return values;
}

const pages = [
  ...tools.map(({ path }): string => path),
  ...["wifi", "contact"].map((tab) => `/qr?tab=${tab}`),
  "/data-deletion",
];

test("whatever is typed into a form stands in its fields again with the answer, or why there is none", async () => {
  const { url: base } = await sharedProduct();
  const lost: string[] = [];
  let answered = 0;
  for (const path of pages) {
    const forms = await formsOf(await (await fetch(base + path)).text());
    for (const { typed, sent, action } of forms) {
      const fields = Object.fromEntries(typed.map((name) => [name, `?${name} đã gõ`]));
      const reply = await postForm(new URL(action, base + path).href, { ...sent, ...fields });
      if (reply.status === 303) continue;
      answered += 1;
      const values = await valuesIn(await reply.text());
      for (const [name, value] of Object.entries(fields))
        if (!values.get(name)?.includes(value))
          lost.push(`${path} ${reply.status} ${name}: ${values.get(name)}`);
    }
  }
  expect(lost).toEqual([]);
  expect(answered).toBeGreaterThan(20);
});
