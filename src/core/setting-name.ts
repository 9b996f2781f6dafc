import { errorMessage } from "./error-message.ts";

/** What `use` gives; where it throws, the operator reads which setting is meant. */
export function withSettingName<Value>(name: string, use: () => Value): Value {
  try {
    return use();
  } catch (cause) {
    throw new Error(`${name}: ${errorMessage(cause)}`, { cause });
  }
}
