import { test } from "bun:test";
import { languages } from "#core/i18n.ts";
import {
  axeFaults,
  bareFaults,
  reflowFaults,
  smallTargets,
  wakeIslands,
} from "#tests/support/people/page-faults.ts";
import { type PageAddress, pagesWithTabs } from "#tests/support/people/site-pages.ts";
import { sweep } from "#tests/support/people/sweep.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();

/** Every page in both languages, on a machine that has other things to do. */
const wholeSiteMs = 900_000;

for (const width of [360, 1280]) {
  test(
    `every page at ${width} px in one language or the other: its islands live, no axe violation, nothing sticks out, no complaint`,
    async () => {
      // Every page is seen in both languages, and at both widths.
      const isSeen = ({ lang }: PageAddress, index: number) =>
        (index % 2 === 0) === ((lang === "vi") === (width === 360));
      const pages = (await Promise.all(languages.map((lang) => pagesWithTabs(product.url, [lang])))).flatMap(
        (ofLanguage) => ofLanguage.filter(isSeen),
      );
      await sweep({ script: true, width, pages }, async (page) => {
        await wakeIslands(page);
        const small = width === 360 ? await smallTargets(page) : [];
        return [...(await axeFaults(page)), ...small, ...(await reflowFaults(page))];
      });
    },
    wholeSiteMs,
  );
}

// Each page is opened once for all that is looked at without scripts: opening costs most.
test(
  "every page without scripts has its heading, its navigation and its form near the top, complains of nothing; what is touched is at least 44 px high, inputs have 16 px letters, and nothing sticks out at 320 px, nor at 200 % text",
  async () =>
    sweep({ script: false, width: 360, pages: await pagesWithTabs(product.url) }, async (page, address) => [
      ...(await bareFaults(page, address)),
      ...(await smallTargets(page)),
      ...(await reflowFaults(page)),
    ]),
  wholeSiteMs,
);
