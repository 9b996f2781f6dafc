import { afterAll, expect, test } from "bun:test";
import { describedIn } from "#core/described.ts";
import { vietnameseDescriptions } from "#locales/api-descriptions.ts";
import { localPath } from "#core/pages.ts";
import { tools } from "#tools/catalog.ts";
import { secretWord } from "#core/call-command.ts";
import { apiParts } from "#tools/documented-call.ts";
import { gzipSize } from "#tests/support/people/page-faults.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { decodeEntities } from "#tests/support/product/code-lines.ts";
import { pageText } from "#tests/support/product/page-text.ts";
import { postForm, sharedProduct, startTestProduct } from "#tests/support/product/product.ts";

const port = await freePort();
const product = await startTestProduct({
  env: { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
});
afterAll(() => product.stop());

const open = (path: string, init: RequestInit = {}) => fetch(product.url + path, init);
const textOf = async (path: string) => pageText(await open(path));

const addresses = ["/api", ...apiParts.map((part) => `/api?tab=${part}`)];

test("GET /api is a page in both languages, and gives programs that ask for JSON the list of calls", async () => {
  for (const [path, words] of [
    ["/api", "Lời gọi theo công cụ"],
    ["/en/api", "Calls by tool"],
    ["/api/docs", "Lời gọi theo công cụ"],
  ] as const) {
    const page = await open(path, { headers: { Accept: "text/html,*/*" } });
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect((await page.text()).includes(words)).toBe(true);
  }
  const index = await open("/api", { headers: { Accept: "application/json" } });
  expect([index.headers.get("content-type"), index.headers.get("vary")]).toEqual([
    "application/json",
    "Accept",
  ]);
  const { openapi, calls } = await index.json();
  const document = await (await fetch(openapi)).json();
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const listed = calls.map(({ method, path }: { method: string; path: string }) => `${method} ${path}`);
  expect(listed.toSorted()).toEqual(described.toSorted());
});

test("the problems' types lead to their words", async () => {
  const problem = await (await open("/api/crypto/password?length=1")).json();
  const [path = "", id] = problem.type.split("#");
  expect((await textOf(path)).includes(`id="${id}"`)).toBe(true);
});

test("every page leads to the API, and every tool's page to the calls of that tool", async () => {
  const { url } = await sharedProduct();
  for (const lang of ["vi", "en"] as const)
    for (const { id, path } of tools) {
      const html = await pageText(await fetch(url + localPath(path, lang)));
      expect(html.includes(`<a href="${localPath("/api", lang)}">API</a>`)).toBe(true);
      expect([id, html.includes(`href="${localPath("/api", lang)}?tab=${id}"`)]).toEqual([id, true]);
    }
});

test("thorough: each part has a title, canonical address and both languages of its own, stands in the sitemap, and is light", async () => {
  const sitemap = await textOf("/sitemap.xml");
  const titles = new Set<string>();
  for (const address of addresses)
    for (const lang of ["vi", "en"] as const) {
      const html = await textOf(localPath(address, lang));
      titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "");
      expect(html.includes(`rel="canonical" href="${product.url}${localPath(address, lang)}"`)).toBe(true);
      expect(html.includes(`hrefLang="en" href="${product.url}${localPath(address, "en")}"`)).toBe(true);
      expect(sitemap.includes(`<loc>${product.url}${localPath(address, lang)}</loc>`)).toBe(true);
      expect(gzipSize(html)).toBeLessThanOrEqual(16 * 1024);
    }
  expect(titles.size).toBe(2 * addresses.length);
});

test("every call and field is described in Vietnamese, and no description is left over", async () => {
  const document = await (await open("/api/openapi.json")).json();
  const operations = Object.values<object>(document.paths).flatMap((methods) => Object.values(methods));
  const said = new Set<string>();
  for (const { summary, parameters, requestBody } of operations) {
    said.add(summary);
    const content: { schema?: { properties?: object } }[] = Object.values(requestBody?.content ?? {});
    const fields: { description?: string }[] = [
      ...parameters,
      ...content.flatMap(({ schema }) => Object.values(schema?.properties ?? {})),
    ];
    for (const { description } of fields) if (description) said.add(description);
  }
  const isDescribed = (english: string) => describedIn("vi", english) !== english;
  expect([...said].filter((english) => !isDescribed(english))).toEqual([]);
  expect(Object.keys(vietnameseDescriptions).filter((english) => !said.has(english))).toEqual([]);
});

test("a call is tried without scripts: the answer, its curl line and its refusal are in the page that comes back", async () => {
  const answered = decodeEntities(
    await textOf("/api?tab=cron&action=postCronPreview&expr=0+9+*+*+1&count=2"),
  );
  expect(answered.includes('"description": "Lúc 09:00, thứ Hai hằng tuần."')).toBe(true);
  expect(answered.includes(`curl '${product.url}/api/cron/preview?expr=0+9+*+*+1&count=2'`)).toBe(true);
  const refused = await open("/en/api?tab=cron&action=postCronPreview&expr=x&count=200");
  const page = decodeEntities(await pageText(refused));
  expect(refused.status).toBe(422);
  expect(page.includes('aria-invalid="true"')).toBe(true);
  expect(page.includes("Enter a whole number from 1 to 100.")).toBe(true);
  expect(page.includes('value="200"')).toBe(true);
  const picture = await textOf("/api?tab=qr&action=postQr&text=a&format=svg");
  expect(picture.includes('<img src="data:image/svg+xml,')).toBe(true);
});

test("what may be secret is posted, and its command line does not repeat the secret", async () => {
  const address = `${product.url}/api?tab=crypto`;
  const fields = { action: "postCryptoHash", algo: "md5", text: "abc", key: "my-own-key", output: "hex" };
  const page = decodeEntities(await pageText(await postForm(address, fields)));
  expect(page.includes('"hash": "')).toBe(true);
  expect(page.includes('"hmac": true')).toBe(true);
  expect(page.includes(`"key":"${secretWord}"`)).toBe(true);
  const [command = ""] = page.split("data-command").slice(-1);
  expect(command.includes("my-own-key")).toBe(false);
  const got = await textOf(`/api?tab=crypto&${new URLSearchParams(fields)}`);
  expect(decodeEntities(got).includes('"hmac": true')).toBe(false);
});

test("calls that need an account or keep something are not made by this page", async () => {
  for (const [tab, action] of [
    ["links", "postLinks"],
    ["notes", "postNotes"],
    ["temp-mail", "postTempMail"],
    ["account", "deleteAccount"],
  ] as const) {
    const page = await postForm(`${product.url}/api?tab=${tab}`, { action, url: "https://example.com/" });
    const html = await pageText(page);
    expect([tab, html.includes("data:"), html.includes(`value="${action}"`)]).toEqual([tab, false, false]);
    expect(html.includes(`${action}-result`)).toBe(false);
  }
  const foreign = await postForm(
    `${product.url}/api?tab=crypto`,
    { action: "postCryptoHash", algo: "md5", text: "abc" },
    { Origin: "https://other.example", "Sec-Fetch-Site": "cross-site" },
  );
  expect(foreign.status).toBe(403);
});
