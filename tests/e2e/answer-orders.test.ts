import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { vi } from "#locales/index.ts";
import { deviceTools } from "#tools/catalog.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { sharedProduct } from "#tests/support/product/product.ts";
import { oneOf } from "#tests/support/samples/random.ts";
import { journey } from "./exceptions.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

/** A form that answers while one types: its address and main field, and what is answered there. */
type LiveForm = {
  readonly tool: string;
  readonly path: string;
  readonly name: string;
  readonly answered: readonly string[];
  /** What is refused, or answered by the server alone, which holds up what comes before it. */
  readonly others: readonly string[];
};

const jwt = (claims: object) =>
  `eyJhbGciOiJub25lIn0.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`;

const liveForms: readonly LiveForm[] = [
  { tool: "qr", path: "/qr?tab=text", name: "text", answered: ["một", "hai hai", "ba ba ba"], others: [] },
  {
    tool: "vietqr",
    path: "/vietqr?bank=ACB",
    name: "account",
    answered: ["0918273645", "113366668888", "257678859"],
    others: ["12", "STK 1133666688880 hoặc 0912345678"],
  },
  {
    tool: "data",
    path: "/data",
    name: "text",
    answered: ['{"a":1}', '[{"b":2}]', "c,d\n3,4\n5,6"],
    others: ["{", "x: 1\ny:\n  - 2"],
  },
  {
    tool: "text-analyzer",
    path: "/text-analyzer?tab=analyze",
    name: "text",
    answered: ["Một câu.", "Hai câu. Ở đây.", "Trời mưa to quá, cả nhà ở nhà."],
    others: [],
  },
  { tool: "encode", path: "/tools", name: "text", answered: ["một", "hai hai", "ba ba ba"], others: [] },
  {
    tool: "cron",
    path: "/cron",
    name: "expr",
    answered: ["0 8 1 1 *", "5 9 2 2 *", "10 10 3 3 1"],
    others: ["99 * * * *", "0 8 *"],
  },
  { tool: "crypto", path: "/crypto?tab=hash", name: "text", answered: ["một", "hai", "ba"], others: [] },
  {
    tool: "crypto",
    path: "/crypto?tab=jwt",
    name: "token",
    answered: [jwt({ a: 1 }), jwt({ sub: "hai" }), jwt({ exp: 3 })],
    others: ["a.b"],
  },
  {
    tool: "crypto",
    path: "/crypto?tab=uuid",
    name: "uuid",
    answered: [
      "0190a5d2-7d3c-7b1e-8f4a-1234567890ab",
      "c232ab00-9414-11ec-b3c8-9f6bdeced846",
      "11111111-1111-4111-8111-111111111111",
    ],
    others: ["0190a5d2"],
  },
  {
    tool: "two-factor",
    path: "/2fa",
    name: "secret",
    answered: ["GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", "JBSWY3DPEHPK3PXP", "KRSXG5CTMVRXEZLU"],
    others: ["1"],
  },
];

declare global {
  // oxlint-disable-next-line no-var -- a global of TypeScript is declared so
  var heldUp: { isHolding: boolean; underWay: number; readonly waiting: (() => void)[] };
}

/** Whatever an answer waits for in this page comes when it is let go: a call, a frame, a file, a worker. The clock stands. */
function holdUp(): void {
  const held = { isHolding: false, underWay: 0, waiting: new Array<() => void>() };
  globalThis.heldUp = held;
  const wait = () =>
    held.isHolding ? new Promise<void>((resolve) => held.waiting.push(resolve)) : Promise.resolve();
  const counted = async <Value>(work: Promise<Value>): Promise<Value> => {
    held.underWay += 1;
    try {
      const value = await work;
      await wait();
      return value;
    } finally {
      held.underWay -= 1;
    }
  };
  const { fetch: call, requestAnimationFrame: frame } = globalThis;
  const isCall = (asked: RequestInfo | URL) => typeof asked === "string" && asked.startsWith("/api/");
  globalThis.fetch = Object.assign(
    (asked: RequestInfo | URL, init?: RequestInit) =>
      isCall(asked) ? counted(call(asked, init)) : call(asked, init),
    call,
  );
  globalThis.requestAnimationFrame = (paint) => {
    void counted(new Promise((resolve) => frame(resolve))).then(() => paint(performance.now()));
    return 0;
  };
  Blob.prototype.arrayBuffer = function arrayBuffer() {
    return counted(new Response(this).arrayBuffer());
  };
  globalThis.Worker = class extends Worker {
    override addEventListener(type: string, told: EventListenerOrEventListenerObject) {
      const tell = async (event: Event) => {
        await wait();
        held.underWay -= 1;
        if (typeof told === "function") told.call(this, event);
      };
      super.addEventListener(type, type === "message" ? (event) => void tell(event) : told);
    }
    override postMessage(message: unknown) {
      held.underWay += 1;
      super.postMessage(message, []);
    }
  };
  const now = Date.UTC(2026, 10, 28, 12);
  Date.now = () => now;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given) => Reflect.construct(date, given.length === 0 ? [now] : given),
  });
}

/** What is done to a form; `letGo` is no input: something that it waits for comes. */
type Input =
  | { readonly kind: "type" | "paste" | "file"; readonly text: string }
  | { readonly kind: "press" | "clear" | "letGo" };

type Visit = {
  readonly page: Page;
  readonly form: Locator;
  readonly field: Locator;
  readonly requests: Set<unknown>;
};

async function open(page: Page, { path, name }: LiveForm): Promise<Visit> {
  const requests = new Set<unknown>();
  page.on("request", (request) => requests.add(request));
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
  await page.goto(product.url + path);
  const form = page.locator(`.tool:has([name="${name}"])`).filter({ visible: true }).first();
  const field = form.locator(`[name="${name}"]`);
  await field.hover();
  await page.locator("[data-live] .tool").filter({ visible: true }).first().waitFor();
  return { page, form, field, requests };
}

/** Waits until nothing is under way any more but what is held up. */
async function rest({ page, requests }: Visit): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    const isQuiet = await page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      return heldUp.underWay === heldUp.waiting.length;
    });
    quiet = isQuiet && requests.size === 0 ? quiet + 1 : 0;
  }
}

async function letGo({ page }: Visit): Promise<boolean> {
  return page.evaluate((chance) => {
    const [go] = heldUp.waiting.splice(Math.floor(chance * heldUp.waiting.length), 1);
    go?.();
    return go !== undefined;
  }, Math.random());
}

async function give(visit: Visit, input: Input): Promise<void> {
  const { form, field } = visit;
  if (input.kind === "letGo") await letGo(visit);
  else if (input.kind === "clear") await field.fill("");
  else if (!("text" in input))
    await form
      .locator(".button:not(.quiet, [type=button])")
      .first()
      .evaluate((button: HTMLElement) => button.click());
  else if (input.kind === "type") await field.fill(input.text);
  else if (input.kind === "file")
    await form
      .locator("input[type=file]:not([accept])")
      .setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from(input.text) });
  else
    await field.evaluate((control, text) => {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
      control.focus();
      control.value = text;
      control.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
    }, input.text);
}

/** What the form shows as its answer, pictures too. */
const shown = ({ form }: Visit): Promise<string> =>
  form.evaluate(async (tool, readAgain) => {
    const answer = tool.querySelector<HTMLElement>(".answered");
    const controls = [...tool.querySelectorAll<HTMLInputElement>(".answered :is(input, textarea)")];
    const pictures = [...tool.querySelectorAll("img")].map(async (picture) => {
      await picture.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
      return canvas.toDataURL();
    });
    return JSON.stringify([
      // That a picture was read again is said once typing rests.
      answer?.innerText.replace(readAgain, "").trim(),
      controls.map(({ value }) => value),
      await Promise.all(pictures),
    ]);
  }, vi["vietqr.readBack"]);

/** What it shows once it has an answer to what it says. */
async function settled(visit: Visit): Promise<string> {
  await visit.form
    .locator(".result:not([data-stale], [aria-busy]) .answered:not(:has(.empty))")
    .first()
    .waitFor();
  await rest(visit);
  return shown(visit);
}

/** All inputs one by one, each answered before the next. */
async function calmly(page: Page, liveForm: LiveForm, inputs: readonly Input[]): Promise<string> {
  const visit = await open(page, liveForm);
  for (const input of inputs) {
    await give(visit, input);
    await rest(visit);
  }
  return settled(visit);
}

/** The same in quick succession, while what each waits for comes in any order. */
async function hurriedly(page: Page, liveForm: LiveForm, inputs: readonly Input[]): Promise<string> {
  const visit = await open(page, liveForm);
  await page.evaluate(() => {
    heldUp.isHolding = true;
  });
  for (const input of inputs) await give(visit, input);
  do await rest(visit);
  while (await letGo(visit));
  return settled(visit);
}

function inputsFor({ answered, others }: LiveForm, hasFile: boolean): readonly Input[] {
  const texts = [...answered, ...answered, ...others];
  const ways = ["type", "paste", ...(hasFile ? (["file"] as const) : [])] as const;
  const some = Array.from({ length: 9 }, (): Input =>
    oneOf<() => Input>([
      () => ({ kind: oneOf(ways), text: oneOf(texts) }),
      () => ({ kind: oneOf(ways), text: oneOf(texts) }),
      () => ({ kind: "press" }),
      () => ({ kind: "letGo" }),
      () => ({ kind: "clear" }),
    ])(),
  );
  const last = { kind: oneOf(ways), text: oneOf(answered) } as const;
  return [
    ...some,
    last,
    ...(last.kind !== "file" && oneOf([true, false]) ? [{ kind: "press" } as const] : []),
  ];
}

/** Rounds in which the answer that stands at the end is another one than that of the last input. */
async function expectOrder(liveForm: LiveForm, rounds: number): Promise<void> {
  await visitWith(browser, { width: 360, fresh: true }, async (page) => {
    await page.addInitScript(holdUp);
    const { form } = await open(page, liveForm);
    const hasFile = (await form.locator("input[type=file]:not([accept])").count()) > 0;
    for (let round = 0; round < rounds; round += 1) {
      const inputs = inputsFor(liveForm, hasFile);
      const calm = await calmly(page, liveForm, inputs);
      expect([liveForm.path, inputs, await hurriedly(page, liveForm, inputs)]).toEqual([
        liveForm.path,
        inputs,
        calm,
      ]);
    }
  });
}

journey("every tool that answers while one types is asked in haste", () => {
  const asked = new Set(liveForms.map(({ tool }) => tool));
  expect([...asked].toSorted((a, b) => a.localeCompare(b))).toEqual(
    deviceTools.map(({ id }): string => id).toSorted((a, b) => a.localeCompare(b)),
  );
});

for (const liveForm of liveForms) {
  const { path } = liveForm;
  if (["/tools", "/crypto?tab=hash", "/data"].includes(path))
    journey(
      `whatever is typed, pasted, chosen and pressed in haste on ${path}, the answer is that of the last`,
      () => expectOrder(liveForm, 1),
    );
  journey(
    `thorough: whatever is typed, pasted, chosen and pressed in haste on ${path}, the answer is that of the last`,
    () => expectOrder(liveForm, 6),
  );
}
