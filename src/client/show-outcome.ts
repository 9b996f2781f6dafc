import type { Problem } from "#core/problem.ts";

/** Brings the outcome into sight, which on a phone stands below the form. */
export function showResult(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const [, id = ""] = form.getAttribute("action")?.split("#") ?? [];
    document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  });
}

/** Leads to the first field that a refusal names, out of the options that it may be folded away in. */
export function focusFirst(form: HTMLFormElement, problem: Problem): void {
  const wrongNames = problem.errors?.map(({ path }) => path) ?? [];
  const formFields = [...form.elements].filter(
    (formField): formField is HTMLInputElement => "name" in formField && "focus" in formField,
  );
  const wrongField = formFields.find((formField) => wrongNames.includes(formField.name));
  wrongField?.closest("details")?.setAttribute("open", "");
  wrongField?.focus();
}
