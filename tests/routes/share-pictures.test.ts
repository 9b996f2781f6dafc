import { expect, test } from "bun:test";
import { localPath } from "#core/pages.ts";
import { tools } from "#tools/catalog.ts";
import { languages } from "#core/i18n.ts";
import { shownPicture } from "#core/picture.ts";
import { withProduct } from "#tests/support/product/product.ts";

const pictureIn = (html: string): string => /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
const maxBytes = 40 * 1024;

test("every tool has a picture of its own in each language, 1200 by 630 and small, kept for ever", () =>
  withProduct(async (base) => {
    const seen = new Set<string>();
    for (const { path } of tools)
      for (const lang of languages) {
        const html = await (await fetch(base + localPath(path, lang))).text();
        expect(html).toContain(`property="og:locale" content="${{ vi: "vi_VN", en: "en_GB" }[lang]}"`);
        seen.add(pictureIn(html));
      }
    expect(seen.size).toBe(tools.length * languages.length);
    for (const path of ["/vietqr", "/en/text-analyzer", "/tools"]) {
      const { pathname } = new URL(pictureIn(await (await fetch(base + path)).text()));
      const response = await fetch(base + pathname);
      const bytes = new Uint8Array(await response.arrayBuffer());
      const { size } = shownPicture({ type: "image/png", bytes, name: "share.png" });
      expect([response.status, response.headers.get("content-type"), size]).toEqual([
        200,
        "image/png",
        { width: 1200, height: 630 },
      ]);
      expect(bytes.length).toBeLessThan(maxBytes);
      expect(response.headers.get("cache-control")).toContain("immutable");
    }
  }));

test("a picture of another version leads to the one of now, and what is no tool's is not found", () =>
  withProduct(async (base) => {
    const { pathname } = new URL(pictureIn(await (await fetch(`${base}/qr`)).text()));
    const old = await fetch(`${base}/share/qr-vi-0abc.png`, { redirect: "manual" });
    expect([old.status, old.headers.get("location")]).toEqual([302, pathname]);
    for (const name of ["no-tool-vi-0abc.png", "qr-fr-0abc.png", "qr.png"])
      expect((await fetch(`${base}/share/${name}`)).status).toBe(404);
    expect(pictureIn(await (await fetch(base)).text())).toEndWith("/og.png");
  }));
