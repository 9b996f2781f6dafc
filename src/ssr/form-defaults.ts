import type { TObject, TSchema } from "@sinclair/typebox";
import type { FormValues } from "./page.ts";

/** What a form has before anybody fills it in, by its schema: as the browser would send it. */
export function defaultsOf({ properties }: TObject): FormValues {
  const defaults = Object.entries<TSchema>(properties).flatMap(([name, schema]) => {
    const value: unknown = schema["default"];
    if (value === true) return [[name, "on"]];
    return typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [];
  });
  return Object.fromEntries(defaults);
}
