import { type EffectsOf, tool } from "#core/tool.ts";
import hashCalls from "./hash-calls.ts";
import jwtCalls from "./jwt-calls.ts";
import passwordCalls from "./password-calls.ts";
import uuidCalls from "./uuid-calls.ts";
import taskPages from "./task-pages.ts";

/** Of four parts, so that a page of one of them takes only that one to the device. */
const calls = { ...passwordCalls, ...hashCalls, ...jwtCalls, ...uuidCalls };

export type CryptoEffects = EffectsOf<typeof calls>;

export default tool({
  id: "crypto",
  path: "/crypto",
  group: "security",
  icon: "fingerprint-pattern",
  calls,
  tasks: taskPages,
});
