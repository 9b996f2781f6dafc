/** The JSON body of a form: its named fields, a checkbox as true or false, a ticked radio's value, blank ones too. */
export function formBody(form: HTMLFormElement): Record<string, string | boolean> {
  const body: Record<string, string | boolean> = {};
  for (const [fieldName, fieldValue] of new FormData(form))
    if (typeof fieldValue === "string") body[fieldName] = fieldValue;
  for (const box of form.querySelectorAll<HTMLInputElement>("input[type=checkbox][name]:not([value])")) {
    body[box.name] = box.checked;
  }
  return body;
}

/** A form's fields as its address without scripts has them. */
export const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([fieldName, fieldValue]) =>
      typeof fieldValue === "string" ? [[fieldName, fieldValue]] : [],
    ),
  );

/** The fields that say something, as a form without scripts would send them. */
export function filledQuery(body: Readonly<Record<string, unknown>>): string {
  const filledIn = Object.entries(body).filter(
    ([, fieldValue]) => fieldValue !== "" && fieldValue !== undefined,
  );
  return filledIn.length === 0
    ? ""
    : `?${new URLSearchParams(filledIn.map(([fieldName, fieldValue]) => [fieldName, String(fieldValue)]))}`;
}
