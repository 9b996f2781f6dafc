import { expect, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { decodedCalls } from "#core/tool.ts";
import { deviceTools, tools } from "#tools/catalog.ts";
import { tools as declared } from "#tools/registry.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { startConnectedProduct } from "#tests/support/product/connected-product.ts";

type Values = Readonly<Record<string, string>>;

/** What the tool's examples fill a form with, the later ones where the earlier say nothing. */
const examplesOf = (id: string): Values =>
  Object.assign(
    {},
    ...decodedCalls(declared.find((tool) => tool.id === id)?.calls ?? {})
      .map(([, { example }]) => example.body ?? {})
      .toReversed(),
  );

const field = "input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea, select";

async function fill(form: Locator, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const one = form.locator(`[name="${name}"]`).first();
    if ((await one.count()) === 0 || !(await one.isVisible())) continue;
    const tag = await one.evaluate(({ tagName }) => tagName);
    if (tag === "SELECT") await one.selectOption(value);
    else if (typeof value === "string") await one.fill(value);
  }
}

/** Says something else in a field, and gives what says the former thing again. */
async function change(one: Locator): Promise<() => Promise<unknown>> {
  const former = await one.inputValue();
  const others = await one
    .locator("option")
    .evaluateAll((options) => options.map((option) => option.getAttribute("value") ?? ""));
  const other = others.find((value) => value !== former);
  if (other !== undefined) {
    await one.selectOption(other);
    return () => one.selectOption(former);
  }
  await one.fill(/^\d+$/.test(former) ? String(Number(former) + 1) : `${former}x`);
  return () => one.fill(former);
}

/** Asks by the form, then says something else in it, and then the former thing again; gives what is wrong with it. */
async function faultOf(page: Page, tool: Locator, values: Values, isLive: boolean): Promise<string | null> {
  const one = tool.locator(field).locator("visible=true").first();
  // A list may stand behind the buttons for what is in it.
  await one.focus();
  await page.locator("[data-live] .result").first().waitFor({ state: "attached" });
  await fill(tool, values);
  await tool.locator(".button:not(.quiet, [type=button])").first().click();
  const fresh = tool.locator(".result:not([data-stale], [aria-busy]) .answered:not(:has(.empty))");
  await fresh.waitFor();
  const changeBack = await change(one);
  if (!isLive) {
    const stale = tool.locator(".result[data-stale]:has(.stale) .answered");
    const isStale = await stale.waitFor().then(
      () => true,
      () => false,
    );
    if (!isStale) return "is not said to be of something else";
  }
  await changeBack();
  return fresh.waitFor().then(
    () => null,
    () => "stays one to something else",
  );
}

/** Every form of the given tools' pages that has an answer beside it. */
async function faultsOf(ids: readonly string[], isLive: boolean): Promise<readonly string[]> {
  const { url, site, proxy, stop } = await startConnectedProduct();
  const here: Readonly<Record<string, Values>> = {
    http: { url: site },
    proxy: { proxy },
    links: { url: "https://example.com/", code: "" },
    vietqr: { bank: "ACB" },
  };
  const faults: string[] = [];
  let asked = 0;
  try {
    await visitWith(await sharedBrowser(), { width: 360, fresh: true }, async (page) => {
      for (const { id, path } of tools.filter((tool) => ids.includes(tool.id))) {
        await page.goto(url + path);
        const forms = page.locator(".tool:has(.answered)");
        for (let at = 0; at < (await forms.count()); at += 1) {
          if (at > 0) await page.goto(url + path);
          if (!(await forms.nth(at).isVisible())) continue;
          const values = { ...examplesOf(id), ...here[id] };
          const fault = await faultOf(page, forms.nth(at), values, isLive).catch(String);
          if (fault !== null) faults.push(`${id} ${at}: ${fault}`);
          asked += 1;
        }
      }
    });
  } finally {
    await stop();
  }
  expect(asked).toBeGreaterThanOrEqual(ids.length - withoutAnswer.length);
  return faults;
}

/** They answer with a list, or with a talk. */
const withoutAnswer = ["notes", "temp-mail", "chat"];
const live = deviceTools.map(({ id }): string => id);

test("an answer is said to be of something else while the form says something else, on the page of every tool that asks the server", async () => {
  const ids = tools.map(({ id }): string => id).filter((id) => !live.includes(id));
  expect(await faultsOf(ids, false)).toEqual([]);
});

test("thorough: a live answer is fresh again once the form says again what it said", async () => {
  expect(await faultsOf(live, true)).toEqual([]);
});
