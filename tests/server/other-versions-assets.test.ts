import { expect, test } from "bun:test";
import { loadAssets } from "#ssr/asset-cache.ts";
import { type Assets, assetsOf } from "#ssr/assets.ts";
import { compress } from "#ssr/variants.ts";
import { newDatabaseUrl } from "#tests/support/product/database.ts";
import { startTestProduct } from "#tests/support/product/product.ts";
import { until } from "#tests/support/product/until.ts";

/** The product's files as a version has them whose style sheet begins with its name. */
async function versionOf(name: string): Promise<Assets> {
  const { css, files } = await loadAssets();
  const sheet = files.get(css);
  if (!sheet) throw new Error("There is no style sheet");
  const identity = new Uint8Array(Buffer.concat([Buffer.from(`/* ${name} */`), sheet.identity]));
  const others = [...files].filter(([path]) => path !== css);
  const own = { type: sheet.type, ...(await compress(identity, 1)) };
  return assetsOf(new Map([...others, [`/assets/styles-${name}.css`, own]]));
}

test("thorough: while two versions serve one site, each answers for what the other's pages load, and after one has gone", async () => {
  const env = { DATABASE_URL: await newDatabaseUrl() };
  const start = async (name: string) => startTestProduct({ env, ownAssets: await versionOf(name) });
  const older = await start("OLDER");
  const sheetAt = (base: string, name: string) => fetch(`${base}/assets/styles-${name}.css`);
  expect((await sheetAt(older.url, "NEWER")).status).toBe(404);
  const newer = await start("NEWER");
  for (const [{ url }, name] of [
    [older, "NEWER"],
    [newer, "OLDER"],
  ] as const) {
    await until(async () => (await sheetAt(url, name)).status, 200);
    const answer = await sheetAt(url, name);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await answer.text()).toStartWith(`/* ${name} */`);
  }
  await older.stop();
  expect((await sheetAt(newer.url, "OLDER")).status).toBe(200);
  await newer.stop();
  const again = await start("NEWER");
  expect((await sheetAt(again.url, "OLDER")).status).toBe(200);
  expect((await sheetAt(again.url, "NONE")).status).toBe(404);
  expect((await fetch(`${again.url}/assets/styles-OLDER.css`, { method: "POST" })).status).toBe(404);
  await again.stop();
});
