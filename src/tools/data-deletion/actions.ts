import { type Static, Type } from "@sinclair/typebox";
import { action } from "../../core/action.ts";
import type { MessageKey } from "../../core/i18n.ts";
import { ok } from "../../core/result.ts";

export type DeletionRequest = {
  readonly code: string;
  readonly createdAt: Date;
  /** Null while the deletion is still to be done. */
  readonly completedAt: Date | null;
};

export type DeletionRequests = {
  /** `email` is null when the account was deleted at once, so that nothing of it is left, not even here. */
  record(request: { email: string | null; at: Date }): Promise<{ confirmationCode: string }>;
  find(code: string): Promise<DeletionRequest | null>;
};

export const DeletionInput = Type.Object({
  email: Type.String({
    maxLength: 254,
    // The pattern of HTML's own email field: https://html.spec.whatwg.org/multipage/input.html#email-state-(type=email)
    pattern:
      "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$",
    description: "the address the account signs in with",
    missing: "data-deletion.emailMissing" satisfies MessageKey,
    message: "data-deletion.emailWrong" satisfies MessageKey,
  }),
});

export const DeletionReceipt = Type.Object({ confirmation_code: Type.String() });
export type DeletionReceipt = Static<typeof DeletionReceipt>;

/** Any text: what an address carries is shown, whether it is known or not. */
const CodeInput = Type.Object({ code: Type.String() });

export const dataDeletionActions = (effects: { requests: DeletionRequests; now: () => Date }) => ({
  request: action(DeletionInput, "deletion", async ({ email }) => {
    const { confirmationCode } = await effects.requests.record({ email, at: effects.now() });
    return ok<DeletionReceipt>({ confirmation_code: confirmationCode });
  }),

  find: action(CodeInput, "read", async ({ code }) => {
    const request = await effects.requests.find(code);
    return ok({ isCompleted: Boolean(request?.completedAt) });
  }),
});
