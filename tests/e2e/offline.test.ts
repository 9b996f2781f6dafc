import { expect } from "bun:test";
import http from "node:http";
import { brotliCompressSync, constants as zlib } from "node:zlib";
import type { BrowserContext, Page } from "playwright-core";
import { en } from "#locales/index.ts";
import { loadConfig } from "#server/config.ts";
import { startProduct } from "#server/product.ts";
import { loadAssets } from "#ssr/asset-cache.ts";
import { type Assets, assetsOf } from "#ssr/assets.ts";
import { sharedBrowser } from "#tests/support/people/chromium.ts";
import { pageTimeoutMs } from "#tests/support/people/profiles.ts";
import { newMemoryUrl } from "#tests/support/product/database.ts";
import { startServerProcess } from "#tests/support/product/server-process.ts";
import { until } from "#tests/support/product/until.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { listen } from "#tests/support/servers/http-server.ts";
import { journey } from "./exceptions.ts";

const assets = await loadAssets();
const browser = await sharedBrowser();

journey("the service worker is at most 2 KB gzip", () => {
  expect(assets.serviceWorker.gzip.length).toBeLessThanOrEqual(2048);
});

async function withVisitor(look: (page: Page, context: BrowserContext) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  context.setDefaultTimeout(pageTimeoutMs);
  try {
    await look(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** The addresses that are kept, without their origin, by the name of their cache. */
const keptOn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.slice(location.origin.length))] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  });

/** Opens a page, touches the island of its tool, and waits until it is kept. */
async function visitAndTouch(page: Page, base: string, path: string, build: string): Promise<void> {
  await page.goto(base + path);
  await page.locator("main [data-island]").first().dispatchEvent("pointerover");
  await page.locator("main [data-live]").first().waitFor({ state: "attached" });
  await until(
    () => keptOn(page),
    (kept) => kept[build]?.includes(path) ?? false,
  );
}

journey(
  "thorough: in the underground: what was visited works without the server, and the rest says that it needs it",
  () =>
    withVisitor(async (page) => {
      const port = await freePort();
      const base = `http://127.0.0.1:${port}`;
      const env = {
        PORT: String(port),
        HOST: "127.0.0.1",
        DATABASE_URL: await newMemoryUrl(),
        SMTP_PORT: "0",
      };
      const server = await startServerProcess(env);
      try {
        await page.goto(`${base}/qr`);
        expect(
          await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
        ).toBe(0);
        for (const path of ["/qr", "/crypto", "/text-analyzer", "/en/whois"])
          await visitAndTouch(page, base, path, assets.build);
        await server.stop();
        expect(await fetch(base).catch(() => "ended")).toBe("ended");

        await page.goto(`${base}/qr`);
        await page.fill("main [name=text]", "không có mạng");
        await page.locator("main button.button:not([type=button])").first().click();
        await page.getByText("Xử lý ngay trên máy bạn").first().waitFor();
        await page.locator("#result img").waitFor();

        await page.goto(`${base}/crypto?tab=hash`);
        await page.fill("#panel-hash [name=text]", "abc");
        await page.getByText("Xử lý ngay trên máy bạn").first().waitFor();

        await page.goto(`${base}/text-analyzer`);
        await page.fill("main [name=text]", "một hai ba");
        await page.getByText("Xử lý ngay trên máy bạn").first().waitFor();

        await page.goto(`${base}/en/whois`);
        await page.fill("main [name=domain]", "example.com");
        await page.locator("main button.button:not([type=button])").first().click();
        await page.getByText(en["client.offline"]).first().waitFor();

        await page.goto(`${base}/en/dns`);
        expect(await page.locator("h1").textContent()).toBe(en["offline.label"]);
        await page.goto(`${base}/dns`);
        expect(await page.locator("h1").textContent()).toBe("Không có mạng");
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      } finally {
        await server.stop();
      }
    }),
);

/** Stands between a browser and the product, and lets pages wait, or answers nothing at all. */
async function startSlowLine(target: string) {
  const line = { delayMs: 0, isCut: false };
  const proxy = http.createServer((request, response) => {
    const forward = () =>
      http
        .request(
          target + request.url,
          { method: request.method ?? "GET", headers: request.headers },
          (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
        )
        .on("error", () => response.destroy())
        .end();
    if (line.isCut) request.socket.destroy();
    else if (
      request.headers["sec-fetch-mode"] === "navigate" ||
      !/^\/(assets|fonts)\//.test(request.url ?? "")
    )
      setTimeout(forward, line.delayMs);
    else forward();
  });
  const { port } = await listen(proxy);
  const stop = () => {
    proxy.closeAllConnections();
    proxy.close();
  };
  return { url: `http://127.0.0.1:${port}`, line, stop };
}

journey(
  "thorough: on a slow line an address with a question gets its own answer, and one that is kept what was kept",
  () =>
    withVisitor(async (page) => {
      const product = await startProductOn(await freePort(), assets);
      const { url, line, stop } = await startSlowLine(product.url);
      try {
        await visitAndTouch(page, url, "/en/cron", assets.build);
        const question = "/en/cron?expr=17+4+*+*+*";
        line.delayMs = 7000;
        await page.goto(url + question);
        expect(await page.locator("main [name=expr]").inputValue()).toBe("17 4 * * *");
        expect(await page.locator("#result").textContent()).toContain("04:17");
        // The page itself, and with what others add to its address, does not wait for longer than five seconds.
        line.delayMs = 60_000;
        for (const address of ["/en/cron", "/en/cron?fbclid=abc&utm_source=zalo"]) {
          await page.goto(url + address);
          expect(await page.locator("main [name=expr]").count()).toBe(1);
        }
        line.isCut = true;
        await page.goto(url + question);
        expect(await page.locator("h1").textContent()).toBe(en["offline.label"]);
        [line.isCut, line.delayMs] = [false, 0];
        await page.getByText(en["offline.again"]).click();
        await page.locator("main [name=expr]").waitFor();
        expect(page.url()).toBe(url + question);
        expect(await page.locator("#result").textContent()).toContain("04:17");
      } finally {
        stop();
        await product.stop();
      }
    }),
);

journey("nothing of a visitor's own is kept", () =>
  withVisitor(async (page) => {
    const port = await freePort();
    const product = await startProductOn(port, assets);
    try {
      await visitAndTouch(page, product.url, "/cron", assets.build);
      for (const path of ["/notes", "/temp-mail", "/account", "/qr?text=bi-mat", "/auth/logout"]) {
        await page.goto(product.url + path);
        await page.locator("[data-island]").last().dispatchEvent("pointerover");
        await page.locator("[data-live]").first().waitFor({ state: "attached" });
      }
      // The messages of the pages before are answered in turn.
      await visitAndTouch(page, product.url, "/data", assets.build);
      await until(
        () => keptOn(page),
        (kept) => kept[assets.build]?.includes("/") ?? false,
      );
      const kept = Object.values(await keptOn(page)).flat();
      const pages = kept.filter((path) => !/^\/(assets|fonts)\//.test(path));
      const plain = pages.filter((path) => !path.includes("?"));
      expect(plain.toSorted()).toEqual(["/", "/cron", "/data", "/en/offline", "/offline", "/qr"]);
      expect(pages.filter((path) => path.includes("?") && !/^\/qr\?tab=\w+$/.test(path))).toEqual([]);
    } finally {
      await product.stop();
    }
  }),
);

async function startProductOn(port: number, of: Assets) {
  const env = { HOST: "127.0.0.1", DATABASE_URL: await newMemoryUrl(), RATE_LIMIT: "0", SMTP_PORT: "0" };
  const config = loadConfig({ ...env, PORT: String(port) });
  return startProduct(config, { now: () => new Date(), write: () => {}, assets: of, storesAssets: false });
}

/** The same files at other addresses, each saying so: what the next build is to a browser. */
function nextBuild({ files }: Assets): Assets {
  const renamed = (text: string) => text.replace(/(\/assets\/[\w-]+)(\.\w+)/g, "$1next$2");
  const next = [...files].map(([address, asset]) => {
    const text = renamed(new TextDecoder().decode(asset.identity));
    const mark = asset.type.startsWith("text/css") ? "\nbody{--build:next}" : "";
    const identity = new TextEncoder().encode(text + mark);
    const br = new Uint8Array(brotliCompressSync(identity, { params: { [zlib.BROTLI_PARAM_QUALITY]: 1 } }));
    return [renamed(address), { ...asset, identity, gzip: Bun.gzipSync(identity), br }] as const;
  });
  return assetsOf(new Map(next));
}

/** Which build a page is of, and which its files are of that it has loaded. */
const buildsOn = (page: Page) =>
  page.evaluate(() => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    const files = loaded.filter((path) => path.startsWith("/assets/"));
    const isNext = [...files, document.querySelector("link[rel=stylesheet]")?.getAttribute("href") ?? ""].map(
      (path) => path.includes("next."),
    );
    const style = getComputedStyle(document.body).getPropertyValue("--build").trim();
    return { style, builds: [...new Set(isNext)] };
  });

journey("thorough: an update shows no page with another build's files, online or off", () =>
  withVisitor(async (page) => {
    const port = await freePort();
    const next = nextBuild(assets);
    const first = await startProductOn(port, assets);
    await visitAndTouch(page, first.url, "/cron", assets.build);
    await visitAndTouch(page, first.url, "/data", assets.build);
    await first.stop();

    const second = await startProductOn(port, next);
    try {
      await page.goto(`${second.url}/data`);
      await page.locator("main [data-island]").first().dispatchEvent("pointerover");
      await page.locator("main [data-live]").first().waitFor({ state: "attached" });
      expect(await buildsOn(page)).toEqual({ style: "next", builds: [true] });
      // What the first had kept is fetched anew, in one go.
      await until(
        () => keptOn(page),
        (kept) => kept[next.build]?.includes("/cron") ?? false,
      );
      await until(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return !registration?.installing && !registration?.waiting;
        }),
      );
    } finally {
      await second.stop();
    }
    for (const path of ["/cron", "/data"]) {
      await page.goto(second.url + path);
      await page.locator("main [data-island]").first().dispatchEvent("pointerover");
      await page.locator("main [data-live]").first().waitFor({ state: "attached" });
      expect(await buildsOn(page)).toEqual({ style: "next", builds: [true] });
    }
  }),
);

type Picture = { readonly src: string };
type Manifest = {
  readonly share_target: {
    readonly action: string;
    readonly method: string;
    readonly enctype: string;
    readonly params: { readonly text: string };
  };
  readonly icons: readonly Picture[];
  readonly shortcuts: readonly { readonly icons: readonly Picture[] }[];
};

journey("a text that is shared to the site is posted, and opens the home page's field", async () => {
  const product = await startProductOn(await freePort(), assets);
  try {
    for (const path of ["/manifest.webmanifest", "/en/manifest.webmanifest"]) {
      const manifest: Manifest = await (await fetch(product.url + path)).json();
      const { action, method, enctype, params } = manifest["share_target"];
      expect([method, enctype]).toEqual(["POST", "application/x-www-form-urlencoded"]);
      const page = await fetch(product.url + action, {
        method,
        headers: { "Sec-Fetch-Site": "none" },
        body: new URLSearchParams({ [params.text]: "https://example.com/" }),
      });
      expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      expect(page.headers.get("x-build")).toBeNull();
      expect(await page.text()).toMatch(/<textarea[^>]*>https:\/\/example\.com\/<\/textarea>/);
      for (const { src } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)])
        expect((await fetch(product.url + src)).status).toBe(200);
    }
  } finally {
    await product.stop();
  }
});
