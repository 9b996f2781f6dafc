import { Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { DateTime, arrayOf, choice, nullable, storedText, text } from "#core/schema.ts";
import { keyScopes } from "#core/tool.ts";
import { DeletionReceipt } from "#tools/data-deletion/schema.ts";

export const maxKeys = 10;
const maxKeyNameLength = 60;

/** What a user may take along, by the names that it has in the file. */
export const exportParts = ["qr_history", "vietqr_history", "links", "notes", "keys", "sessions"] as const;
export type ExportPart = (typeof exportParts)[number];

/** What every key begins with, so that one is known where it was left by mistake. */
export const keyPrefix = "key_";

export const SignedRequestInput = Type.Object({
  signed_request: text({ maxLength: 8192, description: "as Facebook signs it" }),
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

const ExportHead = Type.Object({
  ...AccountExport.properties,
  pinned_tools: Type.Optional(Type.Array(Type.String())),
});

/** What an export is made of; its lists may be longer than what one holds in memory. */
export const AccountParts = Type.Object({
  head: ExportHead,
  lists: Type.Unsafe<Readonly<Record<string, AsyncIterable<object>>>>(
    Type.Record(Type.String(), Type.AsyncIterator(Type.Object({}))),
  ),
});
export type AccountParts = Answer<typeof AccountParts>;

export const AccountRemoval = Type.Object({
  success: Type.Literal(true),
  ...DeletionReceipt.properties,
});

export const NewKey = Type.Object({
  name: storedText({ minLength: 1, maxLength: maxKeyNameLength, description: "what it is for" }),
  scopes: Type.Union([arrayOf(text({ maxLength: 20 }), { maxItems: 10 }), text({ maxLength: 60 })], {
    description: "of `links`, `notes` and `history`; a list, or one text with commas",
  }),
});

export const KeyId = Type.Object({ id: text({ maxLength: 64 }) });

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

export const SessionId = Type.Object({ id: text({ maxLength: 64 }) });

export const AccountSession = Type.Object({
  id: Type.String(),
  device: nullable(Type.String({ description: "browser and system that it was begun on" })),
  created_at: DateTime,
  last_used: Type.String({ description: "the day in Vietnam, YYYY-MM-DD" }),
  current: Type.Boolean({ description: "it is the one that asks" }),
});
export type AccountSession = Answer<typeof AccountSession>;

export const AccountSessions = Type.Object({ data: Type.Array(AccountSession) });

/** What Facebook expects of its data deletion callback. */
export const FacebookReceipt = Type.Object({
  url: Type.String({ description: "the page that shows the request's state" }),
  ...DeletionReceipt.properties,
});
