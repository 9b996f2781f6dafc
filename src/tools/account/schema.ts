import { Type } from "@sinclair/typebox";
import { DateTime, nullable } from "../../core/schema.ts";
import { DeletionReceipt } from "../data-deletion/schema.ts";

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

export const AccountExport = Type.Object(
  {
    exported_at: DateTime,
    account: Type.Object({ provider: Type.String(), ...profile, created_at: DateTime }),
  },
  {
    additionalProperties: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    description: "the account, and by the tool's name what each tool stores of the user",
  },
);

export const AccountRemoval = Type.Object({
  success: Type.Literal(true),
  ...DeletionReceipt.properties,
});

/** What Facebook expects of its data deletion callback. */
export const FacebookReceipt = Type.Object({
  url: Type.String({ description: "the page that shows the request's state" }),
  ...DeletionReceipt.properties,
});
