import { errorMessage } from "./error-message.ts";

/** What `useSetting` gives; where it throws, the operator reads which setting is meant. */
export function withSettingName<Value>(settingName: string, useSetting: () => Value): Value {
  try {
    return useSetting();
  } catch (cause) {
    throw new Error(`${settingName}: ${errorMessage(cause)}`, { cause });
  }
}
