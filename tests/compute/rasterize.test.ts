import { expect, test } from "bun:test";
import { PNG } from "pngjs";
import { Resvg } from "@resvg/resvg-js";
import { rasterize } from "#compute/rasterize.ts";

const drawing = (background: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="91" height="70">${background}<linearGradient id="g"><stop stop-color="#0b6b57"/><stop offset="1" stop-color="#e2f2ec"/></linearGradient><circle cx="40" cy="33" r="29.5" fill="url(#g)"/></svg>`;

test.each([
  ["covers all", '<path fill="#fff" d="M0 0h91v70H0z"/>', 2],
  ["lets something through", '<path fill="#fff" fill-opacity="0.5" d="M0 0h91v70H0z"/>', 6],
])("a PNG of what %s has the pixels that were drawn", async (_what, background, colourType) => {
  const svg = drawing(background);
  const raster = await rasterize.run({ svg, format: "png" });
  if (!raster.ok) throw new Error(raster.failure.code);
  const { width, height, data } = PNG.sync.read(Buffer.from(raster.value.bytes));
  expect([width, height, raster.value.bytes[25]]).toEqual([91, 70, colourType]);
  expect(Buffer.compare(data, PNG.sync.read(new Resvg(svg).render().asPng()).data)).toBe(0);
});
