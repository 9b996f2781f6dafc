import { expect, test } from "bun:test";
import { type Lang, languages, localizer } from "#core/i18n.ts";
import { localPath } from "#core/pages.ts";
import { pathOf, taskPlaces, tasksOf, tools } from "#tools/catalog.ts";
import { pageText } from "#tests/support/product/page-text.ts";
import { sharedProduct } from "#tests/support/product/product.ts";
import { decodeEntities } from "#tests/support/product/code-lines.ts";

const { url } = await sharedProduct();
/** What the product calls itself where no setting says so. */
const origin = "http://localhost:3000";

type Seen = {
  readonly id: (typeof taskPlaces)[number]["id"];
  readonly lang: Lang;
  readonly path: string;
  readonly html: string;
};

const load = async (path: string): Promise<string> => {
  const reply = await fetch(url + path);
  expect([path, reply.status]).toEqual([path, 200]);
  return pageText(reply);
};

/** Every page of a task, in both languages. */
const pages: readonly Seen[] = await Promise.all(
  taskPlaces.flatMap(({ id, addresses }) =>
    languages.map(async (lang) => ({ id, lang, path: addresses[lang], html: await load(addresses[lang]) })),
  ),
);
const inLanguage = (lang: Lang) => pages.filter((page) => page.lang === lang);

const one = (html: string, pattern: RegExp): string => {
  const found = [...html.matchAll(pattern)];
  expect([pattern.source, found.length]).toEqual([pattern.source, 1]);
  return decodeEntities(found[0]?.[1] ?? "");
};
const titleOf = (html: string) => one(html, /<title>([^<]*)<\/title>/g);
const headingOf = (html: string) => one(html, /<h1>([^<]*)<\/h1>/g);
const summaryOf = (html: string) =>
  one(html, /<meta name="description" property="og:description" content="([^"]*)"/g);

/** What the page itself shows: without frame and navigation, without tabs that are not open. */
const contentOf = (html: string): string =>
  html
    .replace(/^.*<main[^>]*>|<\/main>.*$/gs, "")
    .replace(/<nav.*?<\/nav>/gs, "")
    .replace(/<div id="panel-[\w-]+" hidden="">.*?(?=<div id="panel-|<p class="privacy-note")/gs, "");

/** What is said, apart from what is filled in, worked out and said of every page of the tool. */
const sentencesOf = (html: string): Set<string> => {
  const texts = `${/<p class="lead">.*?<\/p>/s.exec(html)?.[0]}${contentOf(html)}`
    .replace(
      /<form.*?<\/form>|<section[^>]*class="result".*?<\/section>|<p class="privacy-note".*?<\/p>/gs,
      "",
    )
    .split(/<[^>]+>/)
    .flatMap((text) => decodeEntities(text).split(/(?<=[.?!…])\s+/))
    .map((sentence) => sentence.trim());
  return new Set(texts.filter((sentence) => sentence.split(/\s+/).length >= 4));
};

test("sixty tasks and more have pages, at slugs in their language, none below the addresses of links and notes", () => {
  expect(taskPlaces.length).toBeGreaterThanOrEqual(60);
  const paths = taskPlaces.flatMap(({ addresses }) => languages.map((lang) => addresses[lang]));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !/^(\/en)?\/[\w-]+\/[a-z0-9]+(-[a-z0-9]+)*$/.test(path))).toEqual([]);
  expect(taskPlaces.filter(({ id }) => ["links", "notes"].includes(id))).toEqual([]);
});

test("each has its own title, heading and description, as long as search engines show them", () => {
  for (const lang of languages) {
    const own = inLanguage(lang);
    for (const [nameOf, min, max] of [
      [titleOf, 20, 60],
      [headingOf, 5, 60],
      [summaryOf, 60, 170],
    ] as const) {
      const names = own.map(({ path, html }) => [path, nameOf(html)] as const);
      expect(names.filter(([, name]) => name.length < min || name.length > max)).toEqual([]);
      expect(new Set(names.map(([, name]) => name)).size).toBe(names.length);
    }
  }
  expect(pages.filter(({ html }) => !titleOf(html).endsWith(" | Hộp Đồ Nghề"))).toEqual([]);
});

test("each is known by its own address, in both languages, and says where it stands", () => {
  for (const { id, addresses } of taskPlaces)
    for (const lang of languages) {
      const { html } = pages.find(({ path }) => path === addresses[lang])!;
      expect(html).toContain(`<link rel="canonical" href="${origin}${addresses[lang]}"/>`);
      for (const [name, to] of [
        ["vi", "vi"],
        ["en", "en"],
        ["x-default", "vi"],
      ] as const)
        expect(html).toContain(`<link rel="alternate" hrefLang="${name}" href="${origin}${addresses[to]}"/>`);
      expect(html).toContain(`formAction="${addresses[lang === "vi" ? "en" : "vi"]}"`);
      const graph = JSON.parse(
        /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "",
      );
      const [application, crumbs] = graph["@graph"];
      expect(application).toMatchObject({
        "@type": "WebApplication",
        url: origin + addresses[lang],
        name: headingOf(html),
      });
      expect(crumbs.itemListElement).toMatchObject([
        { position: 1, item: origin + localPath("/", lang) },
        { position: 2, item: origin + localPath(pathOf(id), lang) },
        // The last one is the page itself, by its name.
        { position: 3, name: application.name },
      ]);
      expect(html.match(/typeof="Question"/g)?.length ?? 0).toBeOneOf([2, 3]);
      expect(html).not.toContain('name="robots"');
    }
});

test("each has an answer of its own: what its form opens with, worked out, or an example of what is looked up", () => {
  for (const lang of languages) {
    const answers = inLanguage(lang).map(({ path, html }) => {
      const content = contentOf(html);
      expect([path, content.includes('aria-invalid="true"'), content.includes('class="refusal"')]).toEqual([
        path,
        false,
        false,
      ]);
      const results = [...content.matchAll(/<section[^>]*class="result".*?<\/section>/gs)].map(
        ([result]) => result,
      );
      const given = results.filter((result) => !result.includes('class="empty"')).join("");
      const example = /<h2 id="example">.*?<\/table>/s.exec(content)?.[0] ?? "";
      const answer = (given + example).replace(/ (id|for|aria-\w+)="[^"]*"/g, "");
      expect([path, answer.length > 100]).toEqual([path, true]);
      return answer;
    });
    expect(new Set(answers).size).toBe(answers.length);
  }
});

test("no two pages say the same: fewer than three of five sentences of one are on another, nor on their tool's", async () => {
  const toolPages = await Promise.all(
    tools
      .filter(({ id }) => tasksOf(id).length > 0)
      .flatMap(({ id, path }) =>
        languages.map(async (lang) => ({
          id,
          lang,
          path: localPath(path, lang),
          html: await load(localPath(path, lang)),
        })),
      ),
  );
  const alike: string[] = [];
  for (const lang of languages) {
    const told = [...inLanguage(lang), ...toolPages.filter((page) => page.lang === lang)].map(
      ({ path, html }) => ({
        path,
        sentences: sentencesOf(html),
      }),
    );
    for (const [at, { path, sentences }] of told.entries()) {
      expect([path, sentences.size >= 5]).toEqual([path, true]);
      for (const other of told.slice(at + 1)) {
        const shared = [...sentences].filter((sentence) => other.sentences.has(sentence)).length;
        const share = shared / Math.min(sentences.size, other.sentences.size);
        if (share >= 0.6) alike.push(`${path} and ${other.path}: ${share.toFixed(2)}`);
      }
    }
  }
  expect(alike).toEqual([]);
});

test("Vietnamese sentences are written with their marks, English ones without them, each word in its one spelling", () => {
  const marks = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i;
  const own = (page: Seen) =>
    [titleOf, headingOf, summaryOf]
      .map((nameOf) => nameOf(page.html))
      .concat(
        [...page.html.matchAll(/<h3 property="name">(.*?)<\/h3>|<p property="text">(.*?)<\/p>/gs)].map(
          ([, question, answer]) => decodeEntities(question ?? answer ?? ""),
        ),
      );
  const faults = pages.flatMap((page) =>
    own(page).filter((text) =>
      page.lang === "vi"
        ? (text.split(" ").length > 5 && !marks.test(text)) ||
          /xoá|hoá(?!\p{L})|khoá|\bhoà(?!\p{L})|tuỳ|thuỷ|đáp ứng HTTP|hồi đáp|name ?servers?/iu.test(text)
        : /\b(colors?|analyz(e|er|ers|es|ed|ing)|customiz\w+|organiz(e|ed|es|ing)|centers?|gray)\b/i.test(
            text,
          ),
    ),
  );
  expect(faults).toEqual([]);
});

test("a tool's page links to all its tasks, each task to its tool and to others; the navigation has none", async () => {
  const taskPaths = new Set(pages.map(({ path }) => path));
  const linksIn = (html: string) =>
    [...html.matchAll(/<a [^>]*href="([^"#?]*)"/g)].map(([, href = ""]) => href);
  for (const { id, path } of tools)
    for (const lang of languages) {
      const links = linksIn(await load(localPath(path, lang)));
      expect([path, links.filter((link) => taskPaths.has(link))]).toEqual([
        path,
        tasksOf(id).map(({ addresses }) => addresses[lang]),
      ]);
    }
  for (const { id, lang, path, html } of pages) {
    const links = linksIn(html);
    expect(links).not.toContain(path);
    expect([path, links.includes(localPath(pathOf(id), lang))]).toEqual([path, true]);
    expect([path, links.filter((link) => taskPaths.has(link)).length]).toEqual([
      path,
      Math.min(8, tasksOf(id).length - 1),
    ]);
    const menu = /<nav id="menu".*$/s.exec(html)?.[0] ?? "";
    expect(linksIn(menu).filter((link) => taskPaths.has(link))).toEqual([]);
    expect(menu).toContain(`<a href="${localPath(pathOf(id), lang)}" aria-current="true">`);
  }
});

test("all are in the sitemap, with their other language", async () => {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  for (const { addresses } of taskPlaces)
    for (const lang of languages)
      expect(sitemap).toContain(
        `<url><loc>${origin}${addresses[lang]}</loc><xhtml:link rel="alternate" hreflang="vi" href="${origin}${addresses.vi}"/><xhtml:link rel="alternate" hreflang="en" href="${origin}${addresses.en}"/>`,
      );
});

test("the picture of a task is its own, drawn when it is asked for, also by another process than that which named it", async () => {
  const pictures = pages.map(({ html }) => one(html, /<meta property="og:image" content="([^"]*)"/g));
  expect(new Set(pictures).size).toBe(pages.length);
  const first = new URL(pictures[0] ?? "").pathname;
  const picture = await fetch(url + first);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  const old = await fetch(url + first.replace(/-\w+\.png$/, "-abc.png"), { redirect: "manual" });
  expect([old.status, old.headers.get("location")]).toEqual([302, first]);
});

test("a task's page is the same for everybody and kept, but for tools that show each visitor something of their own", async () => {
  for (const { id, path } of inLanguage("vi")) {
    const { headers } = await fetch(url + path);
    const isOwn = ["ip", "user-agent"].includes(id);
    expect([path, headers.get("etag") !== null]).toEqual([path, !isOwn]);
  }
});

test("another spelling leads to the page; an unknown task is a 404 that names the tool; other methods are told the right ones", async () => {
  const { path } = inLanguage("vi")[0]!;
  const spelled = await fetch(`${url}${path.toUpperCase()}/`, { redirect: "manual" });
  expect([spelled.status, spelled.headers.get("location")]).toEqual([301, path]);
  for (const lang of languages)
    for (const { id, path: toolPath, label } of tools.filter((tool) => tasksOf(tool.id).length > 0)) {
      const reply = await fetch(`${url}${localPath(toolPath, lang)}/khong-co`);
      const html = await pageText(reply);
      expect([id, reply.status]).toEqual([id, 404]);
      const content = contentOf(html.replace(/<\/?nav/g, "<div"));
      expect(decodeEntities(content)).toContain(localizer(lang)(label));
      expect(content).toContain(`href="${localPath(toolPath, lang)}"`);
    }
  const refused = await fetch(url + path, { method: "DELETE" });
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
});

test("without scripts the form of a task's page answers on that page", async () => {
  const html = await load("/cron/moi-5-phut?expr=17+4+*+*+*");
  expect(headingOf(html)).toBe("Cron mỗi 5 phút");
  expect(contentOf(html)).toContain("04:17");
  expect(html).toContain('value="17 4 * * *"');
});
