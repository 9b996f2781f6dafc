import { afterAll, expect, test } from "bun:test";
import { sharedBrowser } from "#tests/support/people/chromium.ts";
import { expectFrameHolds, expectHarmless, watch } from "#tests/support/people/hostile-bodies.ts";
import { hookSecret } from "#tests/support/product/mailbox.ts";
import { startTestProduct } from "#tests/support/product/product.ts";
import { hostileBodies } from "#tests/support/samples/hostile-mail.ts";

const product = await startTestProduct({
  env: { MAIL_HOOK_SECRET: hookSecret, MAIL_DOMAIN: "hopthu.example" },
});
const browser = await sharedBrowser();

afterAll(async () => {
  await product.stop();
});

/** One in eight of every kind in the list; `tests/long` has all. */
const some = hostileBodies.filter((_, at) => at % 8 === 0);

test("hostile bodies run nothing, load nothing and leave the page as it is", () =>
  expectHarmless(browser, product.url, some));

test("the trap springs: without sanitising and without a policy, a script and a picture are noticed", async () => {
  const context = await browser.newContext();
  const seen = watch(context, (url) => url.endsWith("/bare"));
  await context.route("**/bare", (route) =>
    route.fulfill({ contentType: "text/html", body: "<script>alert(1)</script><img src=//evil.example/x>" }),
  );
  const page = await context.newPage();
  seen.length = 0;
  await page.goto(`${product.url}/bare`);
  // Without any network a browser does not even look for a name.
  const refused = expect.stringMatching(/^net::ERR_\w+ http:\/\/evil\.example\/x$/);
  expect(seen.toSorted()).toEqual(["dialog 1", refused]);
  await context.close();
});

test("thorough: the frame alone holds them too: the same bodies unsanitised, framed and opened by themselves", () =>
  expectFrameHolds(browser, product.url, some));
