import { idempotencyField } from "#core/idempotency.ts";

/** What was made is made: what the form sends from now on is another one. */
export function renewIdempotencyKey(form: HTMLFormElement): void {
  const keyField = form.querySelector<HTMLInputElement>(`input[name=${idempotencyField}]`);
  if (!keyField) return;
  const keyBytes = crypto.getRandomValues(new Uint8Array(16));
  keyField.value = [...keyBytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
