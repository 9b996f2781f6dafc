import { expect, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { decodedCalls } from "#core/tool.ts";
import { deviceTools } from "#tools/catalog.ts";
import { tools as declared } from "#tools/registry.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { sharedProduct } from "#tests/support/product/product.ts";
import { until } from "#tests/support/product/until.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

type Values = Readonly<Record<string, unknown>>;

/** What the tool's examples fill a form with, the earlier ones first. */
const examplesOf = (id: string): Values =>
  Object.assign(
    {},
    ...decodedCalls(declared.find((tool) => tool.id === id)?.calls ?? {})
      .map(([, { example }]) => example.body ?? {})
      .toReversed(),
  );

/** A code that is right now, which no example can have. */
async function codeOfNow(): Promise<string> {
  const { secret } = examplesOf("two-factor");
  const reply = await fetch(`${product.url}/api/2fa/code`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ secret }),
  });
  return (await reply.json()).code;
}

/** Where one types, on the page of a tool that answers meanwhile. */
const typed = [
  "input:not([type])",
  "input:is([type=text], [type=search], [type=tel], [type=email], [type=url])",
  "textarea",
].map((field) => `.tool:has(.answered) ${field}`);

type Seen = { red: string[]; shift: number };

/** Begins to write down what is red and what moves, whoever has caused it. */
const beginToWatch = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: Seen = { red: [], shift: 0 };
    const shifts = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) seen.shift += Number(entry.value);
    });
    shifts.observe({ type: "layout-shift" });
    new MutationObserver(() => {
      for (const one of document.querySelectorAll("main :is(.refusal, .error, [aria-invalid=true])"))
        if (one.checkVisibility()) seen.red.push(`${one.className}: ${one.textContent}`);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    return seen;
  });

/** Whoever types does not rest, though a slow machine takes more than a second from one key to the next. */
const neverRest = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms = 0, ...values: unknown[]) =>
        start(run, ms < 1000 ? ms : 60 * ms, ...values),
    });
  });

/** An answer is worked out after the letter was drawn, and drawn itself; what moved by it is told after that. */
const drawn = (page: Page, frames: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, frames);

/** Types over what stands in the field, a key after the other; gives what is wrong with it. */
async function faultOf(page: Page, field: Locator, text: string): Promise<string | null> {
  await field.focus();
  await page.locator("[data-live] .result").first().waitFor({ state: "attached" });
  await drawn(page, 20);
  const seen = await beginToWatch(page);
  await field.press("Control+a");
  for (const key of text) {
    await page.keyboard.insertText(key);
    await drawn(page, 4);
  }
  await page.locator(".result[aria-busy]").waitFor({ state: "detached" });
  await drawn(page, 20);
  const { red, shift } = await seen.jsonValue();
  if (red.length > 0) return `${red.length} times red: ${red[0]}`;
  return shift > 0.02 ? `moved by ${shift.toFixed(4)}` : null;
}

test("a code that takes the place of the one before, by itself, moves nothing", () =>
  visitWith(browser, { width: 360, fresh: true }, async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install();
    await page.goto(`${product.url}/2fa`);
    // The form below the code, which what moves there would move.
    await page.locator("[name=account]").focus();
    await page.locator("[data-live] .result").first().waitFor({ state: "attached" });
    const code = page.locator(".result code").first();
    const before = await code.textContent();
    await drawn(page, 20);
    const seen = await beginToWatch(page);
    await until(
      async () => {
        await page.clock.runFor(1000);
        return code.textContent();
      },
      (now) => now !== before,
    );
    await drawn(page, 20);
    expect(await seen.jsonValue()).toEqual({ red: [], shift: 0 });
  }));

test("thorough: while a right text is typed key by key nothing is red and nothing moves, in every field of a live tool", async () => {
  const faults: string[] = [];
  const asked = new Set<string>();
  for (const width of [360, 1280]) {
    await visitWith(browser, { width, fresh: true }, async (page) => {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
      await neverRest(page);
      for (const { id, path } of deviceTools) {
        await page.goto(product.url + path);
        const values: Values = { ...examplesOf(id), ...(id === "two-factor" && { code: await codeOfNow() }) };
        const fields = page.locator(typed.join(", "));
        const places = await fields.evaluateAll((all) =>
          all.map((one) => [one.getAttribute("name") ?? "", one.closest("[id^=panel-]")?.id.slice(6) ?? ""]),
        );
        for (const [at, [name = "", tab = ""]] of places.entries()) {
          const text = values[name];
          if (typeof text !== "string") continue;
          await page.goto(`${product.url}${path}?tab=${tab}`);
          const field = fields.nth(at);
          if (!(await field.isVisible())) continue;
          const fault = await faultOf(page, field, text);
          if (fault !== null) faults.push(`${width} ${id} ${tab} ${name}: ${fault}`);
          asked.add(id);
        }
      }
    });
  }
  expect(faults).toEqual([]);
  expect([...asked]).toEqual(deviceTools.map(({ id }) => id));
});
