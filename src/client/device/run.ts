import type { Action, Caller } from "#core/action.ts";
import { decode } from "#core/decode.ts";
import type { Lang } from "#core/i18n.ts";
import { type Problem, problemOf } from "#core/problem.ts";
import type { AnyCall } from "#core/tool.ts";
import { type ReadBack, readBackOfInput } from "#core/read-back.ts";
import type { Failure } from "#core/result.ts";
import { NotOnDevice } from "./effects.ts";
import { type Unfinished, unfinishedOf } from "./unfinished.ts";

// oxlint-disable-next-line no-explicit-any -- a table of actions whose inputs differ
export type DeviceAction = Action<any> & Pick<AnyCall, "glance">;
export type DeviceActions = Readonly<Record<string, DeviceAction>>;

export type DeviceOutcome =
  | { readonly ok: true; readonly answer: unknown; readonly readBack: ReadBack | null }
  | { readonly ok: false; readonly problem: Problem; readonly unfinished: Unfinished };

const visitor = (lang: Lang): Caller => ({
  lang,
  address: "127.0.0.1",
  userAgent: navigator.userAgent,
  user: null,
  cookies: { get: () => null, set: () => {} },
  isCrossSiteNavigation: false,
  isEmbedded: false,
  signal: new AbortController().signal,
});

/** Runs the server's own action here, on input checked by its own schema; null when it is left to the server. */
export async function runOnDevice(
  actions: DeviceActions,
  path: string,
  body: Readonly<Record<string, unknown>>,
  lang: Lang,
): Promise<DeviceOutcome | null> {
  const action = actions[path];
  if (!action) return null;
  const actionInput = decode(action.input, body, "json");
  const refused = (failure: Failure): DeviceOutcome => ({
    ok: false,
    problem: problemOf(failure, lang),
    unfinished: unfinishedOf(failure, body, lang),
  });
  if (!actionInput.ok) return refused(actionInput.failure);
  try {
    const actionOutcome = await action.run(actionInput.value, visitor(lang));
    return actionOutcome.ok
      ? { ok: true, answer: actionOutcome.value, readBack: readBackOfInput(action.input, body, lang) }
      : refused(actionOutcome.failure);
  } catch (actionFault) {
    if (actionFault instanceof NotOnDevice) return null;
    throw actionFault;
  }
}
