import { expect, test } from "bun:test";
import { tools } from "#tools/catalog.ts";
import { type FormControl, formsIn, type PageForm, sendForm } from "#tests/support/product/forms.ts";
import { oneOf } from "#tests/support/samples/random.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const { url: base } = await sharedProduct();

/** The tools' pages with their tabs: a new tool is among them. */
const pages = [
  ...tools.map(({ path }): string => path),
  ...["wifi", "contact", "phone", "sms", "email", "event", "geo"].map((tab) => `/qr?tab=${tab}`),
  ...["hash", "jwt", "uuid"].map((tab) => `/crypto?tab=${tab}`),
  "/text-analyzer?tab=change",
  "/text-analyzer?tab=lorem",
];

const choicesOf = ({ controls }: PageForm): readonly FormControl[] =>
  controls.filter(({ tag, type, options }) => (tag === "select" || type === "radio") && options.length > 1);

/** As people and programs write a choice: other capitals, without or with other hyphens, full-width, with blanks around. */
const spellingsOf = (value: string): readonly string[] =>
  [
    value,
    value.toUpperCase(),
    value.toLowerCase(),
    ` ${value}\u200b`,
    value.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    value.replaceAll("-", ""),
    value.replaceAll("-", "_"),
  ].filter((spelling, at, all) => all.indexOf(spelling) === at);

/** Nothing is asked of anybody: what has to be typed is missing. */
const nothingTyped = ({ controls }: PageForm): Record<string, string> =>
  Object.fromEntries(
    controls
      .filter(({ tag, type }) => tag === "textarea" || /^(?:text|url|email|tel|search)$/.test(type))
      .map(({ name }) => [name, ""]),
  );

/** What the same form of the page that answers shows of a field; its page, where there is no such form. */
async function shownAfter(
  page: string,
  form: PageForm,
  name: string,
  value: string,
): Promise<{ readonly shown: string | null | undefined; readonly status: number; readonly html: string }> {
  const reply = await sendForm(base + page, form, { ...nothingTyped(form), [name]: value });
  const html = await reply.text();
  const same = (await formsIn(html)).find(
    ({ controls }) =>
      controls.map((control) => control.name).join() === form.controls.map((control) => control.name).join(),
  );
  return {
    shown: same?.controls.find((control) => control.name === name)?.value,
    status: reply.status,
    html,
  };
}

test("every choice of every tool is shown as it was understood, however it was spelt", async () => {
  const wrong: string[] = [];
  let asked = 0;
  for (const page of pages) {
    for (const form of await formsIn(await (await fetch(base + page)).text()))
      for (const { name, options } of choicesOf(form))
        for (const option of options.filter(Boolean).slice(0, 12))
          for (const spelling of new Set([oneOf(spellingsOf(option)), oneOf(spellingsOf(option))])) {
            const { shown, status } = await shownAfter(page, form, name, spelling);
            asked += 1;
            if (shown !== option) wrong.push(`${page} ${name}: ${spelling} is shown as ${shown} (${status})`);
          }
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(200);
});

test("what is no choice of a tool is shown as none, never as another one", async () => {
  const wrong: string[] = [];
  for (const page of pages) {
    for (const form of await formsIn(await (await fetch(base + page)).text()))
      for (const { name } of choicesOf(form))
        for (const value of ["khong-co", "x", "0", "null"]) {
          const { shown, html } = await shownAfter(page, form, name, value);
          if (shown !== "" && shown !== null) wrong.push(`${page} ${name}: ${value} is shown as ${shown}`);
          if (!html.includes('class="error"')) wrong.push(`${page} ${name}: ${value} is not refused`);
          for (const { controls } of await formsIn(html))
            for (const { options } of controls)
              if (new Set(options).size < options.length)
                wrong.push(`${page} ${name}: ${value} is there twice`);
        }
  }
  expect(wrong).toEqual([]);
});

test("a choice that is left out is shown as what it stands for", async () => {
  const wrong: string[] = [];
  for (const page of pages) {
    for (const form of await formsIn(await (await fetch(base + page)).text()))
      for (const { name, options } of choicesOf(form)) {
        const { shown } = await shownAfter(page, form, name, "");
        const without = { ...form, controls: form.controls.filter((control) => control.name !== name) };
        const reply = await sendForm(base + page, without, nothingTyped(form));
        const same = (await formsIn(await reply.text())).find(({ controls }) =>
          controls.some((control) => control.name === name),
        );
        const leftOut = same?.controls.find((control) => control.name === name)?.value;
        if (shown !== leftOut) wrong.push(`${page} ${name}: ${shown} where blank, ${leftOut} where left out`);
        if (shown !== null && shown !== undefined && !options.includes(shown))
          wrong.push(`${page} ${name}: ${shown}`);
      }
  }
  expect(wrong).toEqual([]);
});
