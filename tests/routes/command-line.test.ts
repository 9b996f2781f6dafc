import { expect, test } from "bun:test";
import { localPath } from "#core/pages.ts";
import { tools } from "#tools/catalog.ts";
import { type Lang, languages } from "#core/i18n.ts";
import { codeLines } from "#tests/support/product/code-lines.ts";
import { postForm, withProduct } from "#tests/support/product/product.ts";
import { argumentsOf } from "#tests/support/servers/shells.ts";

const typed = [
  "it's $(id) `id` ${HOME}",
  '"; curl evil; echo "',
  "'\\''; id; '",
  "!! !$ ! a\\",
  "dòng một\ndòng hai\tvà tab",
  "100% & <b> [1-3] {a,b} #x ?y=z",
  "\u202Eđảo\u2069 \u200B 🇻🇳",
];

/** Pages whose form takes any text. */
const posted = [
  { page: "/qr", fields: {}, field: "text" },
  { page: "/tools", fields: { action: "urlencode" }, field: "text" },
  { page: "/text-analyzer", fields: { action: "analyze" }, field: "text" },
  { page: "/crypto?tab=hash", fields: { action: "hash", algo: "sha256" }, field: "text" },
  { page: "/2fa", fields: { action: "generate", account: "an" }, field: "issuer" },
] as const;

/** A field of the call that curl was given these words for: of its JSON, or of its query where the line is a GET. */
function fieldOf(words: readonly string[], field: string): unknown {
  const address = words.find((word) => word.startsWith("http")) ?? "";
  return words.includes("-d")
    ? JSON.parse(words.at(-1) ?? "")[field]
    : new URL(address).searchParams.get(field);
}

const addressOf = (page: string, lang: Lang): string => {
  const [path = "", query] = page.split("?");
  return localPath(path, lang) + (query ? `?${query}` : "");
};

test("the line that a page shows for what was typed gives curl that very input, in both languages", () =>
  withProduct(async (base) => {
    const cases = posted.flatMap(({ page, fields, field }) =>
      languages.flatMap((lang) => typed.map((text) => ({ page, fields, field, lang, text }))),
    );
    const lines = await Promise.all(
      cases.map(async ({ page, fields, field, lang, text }) => {
        const answer = await postForm(base + addressOf(page, lang), { ...fields, [field]: text });
        const [line = `none at ${page}: ${answer.status}`] = codeLines(await answer.text());
        return line;
      }),
    );
    const called = await argumentsOf(lines);
    expect(called.map((words, index) => fieldOf(words, cases[index]?.field ?? ""))).toEqual(
      cases.map(({ text }) => text),
    );
  }));

test("the line of an English tool's page asks for English words, that of a Vietnamese one for none", () =>
  withProduct(async (base) => {
    for (const { path } of tools)
      for (const lang of languages) {
        const [line] = codeLines(await (await fetch(base + localPath(path, lang))).text());
        if (line?.startsWith("curl"))
          expect([path, lang, line.includes("lang=en'")]).toEqual([path, lang, lang === "en"]);
      }
    const english = await fetch(`${base}/en/cron`);
    const [line = ""] = codeLines(await english.text());
    const [, call = ""] = /'http:\/\/[^/]+([^']+)'/.exec(line) ?? [];
    expect(await (await fetch(base + call)).json()).toMatchObject({ description: "Every 5 minutes." });
  }));

test("the line of a call that is tried by GET has what was typed in its address, in both languages", () =>
  withProduct(async (base) => {
    const cases = languages.flatMap((lang) => typed.map((text) => ({ lang, text })));
    const lines = await Promise.all(
      cases.map(async ({ lang, text }) => {
        const query = new URLSearchParams({ tab: "qr", action: "postQr", text });
        const html = await (await fetch(`${base}${localPath("/api", lang)}?${query}`)).text();
        const [result = ""] = html.split('id="postQr-result"').slice(1);
        return codeLines(result)[0] ?? "none";
      }),
    );
    const called = await argumentsOf(lines);
    const texts = called.map((words) => new URL(words.at(-1) ?? "").searchParams.get("text"));
    expect(texts).toEqual(cases.map(({ text }) => text));
  }));
