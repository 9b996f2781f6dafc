import { Type } from "@sinclair/typebox";
import { type Caller, type Cookies, action } from "../../core/action.ts";
import { message } from "../../core/i18n.ts";
import { fail, ok } from "../../core/result.ts";
import { NoInput } from "../../core/schema.ts";
import type { DeletionRequests } from "../data-deletion/actions.ts";
import { readSignedRequest } from "./signed-request.ts";

export type Account = {
  readonly provider: string;
  readonly name: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly createdAt: Date;
};

export type Accounts = {
  describe(id: string): Promise<Account | null>;
  /** Deletes a user and all that is theirs. */
  forget(id: string): Promise<void>;
  forgetSubject(person: { provider: "facebook"; subject: string }): Promise<void>;
};

/** What one part of the product keeps of a user, as they may take it along. */
export type Exporter = (userId: string) => Promise<readonly object[]>;

export type AccountEffects = {
  readonly accounts: Accounts;
  readonly requests: DeletionRequests;
  readonly exporters: Readonly<Record<string, Exporter>>;
  readonly facebookSecret: string;
  /** The page that tells what became of a request to delete. */
  readonly deletionPage: string;
  /** Makes the browser forget that it is signed in. */
  readonly signOut: (cookies: Cookies) => void;
  readonly now: () => Date;
};

const SignedRequestInput = Type.Object({
  signed_request: Type.String({ maxLength: 8192, description: "as Facebook signs it" }),
});

const unauthorized = fail("unauthorized");

export const accountActions = ({ accounts, requests, exporters, now, ...settings }: AccountEffects) => ({
  me: action(NoInput, "read", (_input, { user }: Caller) =>
    user ? ok({ success: true, user }) : unauthorized,
  ),

  exportData: action(NoInput, "read", async (_input, { user }) => {
    const account = user && (await accounts.describe(user.id));
    if (!account) return unauthorized;
    const { createdAt, ...profile } = account;
    const parts = Object.entries(exporters).map(async ([name, of]) => [name, await of(user.id)] as const);
    return ok<Record<string, unknown>>({
      exported_at: now().toISOString(),
      account: { ...profile, created_at: createdAt.toISOString() },
      ...Object.fromEntries(await Promise.all(parts)),
    });
  }),

  remove: action(NoInput, "write", async (_input, { user, cookies }) => {
    if (!user) return unauthorized;
    settings.signOut(cookies);
    await accounts.forget(user.id);
    const { confirmationCode } = await requests.record({ email: null, at: now() });
    return ok({ success: true, confirmation_code: confirmationCode });
  }),

  removeForFacebook: action(SignedRequestInput, "write", async ({ signed_request }) => {
    if (settings.facebookSecret === "") return fail("not_configured");
    const person = await readSignedRequest(signed_request, settings.facebookSecret);
    if (!person) return fail("forbidden", message("account.signatureWrong"));
    await accounts.forgetSubject({ provider: "facebook", subject: person.userId });
    const { confirmationCode } = await requests.record({ email: null, at: now() });
    return ok({
      url: `${settings.deletionPage}?code=${confirmationCode}`,
      confirmation_code: confirmationCode,
    });
  }),
});

export type AccountActions = ReturnType<typeof accountActions>;
