import { afterAll, test } from "bun:test";
import { otherPages } from "#core/pages.ts";
import { tools } from "#tools/catalog.ts";
import { expectSignedInPages } from "#tests/support/people/signed-in-pages.ts";
import { startSignInSite } from "#tests/support/product/sign-in-site.ts";

const site = await startSignInSite();

afterAll(async () => {
  await site.stop();
});

const paths = [...otherPages.filter(({ id }) => id !== "callback"), ...tools].map(({ path }) => path);

for (const [lang, width] of [
  ["vi", 360],
  ["en", 1280],
] as const) {
  test(`every page of a visitor who is signed in, at ${width} px: no axe violation, no complaint, nothing sticks out`, () =>
    expectSignedInPages(site.url, { lang, width, paths }));
}
