import type { Problem } from "../core/problem.ts";

/** Brings the outcome into sight, which on a phone stands below the form. */
export function showResult(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const [, id = ""] = form.getAttribute("action")?.split("#") ?? [];
    document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  });
}

/** Leads to the first field that a refusal names, out of the options that it may be folded away in. */
export function focusFirst(form: HTMLFormElement, problem: Problem): void {
  const names = problem.errors?.map(({ path }) => path) ?? [];
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement => "name" in field && "focus" in field,
  );
  const wrong = fields.find((field) => names.includes(field.name));
  wrong?.closest("details")?.setAttribute("open", "");
  wrong?.focus();
}
