type TaskField = { readonly name: string; readonly type: string; readonly value: string };

/** A button that sends a form, by the places of both among those that are seen. */
export type MainTask = {
  readonly form: number;
  readonly button: number;
  readonly label: string;
  /** What the button itself sends. */
  readonly value: string;
  readonly fields: readonly TaskField[];
};

/** A form that is about to be sent: what it sends, to where, and where a press sends it. */
export type Prepared = {
  readonly method: string;
  readonly action: string;
  readonly entries: readonly (readonly [string, string])[];
  /** Where its answer is, as a selector. */
  readonly region: string;
  readonly before: string;
  /** Whether a click is heard, which it is not where scripts are off. */
  readonly hearsClicks: boolean;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

const formsOf = (): HTMLFormElement[] =>
  [...document.querySelectorAll<HTMLFormElement>("main form")].filter(isSeen);

const buttonsOf = (form: HTMLFormElement): HTMLButtonElement[] =>
  [...form.querySelectorAll("button")].filter(
    (button) => isSeen(button) && button.getAttribute("type") !== "button",
  );

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>("input, textarea, select")].filter(
    ({ name, type }) => name !== "" && type !== "hidden",
  );

const fieldOf = ({ name, type, value }: Control): TaskField => ({ name, type, value });

/** Every way to send something from the page that is open. */
export const tasksOnPage = (): MainTask[] =>
  formsOf().flatMap((form, at) =>
    buttonsOf(form).map((button, place) => ({
      form: at,
      button: place,
      label: (button.textContent ?? "").trim(),
      value: button.value,
      fields: controlsOf(form).map(fieldOf),
    })),
  );

/** The words that are seen in a part of the page; what only browsers without scripts show is code to the others. */
export function textIn(region: string): string {
  const part = document.querySelector(region)?.cloneNode(true);
  if (!(part instanceof Element)) return "";
  for (const unseen of part.querySelectorAll("noscript, script, .unseen")) unseen.remove();
  const texts = [...part.querySelectorAll("*")].flatMap((element) => [...element.childNodes]);
  return [...part.childNodes, ...texts]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? "")
    .join(" ");
}

function fill(control: Control, value: string): void {
  if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = value === "true";
  else if (
    !(control instanceof HTMLSelectElement) ||
    [...control.options].some((option) => option.value === value)
  )
    control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** On the page whose form is sent: the one that answers it may say the very same. */
const sentMark = "data-sent";

const clickMark = "data-clicked";

/** Marks the page when a click comes; says whether such a mark can be made at all. */
function hearClicks(): boolean {
  let isHeard = false;
  const heard = () => (isHeard = true);
  document.addEventListener("hear", heard, { once: true });
  document.dispatchEvent(new Event("hear"));
  const mark = () => document.documentElement.setAttribute(clickMark, "");
  document.addEventListener("click", mark, { capture: true, once: true });
  return isHeard;
}

/** Whether a press has come to the page as a click, or has led to another page. */
export const isPressed = (): boolean =>
  document.documentElement.hasAttribute(clickMark) || !document.documentElement.hasAttribute(sentMark);

/** Fills a form in. */
export function prepareTask(
  task: Pick<MainTask, "form" | "button">,
  values: Readonly<Record<string, string>>,
): Prepared {
  const form = formsOf()[task.form];
  const button = form && buttonsOf(form)[task.button];
  if (!button) throw new Error("The form is not there any more");
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value !== undefined) fill(control, value);
  }
  const entries = [...new FormData(form)].map(
    ([name, value]) => [name, typeof value === "string" ? value : ""] as const,
  );
  const sent = button.name ? [[button.name, button.value] as const] : [];
  const action = form.getAttribute("action") ?? "";
  const [, fragment] = /#([\w-]+)$/.exec(action) ?? [];
  const region = fragment !== undefined && document.getElementById(fragment) ? `#${fragment}` : "main";
  document.documentElement.setAttribute(sentMark, "");
  return {
    method: form.method,
    action: new URL(action, location.href).href,
    entries: [...entries, ...sent],
    region,
    before: shownIn(region),
    hearsClicks: hearClicks(),
  };
}

/** The middle of a form's button, brought to where it can be pressed; null while letters are still to come. */
export function buttonAt({
  form,
  button: place,
}: MainTask): { readonly x: number; readonly y: number } | null {
  const pressed = formsOf()
    .slice(form, form + 1)
    .flatMap(buttonsOf)[place];
  if (!pressed || document.fonts.status !== "loaded") return null;
  pressed.scrollIntoView({ block: "center" });
  const { left, top, width, height } = pressed.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Words, which pictures stand among them, and whether a form of this very page has been sent. */
const shownIn = (region: string): string =>
  [
    document.documentElement.hasAttribute(sentMark) ? "sent from here" : "",
    textIn(region),
    ...[...document.querySelectorAll<HTMLImageElement>(`${region} img`)].map(({ src }) => src.slice(-40)),
  ].join(" ");

export type Answered = { readonly text: string; readonly isBusy: boolean; readonly pictures: number };

/** What stands where the answer is expected; `pictures` counts those that have not come. */
export const answerIn = (region: string): Answered => ({
  text: shownIn(region),
  isBusy: document.querySelector("[aria-busy=true], [data-hydrating]") !== null,
  pictures: [...document.querySelectorAll<HTMLImageElement>(`${region} img`)].filter(
    ({ complete, naturalWidth, loading }) => loading !== "lazy" && !(complete && naturalWidth > 0),
  ).length,
});
