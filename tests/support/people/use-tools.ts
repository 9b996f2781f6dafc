import { expect } from "bun:test";
import type { Page } from "playwright-core";
import type { ToolId } from "#tools/registry.ts";
import { tools } from "#tools/catalog.ts";
import { localizer } from "#core/i18n.ts";
import { sharedBrowser, visitWith } from "./chromium.ts";

/** What has to be typed before a tool has anything to work on. */
const typed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  notes: { content: "một ghi chú" },
  chat: { message: "xin chào" },
  translate: { text: "xin chào" },
  data: { text: '{"a": 1}' },
  encode: { text: "xin chào" },
  vietqr: { bank: "ACB", account: "0123456789" },
  "two-factor": { issuer: "Cửa hàng", account: "an@example.com" },
  proxy: { proxy: "192.0.2.1:8080" },
  "text-analyzer": { text: "Một câu ngắn." },
};

export const mainButton = "main form button.button:not(.quiet):not([type=button])";

/** Presses the main button of a tool's page that is open, and waits for the answer: of the call that follows, or of the device. */
export async function useOpenTool(page: Page, id: ToolId): Promise<void> {
  for (const [name, value] of Object.entries(typed[id] ?? {})) {
    const field = page.locator(`main form [name=${name}]`).first();
    // Nothing can be evaluated in a browser that lacks what the driver's own script needs.
    const isList = (await page.locator(`main form select[name=${name}]`).count()) > 0;
    await (isList ? field.selectOption(value, { force: true }) : field.fill(value));
  }
  const call = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith("/api/"));
  const onDevice = page.locator(".place-note").first().waitFor();
  await page.locator(mainButton).first().click();
  await Promise.any([call, onDevice]);
  await page.locator("html:not([data-busy])").waitFor();
}

/** Uses some tools, one after the other on a page that was prepared; all answer on their page, and no script fails. */
export async function expectAnswers(
  base: string,
  ids: readonly ToolId[],
  prepare: (page: Page) => Promise<unknown>,
): Promise<void> {
  await visitWith(await sharedBrowser(), { script: true, width: 360, fresh: true }, async (page) => {
    const faults: string[] = [];
    page.on("pageerror", (fault) => faults.push(fault.message));
    await prepare(page);
    const failures: string[] = [];
    for (const { id, path } of tools.filter((tool) => ids.includes(tool.id))) {
      await page.goto(base + path);
      await useOpenTool(page, id).catch((fault: unknown) => faults.push(String(fault)));
      const isOffline = await page.getByText(localizer("vi")("client.offline")).count();
      const isOnPage = new URL(page.url()).pathname === path;
      if (isOffline > 0 || !isOnPage || faults.length > 0) {
        failures.push(`${id}: ${faults.splice(0).join("; ") || page.url()}`);
      }
    }
    expect(failures).toEqual([]);
  });
}
