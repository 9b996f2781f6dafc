import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { newerNames, refuseStorage, takeAway } from "#tests/support/people/old-browser.ts";
import { expectAnswers, mainButton } from "#tests/support/people/use-tools.ts";
import { visit, visitPrepared } from "#tests/support/people/phone-visitor.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();

const names = newerNames();

/** One that the server answers, one that the device does, one that draws, one that streams; `tests/long` has all. */
const some = ["links", "encode", "qr", "chat"] as const;

test("thorough: tools answer in a browser of 2020 where all cookies and storage are blocked", () =>
  expectAnswers(product.url, some, async (page) => {
    await page.addInitScript(takeAway, names);
    await page.addInitScript(refuseStorage);
  }));

test("what is taken away for these tests is what the floor lacks, and nothing that it has", () => {
  const paths = new Set(
    names.map(({ owner, member }) => (member === undefined ? owner : `${owner}.${member}`)),
  );
  for (const newer of ["AbortSignal.any", "HTMLFormElement.requestSubmit", "Array.at", "URL.canParse"])
    expect(paths.has(newer)).toBe(true);
  for (const old of ["AbortController", "Promise.allSettled", "Array.flatMap", "Element.closest", "URL"])
    expect(paths.has(old)).toBe(false);
});

/** Three ways in which an island fails; the form then goes the browser's own way and is answered by a page. */
const failures: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "does not load": (page) => page.route("**/assets/encode-*.js", (route) => route.abort()),
  "fails as it starts": (page) =>
    page.route("**/assets/encode-*.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `export default () => { throw new Error("a browser without something"); };`,
      }),
    ),
  "fails as it works": (page) =>
    page.addInitScript(() => Reflect.deleteProperty(globalThis, "AbortController")),
};

for (const [how, prepare] of Object.entries(failures)) {
  test(`${how === "does not load" ? "" : "thorough: "}an island that ${how} leaves the form to the browser, with what was typed`, () =>
    visitPrepared(async (page) => {
      await prepare(page);
      await page.goto(`${product.url}/tools`);
      await page.fill("main form [name=text]", "xin chào");
      const navigation = page.waitForNavigation();
      await page.locator(mainButton).first().click();
      await navigation;
      expect(await page.inputValue("main form [name=text]")).toBe("xin chào");
      await page.getByText("xin%20ch%C3%A0o").first().waitFor();
    }));
}

test("an island that cannot show an answer sends what was typed and pressed the browser's own way, once", () =>
  visit(true, async (page) => {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
    });
    await page.route("**/api/links", (route) =>
      route.fulfill({ json: { code: {}, short_url: {}, url: {}, created_at: {}, expires_at: {} } }),
    );
    await page.goto(`${product.url}/links`);
    const address = "https://example.com/khong-mat";
    await page.fill("main form [name=url]", address);
    const navigation = page.waitForNavigation();
    await page.locator(mainButton).first().click();
    await navigation;
    await page.getByText(address).first().waitFor();
    expect(posts.filter((path) => path !== "/api/client-faults")).toEqual(["/api/links", "/links"]);
  }));

test("a press is seen at once and counts once, however often it comes", () =>
  visit(true, async (page) => {
    const held = Promise.withResolvers<void>();
    const calls: string[] = [];
    await page.route("**/assets/links-*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    page.on("request", (request) => {
      if (request.method() === "POST") calls.push(new URL(request.url()).pathname);
    });
    await page.goto(`${product.url}/links`);
    await page.fill("main form [name=url]", "https://example.com/mot-lan");
    const button = page.locator(mainButton).first();
    await button.dispatchEvent("click");
    await button.dispatchEvent("click");
    await button.dispatchEvent("click");
    await page.locator("[data-hydrating]").waitFor({ state: "attached" });
    const answered = page.waitForResponse("**/api/links");
    held.resolve();
    await answered;
    await page.locator("html:not([data-busy])").waitFor();
    expect(calls).toEqual(["/api/links"]);
    expect(await page.locator("[data-hydrating]").count()).toBe(0);
  }));
