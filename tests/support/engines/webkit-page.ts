import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "#tests/support/product/until.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { type OpenEngine, asJson, windowHeight } from "./engine.ts";
import { pressActions } from "./pointer-actions.ts";
import { type Program, startProgram } from "./program.ts";

/** Its window is as wide as its row of buttons at least. */
const smallButtons =
  "* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px }";

const patienceMs = 120_000;

type Call = <Value>(method: string, path: string, body?: object) => Promise<Value>;

/** What asks a driver at a port, as WebDriver says. */
const callerOf =
  (port: number): Call =>
  async (method, path, body = {}) => {
    // A driver that hangs never answers by itself.
    const init = {
      method,
      signal: AbortSignal.timeout(patienceMs),
      ...(method === "POST" && { body: JSON.stringify(body) }),
    };
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = await reply.json();
    if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };

async function startDriver(driver: string, port: number, display: Program): Promise<Program> {
  const screen = `:${await display.line(/^(\d+)\n/m)}`;
  return startProgram(
    (folder) => {
      mkdirSync(join(folder, "gtk-3.0"));
      writeFileSync(join(folder, "gtk-3.0", "gtk.css"), smallButtons);
      return [driver, `--port=${port}`];
    },
    (folder) => ({
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      XDG_CONFIG_HOME: folder,
      DISPLAY: screen,
    }),
  );
}

export type WebKitPrograms = { readonly driver: string; readonly browser: string; readonly screen: string };

/**
 * WebKitGTK by WebDriver, in a window of a screen that nobody sees. Its finger is a mouse, whatever it is told; without
 * scripts it leaves them out of what it reads, since it hangs where they are off. It tells nobody of errors.
 */
export const webKitEngine =
  ({ driver, browser, screen }: WebKitPrograms): OpenEngine =>
  async ({ scripts }) => {
    const port = await freePort();
    const display = await startProgram(() => [screen, "-displayfd", "1", "-screen", "0", "2100x1200x24"]);
    const program = await startDriver(driver, port, display);
    const call = callerOf(port);
    await until(() => call("GET", "/status").then(() => "there", String), "there");
    const args = ["--automation", ...(scripts ? [] : ["--enable-javascript-markup=false"])];
    const { sessionId } = await call<{ sessionId: string }>("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args } } },
    });
    const session = `/session/${sessionId}`;
    const evaluate = async <Value>(expression: string): Promise<Value> =>
      JSON.parse(
        await call("POST", `${session}/execute/sync`, { script: `return ${asJson(expression)}`, args: [] }),
      );
    return {
      open: async (url) => {
        await call("POST", `${session}/url`, { url });
      },
      back: async () => {
        await call("POST", `${session}/back`);
      },
      evaluate,
      press: async (at) => {
        await call("POST", `${session}/actions`, { actions: pressActions(at, "mouse") });
      },
      resize: async (width) => {
        const [left, top] = await evaluate<[number, number]>(
          "[outerWidth - innerWidth, outerHeight - innerHeight]",
        );
        await call("POST", `${session}/window/rect`, { width: width + left, height: windowHeight + top });
      },
      forget: async () => {
        await call("DELETE", `${session}/cookie`);
      },
      errors: () => [],
      close: async () => {
        await call("DELETE", session);
        await program.end();
        await display.end();
      },
    };
  };
