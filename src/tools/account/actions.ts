import { type Caller, type Cookies, action } from "../../core/action.ts";
import { message } from "../../core/i18n.ts";
import { fail, ok } from "../../core/result.ts";
import { NoInput } from "../../core/schema.ts";
import type { DeletionRequests } from "../data-deletion/store.ts";
import { type ExportPart, exportParts } from "./names.ts";
import {
  AccountExport,
  AccountRemoval,
  CurrentUser,
  ExportInput,
  FacebookReceipt,
  SignedRequestInput,
} from "./schema.ts";
import { type KeyEffects, keyActions } from "./keys.ts";
import { pinActions } from "./pins.ts";
import { readSignedRequest } from "./signed-request.ts";
import type { Accounts } from "./store.ts";

/** All that one part of the product stores of a user. */
export type Exporter = (userId: string) => Promise<readonly object[]>;

export type AccountEffects = KeyEffects & {
  readonly accounts: Accounts;
  readonly requests: DeletionRequests;
  readonly exporters: Readonly<Record<ExportPart, Exporter>>;
  /** The secret of the Facebook app; blank where there is none. */
  readonly facebookSecret: string;
  /** The page that shows the state of a request to delete. */
  readonly deletionPage: string;
  /** Deletes the browser's session cookie. */
  readonly signOut: (cookies: Cookies) => void;
};

const unauthorized = fail("unauthorized");

export const accountActions = ({
  accounts,
  requests,
  exporters,
  keys,
  now,
  ...tableSettings
}: AccountEffects) => ({
  ...keyActions({ keys, now }),
  ...pinActions({ accounts }),

  me: action(NoInput, CurrentUser, "read", (_input, { user }: Caller) =>
    user ? ok({ success: true, user }) : unauthorized,
  ),

  exportData: action(ExportInput, AccountExport, "read", async ({ only }, { user }) => {
    const account = user && (await accounts.describe(user.id));
    if (!account) return unauthorized;
    const exported_at = now().toISOString();
    if (only) return ok({ exported_at, [only]: await exporters[only](user.id) });
    const { createdAt, ...profile } = account;
    const exportedParts = exportParts.map(
      async (exportPart) => [exportPart, await exporters[exportPart](user.id)] as const,
    );
    return ok({
      exported_at,
      account: { ...profile, created_at: createdAt.toISOString() },
      pinned_tools: (await accounts.pinsOf(user.id)) ?? [],
      ...Object.fromEntries(await Promise.all(exportedParts)),
    });
  }),

  remove: action(NoInput, AccountRemoval, "write", async (_input, { user, cookies }) => {
    if (!user) return unauthorized;
    tableSettings.signOut(cookies);
    await accounts.delete(user.id);
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
    await accounts.deleteBySubject({ provider: "facebook", subject: person.userId });
    const { confirmationCode } = await requests.record({ email: null, at: now() });
    return ok({
      url: `${tableSettings.deletionPage}?code=${confirmationCode}`,
      confirmation_code: confirmationCode,
    });
  }),
});

export type AccountActions = ReturnType<typeof accountActions>;
