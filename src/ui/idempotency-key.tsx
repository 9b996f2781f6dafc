import { idempotencyField } from "#core/idempotency.ts";

/** In a form that makes something: it makes one, however often the form is sent. */
export function IdempotencyKey({ value }: { value: string }) {
  return <input type="hidden" name={idempotencyField} defaultValue={value} />;
}
