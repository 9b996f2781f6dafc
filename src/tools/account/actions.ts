import { type Caller, action } from "#core/action.ts";
import { message } from "#core/i18n.ts";
import { fail, ok } from "#core/result.ts";
import { NoInput } from "#core/schema.ts";
import type { DeletionRequests } from "#tools/data-deletion/store.ts";
import {
  type ExportPart,
  AccountParts,
  AccountRemoval,
  CurrentUser,
  ExportInput,
  FacebookReceipt,
  SignedRequestInput,
  exportParts,
} from "./schema.ts";
import { type KeyEffects, keyActions } from "./keys.ts";
import { type SessionEffects, sessionActions } from "./sessions.ts";
import { pinActions } from "./pins.ts";
import { readSignedRequest } from "./signed-request.ts";
import type { Accounts } from "./store.ts";

/** All that one part of the product stores of a user, fetched as it is asked for. */
export type Exporter = (userId: string) => AsyncIterable<object>;

export type AccountEffects = KeyEffects &
  SessionEffects & {
    readonly accounts: Accounts;
    readonly requests: DeletionRequests;
    readonly exporters: Readonly<Record<ExportPart, Exporter>>;
    /** The secret of the Facebook app; blank where there is none. */
    readonly facebookSecret: string;
    /** The page that shows the state of a request to delete. */
    readonly deletionPage: string;
  };

const unauthorized = fail("unauthorized");

export const accountActions = ({
  accounts,
  requests,
  exporters,
  keys,
  sessions,
  signOut,
  now,
  ...tableSettings
}: AccountEffects) => ({
  ...keyActions({ keys, now }),
  ...sessionActions({ keys, sessions, signOut }),
  ...pinActions({ accounts }),

  me: action(NoInput, CurrentUser, "read", (_input, { user }: Caller) =>
    user ? ok({ success: true, user }) : unauthorized,
  ),

  exportData: action(ExportInput, AccountParts, "read", async ({ only }, { user }) => {
    const account = user && (await accounts.describe(user.id));
    if (!account) return unauthorized;
    const exported_at = now().toISOString();
    const parts = only ? [only] : exportParts;
    const lists = Object.fromEntries(parts.map((part) => [part, exporters[part](user.id)]));
    if (only) return ok({ head: { exported_at }, lists });
    const { createdAt, ...profile } = account;
    const created_at = createdAt.toISOString();
    const pinned_tools = (await accounts.pinsOf(user.id)) ?? [];
    return ok({ head: { exported_at, account: { ...profile, created_at }, pinned_tools }, lists });
  }),

  remove: action(NoInput, AccountRemoval, "write", async (_input, { user, cookies }) => {
    if (!user) return unauthorized;
    signOut(cookies);
    await accounts.delete(user.id, now());
    const { confirmationCode } = await requests.record({ email: null, at: now() });
    return ok({ success: true, confirmation_code: confirmationCode });
  }),

  removeForFacebook: action(SignedRequestInput, FacebookReceipt, "write", async ({ signed_request }) => {
    if (tableSettings.facebookSecret === "") return fail("not_configured");
    const person = await readSignedRequest(signed_request, {
      secret: tableSettings.facebookSecret,
      now: now(),
    });
    if (!person) return fail("forbidden", message("account.signatureWrong"));
    await accounts.deleteBySubject({ provider: "facebook", subject: person.userId }, now());
    const { confirmationCode } = await requests.record({ email: null, at: now() });
    return ok({
      url: `${tableSettings.deletionPage}?code=${confirmationCode}`,
      confirmation_code: confirmationCode,
    });
  }),
});

export type AccountActions = ReturnType<typeof accountActions>;
