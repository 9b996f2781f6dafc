import { Glob } from "bun";
import { type Lang, languages } from "#core/i18n.ts";
import type { TaskTexts } from "#core/tool.ts";
import { en, vi } from "#locales/index.ts";

const escaped = (text: string) => text.replace(/[.*+?^$()[\]\\|/{}]/g, "\\$&");
const slot = /\{(\w+)(?:\|([^{|}]*)\|([^{}]*))?\}/g;

/** How a text with slots may come out; null where there is too little of it to be known again. */
function patternOf(template: string): RegExp | null {
  const letters = template.replace(slot, "").replace(/[^\p{L}]/gu, "");
  if (letters.length < 8) return null;
  let pattern = "";
  let at = 0;
  for (const match of template.matchAll(slot)) {
    const [whole, , one, plural] = match;
    pattern += escaped(template.slice(at, match.index));
    pattern += one === undefined ? "(.+?)" : `(?:${escaped(one)}|${escaped(plural ?? "")})`;
    at = match.index + whole.length;
  }
  return new RegExp(`^${pattern}${escaped(template.slice(at))}$`, "su");
}

/** What of a text is shown by itself: paragraphs of a long one stand apart. */
const partsOf = (key: string, text: string): readonly (readonly [name: string, part: string])[] => {
  const parts = text.split("\n");
  return parts.length === 1
    ? [[key, text]]
    : parts.map((part, index) => [`${key} ${index + 1}`, part] as const);
};

/** What stands around a task, which is in files of its own under the task's English slug. */
async function taskTexts(lang: Lang): Promise<Record<string, string>> {
  const folder = new URL(`../../../locales/${lang}/tasks/`, import.meta.url).pathname;
  const files = [...new Glob("*.ts").scanSync(folder)];
  const tools = await Promise.all(
    files.map(async (file) => {
      const { default: tasks }: { default: Record<string, TaskTexts> } = await import(folder + file);
      return Object.entries(tasks).flatMap(([slug, texts]) =>
        (["label", "title", "summary", "lead"] as const).map(
          (part) => [`${file.slice(0, -3)}/${slug}.${part}`, texts[part]] as const,
        ),
      );
    }),
  );
  return Object.fromEntries(tools.flat());
}

/** The keys of a language's texts by what they say, and by what they may come out as. */
function namesOf(texts: Readonly<Record<string, string>>) {
  const entries = Object.entries(texts)
    .flatMap(([key, text]) => partsOf(key, text))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const exact = Map.groupBy(entries, ([, text]) => text);
  // The longest first: of a text that two templates fit, the one that says more of it is meant.
  const patterns = entries
    .flatMap(([key, text]) => {
      const pattern = text.includes("{") ? patternOf(text) : null;
      return pattern ? [{ key, pattern, length: text.replace(slot, "").length }] : [];
    })
    .toSorted((one, other) => other.length - one.length);
  return { exact, patterns, found: new Map<string, string>() };
}

const known: Readonly<Record<Lang, ReturnType<typeof namesOf>>> = {
  vi: namesOf({ ...vi, ...(await taskTexts("vi")) }),
  en: namesOf({ ...en, ...(await taskTexts("en")) }),
};

/** A value in a text is a name, a number or a short text; more is another text that only looks alike. */
const maxValueLength = 120;

function nameAnew(text: string, { lang, area, depth }: { lang: Lang; area: string; depth: number }): string {
  const { exact, patterns } = known[lang];
  const keys = exact.get(text)?.map(([key]) => key);
  if (keys) {
    const own = [area, "ui"].map((wanted) => keys.find((key) => key.startsWith(`${wanted}.`)));
    return `‹${own.find(Boolean) ?? keys[0]}›`;
  }
  for (const { key, pattern } of depth < 3 ? patterns : []) {
    const values = pattern.exec(text)?.slice(1);
    if (values?.every((value) => value.length <= maxValueLength))
      return `‹${[key, ...values.map((value) => nameAnew(value, { lang, area, depth: depth + 1 }))].join(" ")}›`;
  }
  return text;
}

/**
 * A text by the key that the language's dictionary has it under, its area's own before another's, with what stands in its
 * slots; what is of no dictionary, or of the other language's, stays. So what is compared changes when another text is
 * said, not when one is worded anew.
 */
export function keyedText(text: string, lang: Lang, area = "ui"): string {
  const { found } = known[lang];
  const asked = `${area} ${text}`;
  const name = found.get(asked) ?? nameAnew(text, { lang, area, depth: 0 });
  found.set(asked, name);
  return name;
}

/** JSON with its texts by their keys. */
export const keyedTextsIn = (json: string, lang: Lang): string =>
  json.replace(/"(?:[^"\\]|\\.)*"(?!:)/g, (quoted) => {
    const text: string = JSON.parse(quoted);
    const name = keyedText(text, lang);
    return name === text ? quoted : JSON.stringify(name);
  });

/** What is said in both languages, its texts by their keys: once, where both say the same. */
export function saidInBoth(inLanguage: (lang: Lang) => unknown): string {
  const [vi, en] = languages.map((lang) => keyedTextsIn(JSON.stringify(inLanguage(lang)), lang));
  return vi === en ? String(vi) : `vi ${vi} — en ${en}`;
}
