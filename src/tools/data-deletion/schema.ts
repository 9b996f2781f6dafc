import { Type } from "@sinclair/typebox";
import type { MessageKey } from "#core/i18n.ts";
import { readMailAddress } from "#core/pasted-mail.ts";
import { text } from "#core/schema.ts";

export const DeletionInput = Type.Object({
  email: text({
    maxLength: 254,
    reads: readMailAddress,
    // The pattern of HTML's own email field: https://html.spec.whatwg.org/multipage/input.html#email-state-(type=email)
    pattern:
      "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$",
    description: "the address the account signs in with",
    missing: "data-deletion.emailMissing" satisfies MessageKey,
    message: "data-deletion.emailWrong" satisfies MessageKey,
  }),
});

export const DeletionReceipt = Type.Object({
  confirmation_code: Type.String({ description: "shows the request's state at `/data-deletion?code=`" }),
});

/** Any text: the page shows the code of its address, whether there is such a request or not. */
export const DeletionCode = Type.Object({ code: text({ maxLength: 200 }) });

export const DeletionState = Type.Object({ isCompleted: Type.Boolean() });
