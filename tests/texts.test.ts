import { expect, test } from "bun:test";
import { Glob } from "bun";
import { languages, translator } from "../src/core/i18n.ts";
import { tools } from "../src/core/catalog.ts";
import { en, vi } from "../locales/index.ts";

const keys = Object.keys(vi).filter((key): key is keyof typeof vi => key in vi);
const root = new URL("../src/", import.meta.url).pathname;
const sources = await Promise.all(
  [...new Glob("**/*.{ts,tsx}").scanSync(root)].map((file) => Bun.file(root + file).text()),
);
const source = sources.join("\n");

/** Words that Vietnamese has taken over, names of products, units; the specification has the error page's title in English. */
const shared =
  "Base64 Header Payload Tab Proxy ms Wi Fi Latin Lorem ipsum Google VietQR Unexpected Application Error Email";

const isShared = (text: string) => {
  const words = text.replace(/\{[^}]*\}/g, "").match(/\p{L}[\p{L}\d]*/gu) ?? [];
  return words.every((word) => /^\p{Lu}{2,}\d*$/u.test(word) || shared.split(" ").includes(word));
};

test("no text is missing, and each names the same slots in both languages", () => {
  const slots = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);
  const faults = keys.filter((key) => {
    const [own, other] = [new Set(slots(vi[key])), new Set(slots(en[key]))];
    return vi[key].trim() === "" || en[key].trim() === "" || [...other].some((name) => !own.has(name));
  });
  expect(faults).toEqual([]);
});

test("every text is used", () => {
  const literals = new Set(source.matchAll(/["'`]([\w-]+(?:\.[\w/-]+)+)["'`]/g).map(([, key]) => key));
  const templates = [...source.matchAll(/`([^`\s]*\$\{[^`]*?\}[^`\s]*)`/g)]
    .map(([, template]) => template ?? "")
    .filter((template) => /[\w-]/.test(template.replace(/\$\{[^}]*\}/g, "")) && template.includes("."))
    .map((template) => {
      const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^$()[\]\\|/]/g, "\\$&"));
      return new RegExp(`^${parts.join("[\\w./-]+")}$`);
    });
  const unused = keys.filter((key) => !literals.has(key) && !templates.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});

test("no Vietnamese text was left in English", () => {
  const english: Record<string, string> = en;
  const same = keys.filter((key) => vi[key] === english[key]);
  expect(same.filter((key) => !isShared(vi[key]))).toEqual([]);
});

test("Vietnamese sentences are written with their marks", () => {
  const marks = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i;
  const bare = keys.filter((key) => vi[key].split(" ").length > 5 && !marks.test(vi[key]));
  expect(bare).toEqual([]);
});

test("a page's title has the tool's name first and 60 characters at most, the site's name in it", () => {
  const named = [...tools.map(({ id }) => id), "donate", "privacy", "terms"] as const;
  const long = languages.flatMap((lang) =>
    named
      .map((id) => `${translator(lang)(`${id}.label`)} – ${translator(lang)(`${id}.title`)} | Hộp Đồ Nghề`)
      .filter((title) => title.length > 60),
  );
  expect(long).toEqual([]);
});
