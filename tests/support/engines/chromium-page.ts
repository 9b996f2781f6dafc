import { until } from "#tests/support/product/until.ts";
import { type EnginePage, type OpenEngine, type Point, asJson, windowHeight } from "./engine.ts";
import { MessageSocket } from "./message-socket.ts";
import { startProgram } from "./program.ts";

const flags = [
  "--headless",
  "--no-sandbox",
  "--no-zygote",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--hide-scrollbars",
  // A page lives for a second: what compiling costs is not earned back (a quarter of all computing).
  "--js-flags=--no-opt",
  "--remote-debugging-port=0",
];

type Evaluated = {
  readonly result: { readonly value?: string };
  readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
};

type History = { readonly currentIndex: number; readonly entries: readonly { readonly id: number }[] };

async function pressIn(page: MessageSocket, at: Point, touch: boolean): Promise<void> {
  if (touch) {
    await page.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    await page.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    return;
  }
  const button = { button: "left", clickCount: 1, ...at };
  await page.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...at });
  await page.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
  await page.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button });
}

const isLoad = (event: unknown): event is { readonly loaderId: string } =>
  typeof event === "object" && event !== null && Reflect.get(event, "name") === "load";

/** The pages that have loaded, by what each was asked for as: the one before may load while the next is asked for. */
async function loadsOf(page: MessageSocket): Promise<ReadonlySet<string>> {
  const loaded = new Set<string>();
  page.on("Page.lifecycleEvent", (event) => {
    if (isLoad(event)) loaded.add(event.loaderId);
  });
  await page.send("Page.enable");
  await page.send("Page.setLifecycleEventsEnabled", { enabled: true });
  return loaded;
}

/** Notes what scripts have thrown and nobody caught; gives what was noted since it was asked last. */
async function noteErrors(page: MessageSocket): Promise<EnginePage["errors"]> {
  const errors: string[] = [];
  page.on("Runtime.exceptionThrown", (params) => errors.push(JSON.stringify(params).slice(0, 400)));
  await page.send("Runtime.enable");
  return () => errors.splice(0);
}

/** A Chromium of any year, by DevTools' own protocol: what drives today's is refused by those of 2020 and 2021. */
export const chromiumEngine =
  (binary: string): OpenEngine =>
  async ({ scripts, touch }) => {
    const program = await startProgram((folder) => [
      binary,
      ...flags,
      `--user-data-dir=${folder}`,
      "about:blank",
    ]);
    const address = await program.line(/DevTools listening on (\S+)/);
    const browser = await MessageSocket.open(address);
    const { targetId } = await browser.send<{ targetId: string }>("Target.createTarget", {
      url: "about:blank",
    });
    const page = await MessageSocket.open(address.replace(/\/devtools\/.*/, `/devtools/page/${targetId}`));
    const opened = await loadsOf(page);
    const errors = await noteErrors(page);
    if (touch) await page.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 1 });
    if (!scripts) await page.send("Emulation.setScriptExecutionDisabled", { value: true });
    return {
      open: async (url) => {
        const { loaderId } = await page.send<{ loaderId: string }>("Page.navigate", { url });
        await until(() => opened.has(loaderId));
      },
      back: async () => {
        const history = await page.send<History>("Page.getNavigationHistory");
        const entryId = history.entries[history.currentIndex - 1]?.id;
        await page.send("Page.navigateToHistoryEntry", { entryId });
      },
      evaluate: async (expression) => {
        const { result, exceptionDetails } = await page.send<Evaluated>("Runtime.evaluate", {
          expression: asJson(expression),
          returnByValue: true,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? "A script failed");
        return JSON.parse(result.value ?? "null");
      },
      press: (at) => pressIn(page, at, touch),
      resize: async (width) => {
        const size = { width, height: windowHeight, deviceScaleFactor: 1, mobile: false };
        await page.send("Emulation.setDeviceMetricsOverride", size);
      },
      forget: async () => {
        await page.send("Network.clearBrowserCookies");
      },
      errors,
      close: async () => {
        await browser.send("Browser.close");
        await program.end();
      },
    };
  };
