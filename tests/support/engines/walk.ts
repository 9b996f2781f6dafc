import type { ConnectedProduct } from "#tests/support/product/connected-product.ts";
import type { Answered, Prepared, MainTask } from "#tests/support/floor/in-page/tasks.ts";
import { pageFunctions } from "#tests/support/floor/page-functions.ts";
import { until } from "#tests/support/product/until.ts";
import type { EnginePage, Point } from "./engine.ts";
import { documentedExamples, exceptionalValues, taskPages, valuesFor } from "./examples.ts";
import { expectedWords, refused, wordsOf } from "./expected-words.ts";

type Values = Readonly<Record<string, string>>;

const call = await pageFunctions("tasks.ts");

/** Where a button is once it has stood there twice: letters that come late and answers to what was typed move it. */
async function placeOf(page: EnginePage, task: MainTask): Promise<Point> {
  let before: Point | null = null;
  const { now } = await until(
    async () => {
      return { before, now: (before = await page.evaluate<Point | null>(call("buttonAt", task))) };
    },
    (seen) => seen.now !== null && Bun.deepEquals(seen.before, seen.now),
  );
  if (now === null) throw new Error(`There is no button any more: ${task.label}`);
  return now;
}

/** After so long a press that has come to nothing was none: on a busy machine a touch is held for long, and opens a menu. */
const unheardMs = 5000;
const maxPresses = 3;

/** Presses a button, again where no click has come of it; says whether one has, as far as that is known. */
async function pressTask(page: EnginePage, task: MainTask, { hearsClicks }: Prepared): Promise<boolean> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.press(await placeOf(page, task));
    if (!hearsClicks) return true;
    const begun = performance.now();
    while (performance.now() - begun < unheardMs) {
      // A page that is on its way to the next one answers nothing.
      const isPressed = await page.evaluate<boolean>(call("isPressed")).catch(() => true);
      if (isPressed) return true;
      await Bun.sleep(20);
    }
  }
  return false;
}

/** How long an answer may take that is on its way. */
const patienceMs = 50_000;
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
  product: ConnectedProduct,
  page: EnginePage,
  { task, valuesNow }: { task: MainTask; valuesNow: () => Promise<Values> },
  reopen: () => Promise<void>,
): Promise<readonly string[]> {
  for (let tries = 1; ; tries += 1) {
    const prepared = await page.evaluate<Prepared>(call("prepareTask", task, await valuesNow()));
    const isPressed = await pressTask(page, task, prepared);
    const fault = isPressed
      ? await faultOf(page, product.url, prepared).catch(String)
      : "a press at its middle does not come to it";
    if (fault === null || tries === maxTries || !fault.includes(refused))
      return [...(fault === null ? [] : [fault]), ...page.errors()];
    page.errors(); // What a refused try has complained of is no fault of the next.
    await reopen();
  }
}

/** After so many faulty tasks the rest is not waited for: a test ends after two minutes, and says nothing then. */
const maxFaults = 2;

/** One of so many equal parts of a list. */
export type Part = { readonly at: number; readonly of: number };

/**
 * Opens every page of tools, or a part of them, fills every form in, presses each of its buttons, and gives what does not
 * answer as the server does.
 */
export async function walk(
  product: ConnectedProduct,
  page: EnginePage,
  width: number,
  { at, of }: Part = { at: 0, of: 1 },
): Promise<{ readonly tasks: number; readonly faults: readonly string[] }> {
  const base = product.url;
  const examples = await documentedExamples(base);
  const faults: string[] = [];
  let tasks = 0;
  await page.resize(width);
  const paths = (await taskPages(base)).filter((_, place) => place % of === at);
  for (const path of paths) {
    if (faults.length >= maxFaults) break;
    const reopen = async () => {
      await page.forget();
      await page.open(base + path);
    };
    await reopen();
    const found = await page.evaluate<readonly MainTask[]>(call("tasksOnPage"));
    for (const [place, task] of found.entries()) {
      if (faults.length >= maxFaults) break;
      if (place > 0) await reopen();
      const [toolPath = path] = path.split("?");
      const valuesNow = async () => ({
        ...valuesFor(examples, toolPath, task),
        ...(await exceptionalValues(product))[toolPath],
      });
      const told = await faultsOfTask(product, page, { task, valuesNow }, reopen);
      faults.push(...told.map((one) => `${path} ${task.label}: ${one}`));
      tasks += 1;
    }
  }
  return { tasks, faults };
}
