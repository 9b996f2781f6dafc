/** The JSON body of a form: its named fields, a checkbox as true or false, a ticked radio's value, blank ones too. */
export function formBody(form: HTMLFormElement): Record<string, string | boolean> {
  const body: Record<string, string | boolean> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body[name] = value;
  for (const box of form.querySelectorAll<HTMLInputElement>("input[type=checkbox][name]:not([value])")) {
    body[box.name] = box.checked;
  }
  return body;
}
