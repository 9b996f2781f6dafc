import { Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { type Caller, action, knownUser } from "#core/action.ts";
import { message } from "#core/i18n.ts";
import { fail, ok } from "#core/result.ts";
import { NoInput, apiText, arrayOf, choice, nullable, text } from "#core/schema.ts";
import { tools } from "#tools/catalog.ts";
import type { DeletionRequests } from "#tools/data-deletion/store.ts";
import type { ToolId } from "#tools/registry.ts";
import { type KeyEffects, keyActions } from "./keys.ts";
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
import { type SessionEffects, sessionActions } from "./sessions.ts";
import type { Accounts } from "./store.ts";

const toolIds = tools.map(({ id }) => id);

const NewPins = Type.Object({
  tools: Type.Union([arrayOf(text({ maxLength: 40 }), { maxItems: 100 }), text({ maxLength: 1000 })], {
    description: apiText("account.tools.api"),
  }),
});

/** Null while nothing was ever pinned. */
const Pins = Type.Object({
  tools: nullable(Type.Array(choice<ToolId>(toolIds))),
});

/** The tools that stand first on a user's home page, on every device. */
const pinActions = ({ accounts }: { readonly accounts: Accounts }) => ({
  pins: action(NoInput, Pins, "read", async (_input, caller) => {
    const user = knownUser(caller);
    return user ? ok({ tools: await accounts.pinsOf(user.id) }) : fail("unauthorized");
  }),

  setPins: action(NewPins, Pins, "write", async (pinsInput, caller) => {
    const user = knownUser(caller);
    if (!user) return fail("unauthorized");
    const wantedTools = typeof pinsInput.tools === "string" ? pinsInput.tools.split(",") : pinsInput.tools;
    const pinnedTools = toolIds.filter((id) => wantedTools.includes(id));
    await accounts.setPins(user.id, pinnedTools);
    return ok({ tools: pinnedTools });
  }),
});

const Payload = Type.Object({
  algorithm: Type.Literal("HMAC-SHA256"),
  user_id: Type.String({ minLength: 1, maxLength: 255 }),
  /** Seconds since 1970. */
  issued_at: Type.Integer(),
});

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.fromBase64(base64url, { alphabet: "base64url" });
  } catch {
    return null;
  }
};

/** Older than this, a request may have been kept by somebody and sent again. */
const maxAgeMs = 3_600_000;
const clockSkewMs = 300_000;

/**
 * Who a `signed_request` of Facebook is about; null unless the app's secret signed it, within the last hour.
 * https://developers.facebook.com/docs/development/create-an-app/app-dashboard/data-deletion-callback
 */
export async function readSignedRequest(
  signedRequest: string,
  { secret, now }: { secret: string; now: Date },
): Promise<{ userId: string } | null> {
  const [signature, signedPayload, ...moreParts] = signedRequest.split(".");
  const [signatureBytes, payloadBytes] = [bytesOf(signature ?? ""), bytesOf(signedPayload ?? "")];
  if (!signatureBytes || !payloadBytes || moreParts.length > 0 || secret === "") return null;
  const encoder = new TextEncoder();
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), hmac, false, ["verify"]);
  if (!(await crypto.subtle.verify("HMAC", key, signatureBytes, encoder.encode(signedPayload)))) return null;
  try {
    const requestClaims: unknown = JSON.parse(new TextDecoder().decode(payloadBytes));
    if (!Value.Check(Payload, requestClaims)) return null;
    const ageMs = now.getTime() - requestClaims.issued_at * 1000;
    return ageMs <= maxAgeMs && ageMs >= -clockSkewMs ? { userId: requestClaims.user_id } : null;
  } catch {
    return null;
  }
}

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
