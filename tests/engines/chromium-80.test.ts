import { afterAll, expect, test } from "bun:test";
import { engines } from "#tests/support/engines/engines.ts";
import { walk } from "#tests/support/engines/walk.ts";
import { startConnectedProduct } from "#tests/support/product/connected-product.ts";

// The oldest browser that visitors may have, before each landing; all of them in both ways, and all that is looked at
// besides, are in tests/long/engines.
const open = await engines["Chromium 80"]();
const product = open && (await startConnectedProduct());
/** What was opened, by the width that it has: by finger and by mouse. */
const pages = open && {
  360: await open({ scripts: true, touch: true }),
  1366: await open({ scripts: true, touch: false }),
};
const parts = 8;

afterAll(async () => {
  for (const page of Object.values(pages ?? {})) await page.close();
  await product?.stop();
});

for (let at = 0; at < parts; at += 1) {
  const width = at % 2 === 0 ? 360 : 1366;
  test.skipIf(!pages)(
    `Chromium 80 does the main tasks at ${width} px, part ${at + 1} of ${parts}`,
    async () => {
      if (!pages || !product) return;
      const { tasks, faults } = await walk(product, pages[width], width, { at, of: parts });
      expect(faults).toEqual([]);
      expect(tasks).toBeGreaterThan(2);
    },
  );
}
