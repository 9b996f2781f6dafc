import { expect, test } from "bun:test";
import { type CostLook, findingAt, lastingFaults } from "#tests/support/product/door-costs.ts";
import { newFileUrl } from "#tests/support/product/database.ts";
import { plantedCalls } from "#tests/support/product/planted-calls.ts";
import { withWatchedProduct } from "#tests/support/product/watched-product.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { aFewShapes, fewShapes } from "#tests/support/samples/growing-texts.ts";

test("thorough: a call that is declared with a mistake is found by the property over all fields, one without is not", async () => {
  const port = await freePort();
  const settings = {
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: newFileUrl(),
    RATE_LIMIT: "0",
    SMTP_PORT: "0",
  };
  const nobody = { headers: {}, places: {}, known: {} };
  await withWatchedProduct(
    settings,
    async (product) => {
      const faulty: string[] = [];
      for (const [name, { maxLength }] of Object.entries(plantedCalls)) {
        const path = `/api/encode/planted/${name.replaceAll(" ", "-")}`;
        const door = product.doors.find((one) => one.path === path && one.place === "json");
        if (!door) throw new Error(`No door leads to ${path}`);
        const shapes = maxLength > 300 ? fewShapes : aFewShapes;
        for (const shape of shapes) {
          const sent = { door, shape, bodyBytes: 120_000 };
          if ((await findingAt(product, nobody, sent)).fault === null) continue;
          faulty.push(name);
          break;
        }
      }
      expect(faulty).toEqual(Object.keys(plantedCalls).filter((name) => name !== "nothing wrong"));
    },
    { isPlanted: true },
  );
});

test("what there was no time to look at is a fault too, and what is at fault once only is none", async () => {
  let asked = 0;
  const looks: CostLook[] = [
    async () => ((asked += 1) === 1 ? "once" : null),
    async () => "each time",
    ...Array.from({ length: 30 }, () => async () => null),
  ];
  expect(await lastingFaults(looks)).toEqual(["each time"]);
  const slow = looks.map((look) => async () => {
    await Bun.sleep(2);
    return look();
  });
  const { warn } = console;
  const warned: unknown[] = [];
  console.warn = (line) => void warned.push(line);
  try {
    const told = /^only \d of 32 were looked at in 0.005 s$/;
    expect((await lastingFaults(slow, 5)).at(-1)).toMatch(told);
    expect(warned).toEqual([expect.stringMatching(told)]);
  } finally {
    console.warn = warn;
  }
});
