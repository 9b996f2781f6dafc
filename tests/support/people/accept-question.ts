import type { Page } from "playwright-core";

/** Says yes to the next question that the page asks in a window of its own; gives what was asked, once it is. */
export function acceptQuestion(page: Page): readonly string[] {
  const questions: string[] = [];
  page.once("dialog", (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  return questions;
}
