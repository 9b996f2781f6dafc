import { pressedButton, submitNatively } from "../../client/submission.ts";

type Submission = {
  readonly form: HTMLFormElement;
  readonly button: HTMLButtonElement | null;
  readonly atMs: number;
};

/** How soon after a click an error of the page's own scripts is put down to it, when no request is under way. */
const promptMs = 1000;

const isOurs = (fault: unknown): boolean =>
  fault instanceof Error && (fault.stack ?? "").includes("/assets/");

/**
 * When a script of ours fails over a form that was just sent (a browser lacks something, an answer cannot be read),
 * the form goes the browser's own way instead of nowhere.
 */
export function sendFailedForms(isBusy: () => boolean): void {
  let latest: Submission | null = null;
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target;
      if (form instanceof HTMLFormElement)
        latest = { form, button: pressedButton(form, event), atMs: Date.now() };
    },
    true,
  );
  const onFault = (fault: unknown) => {
    if (!latest || !isOurs(fault)) return;
    const { form, button, atMs } = latest;
    latest = null;
    if (form.isConnected && (isBusy() || Date.now() - atMs < promptMs)) submitNatively(form, button);
  };
  window.addEventListener("unhandledrejection", ({ reason }) => onFault(reason));
  window.addEventListener("error", ({ error }) => onFault(error));
}
