import { afterAll } from "bun:test";
import { expectSignedInPages } from "#tests/support/people/signed-in-pages.ts";
import { startSignInSite } from "#tests/support/product/sign-in-site.ts";
import { journey } from "./exceptions.ts";

const site = await startSignInSite();

afterAll(async () => {
  await site.stop();
});

/** The pages that somebody signed in sees more on; `tests/long` has all. */
const paths = ["/", "/account", "/history", "/links", "/qr"];

journey(
  "thorough: the pages that have more for a visitor who is signed in, at 360 px: no axe violation, no complaint, nothing sticks out",
  () => expectSignedInPages(site.url, { lang: "vi", width: 360, paths }),
);
