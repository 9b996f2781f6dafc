import { expect, test } from "bun:test";
import { languages } from "#core/i18n.ts";
import { type TaskPlace, taskPlaces } from "#tools/catalog.ts";
import {
  axeFaults,
  bareFaults,
  reflowFaults,
  smallTargets,
  wakeIslands,
} from "#tests/support/people/page-faults.ts";
import type { PageAddress } from "#tests/support/people/site-pages.ts";
import { sweep } from "#tests/support/people/sweep.ts";
import { sharedProduct } from "#tests/support/product/product.ts";
import { seededNumbers } from "#tests/support/samples/seeded-numbers.ts";

const { url } = await sharedProduct();

/** One of each tool's calls, in one language or the other. */
const kinds = [...Map.groupBy(taskPlaces, ({ id, task }) => `${id} ${task.call}`).values()].flatMap(
  ([first]) => first ?? [],
);

/** Others each day, so that all are seen in time; what fails is named, and fails again the same day. */
const next = seededNumbers(Math.floor(Date.now() / 86_400_000));
const drawn = Array.from({ length: 12 }, () => taskPlaces[next() % taskPlaces.length] ?? []).flat();

const addressesOf = (places: readonly TaskPlace[]): readonly PageAddress[] =>
  places.map(({ addresses }, index) => {
    const lang = languages[index % languages.length] ?? "vi";
    return { lang, address: url + addresses[lang], isTool: true };
  });

const pages = addressesOf([...kinds, ...drawn]);

const sweepMs = 300_000;

test(
  "pages of tasks, one of each kind and a dozen drawn: their islands live, no axe violation, nothing too small to touch, nothing sticks out at 320 px, no complaint",
  async () => {
    expect(kinds.length).toBeGreaterThan(20);
    await sweep({ script: true, width: 360, pages }, async (page) => {
      await wakeIslands(page);
      return [...(await axeFaults(page)), ...(await smallTargets(page)), ...(await reflowFaults(page))];
    });
  },
  sweepMs,
);

test(
  "the same without scripts have their language, their heading, a form, and nothing sticks out",
  () =>
    sweep({ script: false, width: 360, pages }, async (page, { lang }) => {
      const hasForm = (await page.locator("main form").count()) > 0;
      return [
        // Their lead has two lines, and an answer may stand before the form.
        ...(await bareFaults(page, { lang, isTool: false })),
        ...(hasForm ? [] : ["has no form"]),
        ...(await reflowFaults(page)),
      ];
    }),
  sweepMs,
);
