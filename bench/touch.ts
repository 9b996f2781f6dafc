/**
 * How long a phone takes from the first touch of an island until it lives: Chromium slowed down four times, 1.6 Mbit/s and
 * 150 ms there and back, beside what the bytes alone take on that line. Then on the next page, when most is there already.
 */
import type { CDPSession, Page } from "playwright-core";
import { sharedBrowser } from "#tests/support/people/chromium.ts";
import { median } from "./load.ts";
import { startProduct } from "./support.ts";

const slowdown = 4;
const bytesPerS = 1_600_000 / 8;
const latencyMs = 150;
const limitMs = 400;
const rounds = 3;
const paths = ["/qr", "/crypto", "/links", "/whois"];

const server = await startProduct(4315);
const browser = await sharedBrowser();

type Touch = { readonly ms: number; readonly bytes: number };

/** Touches the page's first island; gives the time until it lives, and what came over the line for it. */
async function touch(page: Page, session: CDPSession): Promise<Touch> {
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  const ms = await page.evaluate(async () => {
    const island = document.querySelector("main [data-island]");
    const start = performance.now();
    const { promise, resolve } = Promise.withResolvers<number>();
    new MutationObserver(() => resolve(performance.now() - start)).observe(island ?? document, {
      attributeFilter: ["data-live"],
    });
    island?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    return promise;
  });
  return { ms, bytes };
}

/** Opens pages one after the other as one visitor, and touches each. */
async function visit(visited: readonly string[]): Promise<readonly Touch[]> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const touches: Touch[] = [];
  for (const path of visited) {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytesPerS,
      uploadThroughput: bytesPerS,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(server.url + path, { waitUntil: "networkidle" });
    touches.push(await touch(page, session));
    await session.detach();
  }
  await context.close();
  return touches;
}

const middle = (touches: readonly (Touch | undefined)[]): Touch =>
  median(
    touches.filter((one) => one !== undefined),
    ({ ms }) => ms,
  );

for (const path of paths) {
  const visits: (readonly Touch[])[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit([path, "/cron"]));
  const [first, next] = [middle(visits.map(([one]) => one)), middle(visits.map(([, one]) => one))];
  const lineMs = latencyMs + (first.bytes / bytesPerS) * 1000;
  console.log(
    `touch to live on ${path}: ${first.ms.toFixed(0)} ms for ${(first.bytes / 1024).toFixed(0)} KB, which take ${lineMs.toFixed(0)} ms on the line alone (wanted: ${limitMs}); on /cron after it ${next.ms.toFixed(0)} ms`,
  );
}
await server.stop();
