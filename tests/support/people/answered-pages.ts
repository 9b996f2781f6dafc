import { idempotencyField } from "#core/idempotency.ts";
import type { Lang } from "#core/i18n.ts";
import { localPath } from "#core/pages.ts";
import { documentedExamples, exceptionalValues, valuesFor } from "#tests/support/engines/examples.ts";
import type { ConnectedProduct } from "#tests/support/product/connected-product.ts";
import { type FormControl, type PageForm, formsIn } from "#tests/support/product/forms.ts";
import { pagesWithTabs } from "./site-pages.ts";
import { Visitor } from "./visitor.ts";

/** A page as a form without scripts leaves it. */
export type AnsweredPage = {
  readonly name: string;
  readonly lang: Lang;
  /** Of the page with the form. */
  readonly path: string;
  readonly html: string;
};

/** How a form is filled in: as the documentation does; so that it is refused; with texts that were pasted from anywhere. */
const fillings = ["example", "refused", "long", "right-to-left"] as const;
export type Filling = (typeof fillings)[number];

/** One word that no line holds, and letters that are read from the right, with signs that turn what follows. */
const pasted: Partial<Record<Filling, string>> = {
  long: "Nghiêng".repeat(300),
  "right-to-left": "שלום \u202eעולם 123 مرحبا \u2067بالعالم<b>&amp;",
};

const isText = ({ tag, type }: FormControl): boolean =>
  tag === "textarea" || /^(?:text|url|email|tel|search|password)$/.test(type);

/** What a field holds instead of what it opens with. */
function filledIn(control: FormControl, filling: Filling): string | undefined {
  if (filling === "example") return undefined;
  if (isText(control)) return (pasted[filling] ?? "").slice(0, control.maxLength);
  return control.type === "number" && filling === "refused" ? "-1" : undefined;
}

type Send = {
  readonly at: string;
  readonly form: PageForm;
  readonly values: Readonly<Record<string, string>>;
};

/** What a browser without scripts shows after a form was sent. */
async function answerTo(base: string, { at, form, values }: Send): Promise<string> {
  const visitor = new Visitor(base);
  const { pathname, search } = new URL(form.action, base + at);
  const reply =
    form.method === "post"
      ? await visitor.submit(pathname + search, { ...values })
      : await visitor.open(`${pathname}?${new URLSearchParams(values).toString()}`);
  const next = reply.headers.get("location");
  return (next === null ? reply : await visitor.open(next)).text();
}

type Wanted = {
  readonly lang: Lang;
  readonly wanted?: readonly Filling[];
  /** Of the page with a form. */
  readonly isWanted?: (path: string) => boolean;
};

/** Every form of every page, sent by each of its buttons. The same form on several tabs of a tool is one. */
export async function answeredPages(
  product: ConnectedProduct,
  { lang, wanted = fillings, isWanted = () => true }: Wanted,
): Promise<readonly AnsweredPage[]> {
  const base = product.url;
  const examples = await documentedExamples(base);
  const places = await exceptionalValues(product);
  const seen = new Set<string>();
  const answers: AnsweredPage[] = [];
  const addresses = await pagesWithTabs(base, ["vi"]);
  const paths = new Set(
    addresses.map(({ address }) => new URL(address)).map((url) => url.pathname + url.search),
  );
  for (const path of [...paths].filter(isWanted)) {
    const [toolPath = path] = path.split("?");
    const at = localPath(path, lang);
    for (const form of await formsIn(await (await fetch(base + at)).text()))
      for (const button of form.buttons) {
        const key = `${toolPath} ${form.action} ${button.value} ${form.controls.map(({ name }) => name).join()}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const fields = form.controls.map((control) => ({ ...control, value: control.value ?? "" }));
        const given = {
          ...valuesFor(examples, toolPath, { value: button.value, fields }),
          ...places[toolPath],
        };
        for (const filling of wanted) {
          const sent = form.controls
            .filter(({ name, type, value }) => value !== null && type !== "file" && name !== idempotencyField)
            .map((control) => [
              control.name,
              filledIn(control, filling) ?? given[control.name] ?? control.value ?? "",
            ]);
          if (button.name) sent.push([button.name, button.value]);
          const html = await answerTo(base, { at, form, values: Object.fromEntries(sent) });
          // What was asked for by an address that no server takes is no page.
          if (html.startsWith("<!DOCTYPE html>"))
            answers.push({ name: `${at} ${form.action} ${button.value} ${filling}`, lang, path, html });
        }
      }
  }
  return answers;
}
