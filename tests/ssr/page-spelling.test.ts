import { expect, test } from "bun:test";
import { otherPages } from "#core/pages.ts";
import { tools } from "#tools/catalog.ts";
import { pathMeantBy } from "#ssr/page-spelling.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();

const answerTo = async (path: string, method = "GET"): Promise<readonly [number, string | null]> => {
  const reply = await fetch(product.url + path, { method, redirect: "manual" });
  await reply.body?.cancel();
  return [reply.status, reply.headers.get("location")];
};

test("a page asked for by another spelling is one redirect away, with its query", async () => {
  const meant = {
    "/QR": "/qr",
    "/qr/": "/qr",
    "/vi": "/",
    "/vi/": "/",
    "/vi/qr": "/qr",
    "/VI/Text-Analyzer/": "/text-analyzer",
    "/index.html": "/",
    "/en/": "/en",
    "/en/index.php": "/en",
    "/EN/2FA?tab=a%20b&c": "/en/2fa?tab=a%20b&c",
  };
  for (const [path, to] of Object.entries(meant)) {
    expect([path, ...(await answerTo(path))]).toEqual([path, 301, to]);
    expect([path, ...(await answerTo(path, "HEAD"))]).toEqual([path, 301, to]);
    expect([to, ...(await answerTo(to))]).toEqual([to, 200, null]);
  }
});

test("nobody is sent to what is no page, and nothing that is sent is lost on the way", async () => {
  for (const path of [
    "/khong-co",
    "/vi/khong-co",
    "//evil.example",
    "/vi//evil.example/qr",
    "/vietqr/a",
    "/qr.html",
  ])
    expect([path, ...(await answerTo(path))]).toEqual([path, 404, null]);
  expect((await answerTo("/QR", "POST"))[0]).toBe(404);
  expect((await answerTo("/tools/", "POST"))[0]).not.toBe(301);
});

test("every page is meant by its own path in capitals, and its own path means nothing else", () => {
  for (const { path } of [...otherPages, ...tools]) {
    expect(pathMeantBy(path)).toBeNull();
    if (path !== "/") expect(pathMeantBy(`/vi${path.toUpperCase()}//`)).toBe(path);
  }
});
