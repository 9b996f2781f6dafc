import { afterAll, expect, test } from "bun:test";
import { sharedBrowser } from "#tests/support/people/chromium.ts";
import { expectFrameHolds, expectHarmless } from "#tests/support/people/hostile-bodies.ts";
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

test(`${hostileBodies.length} hostile bodies run nothing, load nothing and leave the page as it is`, async () => {
  expect(hostileBodies.length).toBeGreaterThanOrEqual(150);
  await expectHarmless(browser, product.url, hostileBodies);
});

test("the frame alone holds them too: the same bodies unsanitised, framed and opened by themselves", () =>
  expectFrameHolds(browser, product.url, hostileBodies));
