import { idempotencyField } from "../core/idempotency.ts";

/** What was made is made: what the form sends from now on is another one. */
export function renewIdempotencyKey(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>(`input[name=${idempotencyField}]`);
  if (!field) return;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
