import { expect, test } from "bun:test";
import { inflateSync } from "node:zlib";
import { PNG } from "pngjs";
import QRCode from "qrcode/lib/core/qrcode.js";
import { stored } from "#tools/qr/png.ts";
import { shownPicture } from "#core/picture.ts";
import { drawQr } from "#tools/qr/draw.ts";
import { type QrStyle, errorCorrectionLevels, formats, moduleShapes } from "#tools/qr/schema.ts";
import { oneOf } from "#tests/support/samples/random.ts";
import { colourAt, decodePicture } from "#tests/support/people/qr-reader.ts";

const style: QrStyle = { format: "png", size: 400, margin: 4, level: "M", dark: "#000000", light: "#ffffff" };
const tricky = "Xin chào Việt Nam ₫ 👩‍👩‍👧 https://example.com/?a=1&b=ờ";

async function draw(text: string, own: Partial<QrStyle> = {}) {
  const drawn = await drawQr(text, { ...style, ...own });
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.failure));
  return drawn.value;
}

test("a PNG and an SVG read back as their text, at every level", async () => {
  for (const format of ["png", "svg"] as const) {
    for (const level of ["L", "M", "Q", "H"] as const) {
      expect(decodePicture(await draw(tricky, { format, level }))?.text).toBe(tricky);
    }
  }
});

test("whatever shape its modules have, a code reads back at every level, short or long", async () => {
  const letters = Array.from("aZ09-/ưộ₫😀");
  for (const shape of moduleShapes)
    for (const level of errorCorrectionLevels)
      for (const [length, least] of [
        [5, 128],
        [150, 500],
      ] as const) {
        const text = Array.from({ length }, () => oneOf(letters)).join("");
        const own = { shape, level, format: oneOf(formats), size: least + Math.floor(Math.random() * 300) };
        expect([own, decodePicture(await draw(text, own))?.text]).toEqual([own, text]);
      }
});

test("each shape is drawn differently, and its finder patterns are the same", async () => {
  const shapes = await Promise.all(
    moduleShapes.map(async (shape) =>
      PNG.sync.read(Buffer.from((await draw("abc", { shape, size: 290 })).bytes)),
    ),
  );
  const [square, ...others] = shapes.map(({ data }) => Array.from(data.filter((_, at) => at % 4 === 0)));
  // Of 29 modules with their margin, ten pixels each.
  const isInFinder = (at: number) => at % 290 < 110 && at < 110 * 290;
  for (const other of others) {
    const differing = other.flatMap((grey, at) => (grey === square?.[at] ? [] : [at]));
    expect(differing.length).toBeGreaterThan(1000);
    expect(differing.filter(isInFinder)).toEqual([]);
  }
});

test("the picture is exactly as large as asked for", async () => {
  for (const size of [128, 333, 2048]) {
    expect(decodePicture(await draw("abc", { size }))).toMatchObject({ width: size, height: size });
  }
});

test("the colours asked for are those of the picture", async () => {
  const { bytes } = await draw("abc", { dark: "#7a1f2e", light: "#fff4d6", margin: 0 });
  expect(colourAt(bytes, { x: 2, y: 2 })).toBe("#7a1f2e");
  expect(colourAt(bytes, { x: 399, y: 399 })).toBe("#fff4d6");
});

test("the largest code holds 2953 bytes at level L, and not one more", async () => {
  const most = "a".repeat(2953);
  expect(decodePicture(await draw(most, { level: "L", size: 1000 }))?.text).toBe(most);
  expect(await drawQr(`${most}a`, { ...style, level: "L", size: 1000 })).toMatchObject({
    ok: false,
    failure: {
      errors: [{ path: "text", message: { key: "qr.tooLong", params: { max: 2953, level: "L" } } }],
    },
  });
});

test("a megabyte is refused without being encoded", async () => {
  expect((await drawQr("a".repeat(1_000_000), style)).ok).toBe(false);
});

test("a picture too small for its modules is refused with the least size that does", async () => {
  const refused = await drawQr("a".repeat(2000), { ...style, level: "L", size: 200 });
  expect(refused).toMatchObject({ ok: false, failure: { errors: [{ path: "size" }] } });
});

test("a lone surrogate does not break the code", async () => {
  expect(decodePicture(await draw("a\ud800b"))?.text).toBe("a\ufffdb");
});

test("bytes that a browser cannot compress are a zlib stream all the same", () => {
  for (const length of [0, 1, 65_535, 65_536, 300_000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7919) >> 3);
    expect(new Uint8Array(inflateSync(stored(bytes)))).toEqual(bytes);
  }
});

test("a picture is shown at its own size before it is loaded, whatever its format", async () => {
  for (const format of ["png", "svg"] as const)
    for (const size of [128, 333, 1024])
      expect(shownPicture(await draw("abc", { format, size })).size).toEqual({ width: size, height: size });
});

test("each pixel is dark where its module is, wherever in a byte that begins", async () => {
  const { modules } = QRCode.create("abc", { errorCorrectionLevel: "M" });
  for (let size = 128; size < 136; size += 1) {
    const scale = Math.floor(size / (modules.size + 2));
    const start = Math.floor((size - modules.size * scale) / 2);
    const moduleAt = (pixel: number) => Math.floor((pixel - start) / scale);
    const isIn = (at: number) => at >= 0 && at < modules.size;
    const expected = Array.from({ length: size * size }, (_, at) => {
      const [row, column] = [moduleAt(Math.floor(at / size)), moduleAt(at % size)];
      return isIn(row) && isIn(column) && modules.get(row, column) === 1 ? 0 : 255;
    });
    const { data } = PNG.sync.read(Buffer.from((await draw("abc", { size, margin: 1 })).bytes));
    expect(expected.findIndex((grey, at) => data[at * 4] !== grey)).toBe(-1);
  }
});
