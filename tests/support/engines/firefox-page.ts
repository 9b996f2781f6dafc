import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type OpenEngine, asJson, windowHeight } from "./engine.ts";
import { MessageSocket } from "./message-socket.ts";
import { pressActions } from "./pointer-actions.ts";
import { startProgram } from "./program.ts";

type Contexts = { readonly contexts: readonly { readonly context: string }[] };
type Evaluated = {
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
};

const profile = (settings: Readonly<Record<string, boolean | number>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `user_pref("${name}", ${value});\n`)
    .join("");

/** Firefox by WebDriver BiDi. It has no command that turns scripts off, but a setting of the profile. */
export const firefoxEngine =
  (binary: string): OpenEngine =>
  async ({ scripts, touch }) => {
    const program = await startProgram((folder) => {
      const settings = {
        "javascript.enabled": scripts,
        "dom.w3c_touch_events.enabled": Number(touch),
        // No page that was left is kept alive, as on a phone with little memory.
        "browser.sessionhistory.max_total_viewers": 0,
      };
      writeFileSync(join(folder, "user.js"), profile(settings));
      const wishes = ["--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0"];
      return [binary, ...wishes, "about:blank"];
    });
    const address = await program.line(/WebDriver BiDi listening on (\S+)/);
    const browser = await MessageSocket.open(`${address}/session`);
    await browser.send("session.new", { capabilities: {} });
    const { contexts } = await browser.send<Contexts>("browsingContext.getTree");
    const context = contexts[0]?.context ?? "";
    const errors: string[] = [];
    browser.on("log.entryAdded", (entry) => {
      const text = JSON.stringify(entry);
      // What is still being loaded when a page is left ends with it.
      const isCutOff = /"text":"(Failed to load|TypeError: error loading dynamically imported module)/.test(
        text,
      );
      if (text.includes('"level":"error"') && !isCutOff) errors.push(text.slice(0, 400));
    });
    await browser.send("session.subscribe", { events: ["log.entryAdded"] });
    return {
      open: async (url) => {
        await browser.send("browsingContext.navigate", { context, url, wait: "complete" });
      },
      back: async () => {
        await browser.send("browsingContext.traverseHistory", { context, delta: -1 });
      },
      evaluate: async (expression) => {
        const { result, exceptionDetails } = await browser.send<Evaluated>("script.evaluate", {
          expression: asJson(expression),
          target: { context },
          awaitPromise: false,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return JSON.parse(result?.value ?? "null");
      },
      press: async (at) => {
        const actions = pressActions(at, touch ? "touch" : "mouse");
        await browser.send("input.performActions", { context, actions });
      },
      resize: async (width) => {
        const viewport = { width, height: windowHeight };
        await browser.send("browsingContext.setViewport", { context, viewport });
      },
      forget: async () => {
        await browser.send("storage.deleteCookies", { partition: { type: "context", context } });
      },
      errors: () => errors.splice(0),
      close: async () => {
        await browser.send("browser.close");
        await program.end();
      },
    };
  };
