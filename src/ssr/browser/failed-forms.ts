import { effect } from "@preact/signals-react";
import { pending } from "#client/pending.ts";
import { Recovered } from "#client/report-fault.ts";
import { pressedButton, submitNatively } from "#client/submission.ts";

type Submission = {
  readonly form: HTMLFormElement;
  readonly button: HTMLButtonElement | null;
  readonly atMs: number;
  /** Where both stand, for markup that takes their place. */
  readonly island: Element | null;
  readonly formAt: number;
  readonly buttonAt: number;
};

/** How soon after a press or its answer an error of the page's own scripts is put down to it. */
const promptMs = 1000;

const isLoadFault = (loadFault: unknown): boolean =>
  loadFault instanceof Error &&
  !(loadFault instanceof Recovered) &&
  (loadFault.stack ?? "").includes("/assets/");

let latestSubmission: Submission | null = null;
let answeredAtMs = 0;

/** What was sent last, once, when a failure now is one over it. */
function takeLatest(): Submission | null {
  const failedSubmission = latestSubmission;
  latestSubmission = null;
  if (!failedSubmission) return null;
  const sinceMs = Date.now() - Math.max(failedSubmission.atMs, answeredAtMs);
  return pending.value > 0 || sinceMs < promptMs ? failedSubmission : null;
}

/**
 * When a script of ours fails over a form that was just sent (a browser lacks something, an answer cannot be read),
 * the form goes the browser's own way instead of nowhere.
 */
export function sendFailedForms(): void {
  effect(() => {
    if (pending.value === 0) answeredAtMs = Date.now();
  });
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target;
      if (form instanceof HTMLFormElement) latestSubmission = submissionOf(form, event);
    },
    true,
  );
  const onFault = (loadFault: unknown) => {
    const failedSubmission = isLoadFault(loadFault) ? takeLatest() : null;
    if (failedSubmission?.form.isConnected) submitNatively(failedSubmission.form, failedSubmission.button);
  };
  window.addEventListener("unhandledrejection", ({ reason: rejectionReason }) => onFault(rejectionReason));
  window.addEventListener("error", ({ error }) => onFault(error));
}

const formsIn = (island: Element | null) => [...(island?.querySelectorAll("form") ?? [])];
const buttonsIn = (form: HTMLFormElement) => [...form.querySelectorAll("button")];

function submissionOf(form: HTMLFormElement, event: Event): Submission {
  const submitButton = pressedButton(form, event);
  const island = form.closest("[data-island]");
  const [formAt, buttonAt] = [
    formsIn(island).indexOf(form),
    buttonsIn(form).findIndex((formButton) => formButton === submitButton),
  ];
  return { form, button: submitButton, atMs: Date.now(), island, formAt, buttonAt };
}

/**
 * For an island whose markup has been put back: sends what was just sent in it once more, from the form and with the
 * button that now stand in the same places.
 */
export function sendPressedIn(island: HTMLElement): void {
  const failedSubmission = latestSubmission?.island === island ? takeLatest() : null;
  const form = failedSubmission && formsIn(island)[failedSubmission.formAt];
  if (form) submitNatively(form, buttonsIn(form)[failedSubmission.buttonAt] ?? null);
}
