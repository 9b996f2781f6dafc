import { expect } from "bun:test";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { bodyPolicy } from "#tools/temp-mail/body.ts";
import { pageTimeoutMs } from "./profiles.ts";
import { hookSecret, openMailbox } from "#tests/support/product/mailbox.ts";

/** The addresses of these bodies as pages, from mailboxes of a hundred messages each. */
async function deliver(base: string, bodies: readonly string[]): Promise<string[]> {
  const urls: string[] = [];
  for (let at = 0; at < bodies.length; at += 100) {
    const box = await openMailbox(base, 0);
    for (const body of bodies.slice(at, at + 100)) {
      const raw = `From: x@evil.example\r\nSubject: x\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${body}`;
      const taken = await fetch(`${base}/api/temp-mail/inbound?to=${box.email}`, {
        method: "POST",
        headers: { Authorization: `Bearer ${hookSecret}` },
        body: raw,
      });
      expect(taken.status).toBe(200);
    }
    const ids = (await box.list()).map(({ id }) => id).toReversed();
    urls.push(...ids.map((id) => `${box.path}/messages/${id}/body`));
  }
  return urls;
}

/** Notes whatever a hostile body might bring about: a dialog, a window, a download, a request of its own. */
export function watch(context: BrowserContext, allowed: (url: string) => boolean): string[] {
  const seen: string[] = [];
  context.on("dialog", (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on("page", (opened) => seen.push(`window ${opened.url()}`));
  const note = (url: string, outcome: string) => {
    if (!url.startsWith("data:") && !allowed(url)) seen.push(`${outcome} ${url}`);
  };
  context.on("requestfinished", (request) => note(request.url(), "loaded"));
  // What the browser itself stops is announced as well, and fails by another name than the network's.
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (/^net::(?!ERR_BLOCKED_BY)/.test(reason)) note(request.url(), reason);
  });
  return seen;
}

/** Shows bodies as the viewer's own frame does, many at a time, and says what they left behind on the page. */
async function frameAll(page: Page, urls: readonly string[]): Promise<unknown> {
  return page.evaluate(async (addresses) => {
    const model = document.querySelector("iframe.mail-frame");
    const frames = addresses.map((url) => {
      const frame = document.createElement("iframe");
      for (const { name, value } of model?.attributes ?? []) frame.setAttribute(name, value);
      frame.src = url;
      return frame;
    });
    await Promise.all(
      frames.map((frame) => {
        const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
        document.body.append(frame);
        return loaded;
      }),
    );
    const isOpen = frames.some((frame) => frame.contentDocument !== null);
    for (const frame of frames) frame.remove();
    return { isOpen, title: document.title, address: location.href, cookie: document.cookie };
  }, urls);
}

/** Hostile bodies, as messages in a mailbox, run nothing, load nothing and leave the page as it is. */
export async function expectHarmless(
  browser: Browser,
  base: string,
  bodies: readonly string[],
): Promise<void> {
  const urls = await deliver(base, bodies);
  // The worker that keeps pages for later loads them by itself, and what it loads is no body's doing.
  const context = await browser.newContext({ serviceWorkers: "block" });
  context.setDefaultTimeout(pageTimeoutMs);
  const page = await context.newPage();
  const box = await openMailbox(base, 0);
  await context.addCookies([{ name: "mailbox", value: box.token, url: base, httpOnly: true }]);
  await fetch(`${base}/api/temp-mail/inbound?to=${box.email}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${hookSecret}` },
    body: "Content-Type: text/html\r\n\r\n<p>x</p>",
  });
  const [first] = await box.list();
  const address = `${base}/temp-mail?message=${first?.id}`;
  await page.goto(address, { waitUntil: "networkidle" });
  const allowed = new Set([...urls, `${box.path}/events`, box.path, `${box.path}/messages`]);
  const seen = watch(context, (url) => allowed.has(url));
  const before = { isOpen: false, title: await page.title(), address, cookie: "" };
  for (let at = 0; at < urls.length; at += 25) {
    expect(await frameAll(page, urls.slice(at, at + 25))).toEqual(before);
  }
  expect(seen).toEqual([]);
  await context.close();
}

/** The frame alone holds them too: the same bodies unsanitised, framed and opened by themselves. */
export async function expectFrameHolds(
  browser: Browser,
  base: string,
  bodies: readonly string[],
): Promise<void> {
  const context = await browser.newContext();
  context.setDefaultTimeout(pageTimeoutMs);
  const page = await context.newPage();
  const raw = (index: number) => `${base}/raw/${index}`;
  await context.route(`${base}/raw/*`, (route) => {
    const index = Number(route.request().url().split("/").at(-1));
    return route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers: { "Content-Security-Policy": bodyPolicy(false) },
      body: bodies[index] ?? "",
    });
  });
  await page.goto(`${base}/temp-mail`, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    const model = document.createElement("iframe");
    model.className = "mail-frame";
    model.setAttribute("sandbox", "allow-popups allow-popups-to-escape-sandbox");
    document.body.append(model);
  });
  const urls = bodies.map((_, index) => raw(index));
  const seen = watch(context, (url) => url.startsWith(`${base}/raw/`));
  const { address, isOpen } = { address: page.url(), isOpen: false };
  for (let at = 0; at < urls.length; at += 25) {
    expect(await frameAll(page, urls.slice(at, at + 25))).toMatchObject({ address, isOpen });
  }
  expect(seen).toEqual([]);
  const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()));
  seen.length = 0;
  const openEvery = async (tab: Page, first: number) => {
    for (let at = first; at < urls.length; at += tabs.length) await tab.goto(raw(at));
  };
  await Promise.all(tabs.map(openEvery));
  expect(seen).toEqual([]);
  await context.close();
}
