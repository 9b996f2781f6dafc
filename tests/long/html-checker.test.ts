import { afterAll, expect, test } from "bun:test";
import { localPath } from "#core/pages.ts";
import { languages } from "#core/i18n.ts";
import { taskPlaces } from "#tools/catalog.ts";
import { answeredPages } from "#tests/support/people/answered-pages.ts";
import { withOwnPages } from "#tests/support/people/own-pages.ts";
import { pagesWithTabs } from "#tests/support/people/site-pages.ts";
import { startConnectedProduct } from "#tests/support/product/connected-product.ts";
import { findHtmlChecker } from "#tests/support/product/html-checker.ts";

const check = await findHtmlChecker();
const product = await startConnectedProduct();

afterAll(() => product.stop());

/** What the checker says of pages. */
async function faultsOf(pages: ReadonlyMap<string, string>): Promise<readonly string[]> {
  expect(check).not.toBeNull();
  return (await check?.(pages)) ?? [];
}

test.skipIf(!check)("the checker finds what is no HTML", async () => {
  const html =
    '<!doctype html><title>x</title><main><meta http-equiv="refresh" content="0;url=/"><meter max="1" value="2">';
  expect((await faultsOf(new Map([["wrong", html]]))).length).toBeGreaterThan(2);
});

test.skipIf(!check)(
  "W3C's checker finds no fault in any page, tab, page of a task, and page that is not there",
  async () => {
    const addresses = [
      ...(await pagesWithTabs(product.url)).map(({ address }) => address),
      ...taskPlaces.flatMap((place) => Object.values(place.addresses)).map((path) => product.url + path),
      ...languages.map((lang) => product.url + localPath("/khong-co", lang)),
    ];
    const pages = new Map<string, string>();
    for (const address of addresses) pages.set(address, await (await fetch(address)).text());
    expect(pages.size).toBeGreaterThan(250);
    expect(await faultsOf(pages)).toEqual([]);
  },
);

test.skipIf(!check)("nor in any answer, right or refused, to any form", async () => {
  const pages = new Map<string, string>();
  for (const lang of languages)
    for (const { name, html } of await answeredPages(product, { lang })) pages.set(name, html);
  expect(pages.size).toBeGreaterThan(600);
  expect(await faultsOf(pages)).toEqual([]);
});

test.skipIf(!check)("nor in what somebody sees who is signed in, and has mail", () =>
  withOwnPages(async (own) => {
    const pages = new Map<string, string>();
    for (const [name, reply] of own) pages.set(name, await reply.text());
    expect(await faultsOf(pages)).toEqual([]);
  }),
);
