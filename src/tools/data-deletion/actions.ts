import { action, onceAction } from "../../core/action.ts";
import { ok } from "../../core/result.ts";
import { DeletionCode, DeletionInput, DeletionReceipt, DeletionState } from "./schema.ts";
import type { DeletionRequests } from "./store.ts";

export type DataDeletionEffects = { readonly requests: DeletionRequests; readonly now: () => Date };

export const dataDeletionActions = ({ requests, now }: DataDeletionEffects) => ({
  request: onceAction(DeletionInput, DeletionReceipt, "deletion", async ({ email }) => {
    const { confirmationCode } = await requests.record({ email, at: now() });
    return ok({ confirmation_code: confirmationCode });
  }),

  find: action(DeletionCode, DeletionState, "read", async ({ code }) => {
    const request = await requests.find(code);
    return ok({ isCompleted: Boolean(request?.completedAt) });
  }),
});

export type DataDeletionActions = ReturnType<typeof dataDeletionActions>;
