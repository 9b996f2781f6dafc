import { Type } from "@sinclair/typebox";
import type { Answer } from "../../core/action.ts";
import { DateTime, choice, nullable, storedText } from "../../core/schema.ts";
import { DeletionReceipt } from "../data-deletion/schema.ts";
import { maxKeyNameLength } from "./bounds.ts";
import { exportParts, keyScopes } from "./names.ts";

export const SignedRequestInput = Type.Object({
  signed_request: Type.String({ maxLength: 8192, description: "as Facebook signs it" }),
});

const profile = {
  name: Type.String(),
  email: Type.String(),
  avatar: nullable(Type.String({ description: "address of a picture" })),
};

export const CurrentUser = Type.Object({
  success: Type.Literal(true),
  user: Type.Object({ id: Type.String(), ...profile }),
});

export const ExportInput = Type.Object({
  only: Type.Optional(choice(exportParts, { description: "one part alone, without the account" })),
});

export const AccountExport = Type.Object(
  {
    exported_at: DateTime,
    account: Type.Optional(Type.Object({ provider: Type.String(), ...profile, created_at: DateTime })),
  },
  {
    // Lists of records; a generated type could not say so beside the two that are none.
    additionalProperties: Type.Unknown(),
    description: "the account, and by the tool's name what each tool stores of the user",
  },
);

export const AccountRemoval = Type.Object({
  success: Type.Literal(true),
  ...DeletionReceipt.properties,
});

export const NewKey = Type.Object({
  name: storedText({ minLength: 1, maxLength: maxKeyNameLength, description: "what it is for" }),
  scopes: Type.Union(
    [Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 }), Type.String({ maxLength: 60 })],
    {
      description: "of `links`, `notes` and `history`; a list, or one text with commas",
    },
  ),
});

export const KeyId = Type.Object({ id: Type.String({ maxLength: 64 }) });

const key = {
  id: Type.String(),
  name: Type.String(),
  scopes: Type.Array(choice(keyScopes)),
  created_at: DateTime,
  last_used: nullable(Type.String({ description: "the day in Vietnam, YYYY-MM-DD" })),
};

export const ApiKey = Type.Object(key);
export type ApiKey = Answer<typeof ApiKey>;

export const ApiKeys = Type.Object({ data: Type.Array(ApiKey) });

export const CreatedKey = Type.Object({ ...key, key: Type.String({ description: "shown this once" }) });

/** What Facebook expects of its data deletion callback. */
export const FacebookReceipt = Type.Object({
  url: Type.String({ description: "the page that shows the request's state" }),
  ...DeletionReceipt.properties,
});
