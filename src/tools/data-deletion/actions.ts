import { action, onceAction } from "#core/action.ts";
import { message } from "#core/i18n.ts";
import { fail, ok } from "#core/result.ts";
import { DeletionCode, DeletionInput, DeletionReceipt, DeletionState } from "./schema.ts";
import type { DeletionRequests } from "./store.ts";

export type DataDeletionEffects = { readonly requests: DeletionRequests; readonly now: () => Date };

/** More than an operator settles; as many reports are open at most. */
const mostWaiting = 10_000;

export const dataDeletionActions = ({ requests, now }: DataDeletionEffects) => ({
  request: onceAction(DeletionInput, DeletionReceipt, "deletion", async ({ email }) => {
    const asked = await requests.ask({ email, at: now(), mostWaiting });
    return asked
      ? ok({ confirmation_code: asked.confirmationCode })
      : fail("storage_full", message("data-deletion.full"));
  }),

  find: action(DeletionCode, DeletionState, "read", async ({ code }) => {
    const request = await requests.find(code);
    return ok({ isCompleted: Boolean(request?.completedAt) });
  }),
});

export type DataDeletionActions = ReturnType<typeof dataDeletionActions>;
