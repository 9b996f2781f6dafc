import { tools } from "../../../src/tools/catalog.ts";
import type { startConnectedProduct } from "../product/connected-product.ts";
import type { Answered, Prepared, MainTask } from "../floor/in-page/tasks.ts";
import { pageFunctions } from "../floor/page-functions.ts";
import { pagesWithTabs } from "../people/site-pages.ts";
import { postJson } from "../product/product.ts";
import { until } from "../product/until.ts";
import type { EnginePage, Point } from "./engine.ts";
import { documentedExamples, valuesFor } from "./examples.ts";
import { expectedWords, refused, wordsOf } from "./expected-words.ts";

type Product = Awaited<ReturnType<typeof startConnectedProduct>>;
type Values = Readonly<Record<string, string>>;

const call = await pageFunctions("tasks.ts");

/** The pages whose forms are tasks: tools and their tabs, and who wants to be forgotten. */
async function taskPages(base: string): Promise<readonly string[]> {
  const pages = await pagesWithTabs(base, ["vi"]);
  const paths = pages
    .map(({ address }) => address.slice(base.length))
    .filter((path) => !path.startsWith("/api"))
    .filter((path) => tools.some((tool) => path.split("?")[0] === tool.path) || path === "/data-deletion");
  return [...new Set(paths)];
}

const secret = "JBSWY3DPEHPK3PXP";

/** The code that is right now, of which the tool takes those before and after too. */
async function codeNow(base: string): Promise<string> {
  const reply = await postJson(`${base}/api/2fa/code`, { secret });
  const { code }: { code: string } = await reply.json();
  return code;
}

/** What no example says: the places of this very network, what is right only now, what the page does not open with. */
const exceptions = async ({ url, site, proxy }: Product): Promise<Readonly<Record<string, Values>>> => ({
  "/http": { url: site },
  "/proxy": { proxy },
  "/links": { code: "" },
  "/vietqr": { bank: "ACB", amount: "45000" },
  "/ua": {
    browser: "chrome",
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:78.0) Gecko/20100101 Firefox/78.0",
  },
  "/2fa": { secret, code: await codeNow(url) },
});

/** Where a button is once it has stood there twice: letters that come late and answers to what was typed move it. */
async function placeOf(page: EnginePage, task: MainTask): Promise<Point> {
  let before: Point | null = null;
  let now: Point | null = null;
  await until(async () => {
    before = now;
    now = await page.evaluate<Point | null>(call("buttonAt", task));
    return now !== null && before?.x === now.x && before.y === now.y;
  });
  if (now === null) throw new Error(`There is no button any more: ${task.label}`);
  return now;
}

/** After so long a press that has come to nothing was none: on a busy machine a touch is held for long, and opens a menu. */
const unheardMs = 5000;
const maxPresses = 3;

/** Presses a button, again where no click has come of it. */
async function pressTask(page: EnginePage, task: MainTask, { hearsClicks }: Prepared): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.press(await placeOf(page, task));
    if (!hearsClicks) return;
    const begun = performance.now();
    while (performance.now() - begun < unheardMs) {
      // A page that is on its way to the next one answers nothing.
      const isPressed = await page.evaluate<boolean>(call("isPressed")).catch(() => true);
      if (isPressed) return;
      await Bun.sleep(20);
    }
  }
}

/** How long an answer may take that is on its way. */
const patienceMs = 120_000;
/** After how long what is expected of one that has come is asked for anew; twice as long each further time. */
const renewMs = 100;

/** Waits for the answer to a form; gives what is wrong with it in the end. */
async function faultOf(page: EnginePage, base: string, prepared: Prepared): Promise<string | null> {
  const begun = performance.now();
  const ask = expectedWords(base, prepared);
  let expected = await ask();
  let renewAt = 0;
  let pauseMs = renewMs;
  for (;;) {
    // A page that is on its way to the next one answers nothing.
    const now = await page.evaluate<Answered>(call("answerIn", prepared.region)).catch(() => null);
    const words = wordsOf(now?.text ?? "");
    const missing = expected.filter((word) => !words.has(word));
    const isSame = now?.text === prepared.before;
    if (now && !now.isBusy && now.pictures === 0 && missing.length === 0 && !isSame) return null;
    const waited = performance.now() - begun;
    if (waited > patienceMs) {
      if (!now) return "the page does not answer";
      if (isSame) return "nothing has come of the press";
      if (now.pictures > 0) return "a picture has not come";
      return now.isBusy ? "it is still at work" : `lacks ${missing.slice(0, 8).join(" ")}`;
    }
    const hasCome = now !== null && !now.isBusy && !isSame;
    if (hasCome && performance.now() > renewAt) {
      expected = await ask();
      renewAt = performance.now() + pauseMs;
      pauseMs *= 2;
    }
    await Bun.sleep(20);
  }
}

/** A code that was right when it was typed may be over before a busy machine has asked for all: then it is done anew. */
const maxTries = 3;

/** Fills a form in and presses its button; gives what does not answer as the server does. */
async function faultsOfTask(
  product: Product,
  page: EnginePage,
  { task, valuesNow }: { task: MainTask; valuesNow: () => Promise<Values> },
  reopen: () => Promise<void>,
): Promise<readonly string[]> {
  for (let tries = 1; ; tries += 1) {
    const prepared = await page.evaluate<Prepared>(call("prepareTask", task, await valuesNow()));
    await pressTask(page, task, prepared);
    const fault = await faultOf(page, product.url, prepared).catch(String);
    if (fault === null || tries === maxTries || !fault.includes(refused))
      return [...(fault === null ? [] : [fault]), ...page.errors()];
    page.errors(); // What a refused try has complained of is no fault of the next.
    await reopen();
  }
}

/** Opens every page of tools, fills every form in, presses each of its buttons, and gives what does not answer as the server does. */
export async function walk(
  product: Product,
  page: EnginePage,
  width: number,
): Promise<{ readonly tasks: number; readonly faults: readonly string[] }> {
  const base = product.url;
  const examples = await documentedExamples(base);
  const faults: string[] = [];
  let tasks = 0;
  await page.resize(width);
  for (const path of await taskPages(base)) {
    const reopen = async () => {
      await page.forget();
      await page.open(base + path);
    };
    await reopen();
    const found = await page.evaluate<readonly MainTask[]>(call("tasksOnPage"));
    for (const [at, task] of found.entries()) {
      if (at > 0) await reopen();
      const [toolPath = path] = path.split("?");
      const valuesNow = async () => ({
        ...valuesFor(examples, toolPath, task),
        ...(await exceptions(product))[toolPath],
      });
      const told = await faultsOfTask(product, page, { task, valuesNow }, reopen);
      faults.push(...told.map((one) => `${path} ${task.label}: ${one}`));
      tasks += 1;
    }
  }
  return { tasks, faults };
}
