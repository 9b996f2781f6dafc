import { noteRecentTool } from "./device-tools.ts";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(?:text|search|url|tel|email)$/.test(target.type));

/** Whether the page was sent for a form, or by its address, with a value for the field: then it holds what somebody wants. */
const isAsked = (control: TextControl): boolean => {
  const sentFields = control.closest<HTMLElement>("[data-asked]")?.dataset["asked"]?.split(" ") ?? [];
  return sentFields.includes(control.name) || new URLSearchParams(location.search).has(control.name);
};

/** Whether a tool's field holds what its page has opened with by itself, which nobody has asked for. */
const holdsSample = (control: TextControl): boolean =>
  control.closest(".tool") !== null &&
  // A row's own form opens with what is to be changed.
  control.closest(".inset") === null &&
  !control.readOnly &&
  control.value !== "" &&
  control.value === control.defaultValue &&
  !isAsked(control);

const hasSelection = ({ selectionStart, selectionEnd }: TextControl): boolean =>
  selectionStart !== selectionEnd;

/** The field that was entered, until the press that led into it has ended. */
let entered: TextControl | null = null;

function enter(target: EventTarget | null): void {
  if (!isText(target) || !holdsSample(target)) return;
  entered = target;
  target.select();
}

let isTended = false;

/**
 * What a tool's page does once it lives: it is noted as used, and a field that still holds its sample is selected when it
 * is entered, so that what is typed or pasted takes its place.
 */
export function tendTool(): void {
  noteRecentTool(location.pathname);
  enter(document.activeElement);
  if (isTended) return;
  isTended = true;
  document.addEventListener("focusin", ({ target }) => enter(target));
  // A press puts the caret somewhere after the field has the focus; the next one puts it where it is wanted.
  document.addEventListener("click", ({ target }) => {
    if (target === entered && entered && holdsSample(entered) && !hasSelection(entered)) entered.select();
    entered = null;
  });
}
