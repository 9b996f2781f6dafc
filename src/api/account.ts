import type { AccountActions } from "#tools/account/actions.ts";
import { type AccountParts, AccountExport, exportParts } from "#tools/account/schema.ts";
import { endpoint } from "./endpoint.ts";
import { replyFile } from "./reply.ts";

const deletionCode = "K7QM-2XWD-9HTR";

const key = {
  id: "V1StGXR8_Z5j",
  name: "Cửa hàng",
  scopes: ["links"],
  created_at: "2026-11-21T02:00:00.000Z",
  last_used: "2026-11-22",
};

const fileNameOf = ({ head, lists }: AccountParts): string =>
  head.account ? "account" : (exportParts.find((part) => part in lists) ?? "account");

const keyCalls = (actions: AccountActions) => [
  endpoint({
    method: "GET",
    path: "/account/keys",
    summary: "The user's keys for programs, without the keys themselves",
    signIn: true,
    action: actions.listKeys,
    example: { answer: { data: [key] } },
  }),
  endpoint({
    method: "POST",
    path: "/account/keys",
    summary:
      "Make a key; the answer alone holds it. `Authorization: Bearer key_…` acts for the user within its scopes",
    signIn: true,
    action: actions.createKey,
    problems: ["storage_full"],
    example: {
      body: { name: key.name, scopes: key.scopes },
      answer: { ...key, key: "key_q3fXv0m4o2c7T1uZbJkPz8yR5sWn6aEdGhLiMxVtQpA" },
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/account/keys/{id}",
    summary: "Revoke a key, at once",
    signIn: true,
    action: actions.removeKey,
    example: { answer: { success: true } },
  }),
];

const sessionCalls = (actions: AccountActions) => [
  endpoint({
    method: "GET",
    path: "/account/sessions",
    summary: "Where the user is signed in, those used last first",
    signIn: true,
    action: actions.listSessions,
    example: {
      answer: {
        data: [
          {
            id: "u3fXv0m4o2c7T1uZ",
            device: "Chrome · Android",
            created_at: "2026-11-21T02:00:00.000Z",
            last_used: "2026-11-22",
            current: true,
          },
        ],
      },
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/account/sessions/{id}",
    summary: "End one session, at once",
    signIn: true,
    action: actions.endSession,
    example: { answer: { success: true } },
  }),
  endpoint({
    method: "DELETE",
    path: "/account/sessions",
    summary: "Sign out everywhere: end all sessions, this one too, and revoke all keys",
    signIn: true,
    action: actions.signOutEverywhere,
    example: { answer: { success: true } },
  }),
];

const pinCalls = (actions: AccountActions) => [
  endpoint({
    method: "GET",
    path: "/account/pins",
    summary: "The tools that the user has pinned",
    signIn: true,
    action: actions.pins,
    example: { answer: { tools: ["qr", "cron"] } },
  }),
  endpoint({
    method: "PUT",
    path: "/account/pins",
    summary: "Pin these tools and no others",
    signIn: true,
    action: actions.setPins,
    example: { body: { tools: ["qr", "cron"] }, answer: { tools: ["qr", "cron"] } },
  }),
];

const deletionCalls = (actions: AccountActions) => [
  endpoint({
    method: "DELETE",
    path: "/account",
    summary: "Delete the account and all that is the user's, at once",
    signIn: true,
    action: actions.remove,
    example: { answer: { success: true, confirmation_code: deletionCode } },
  }),
  endpoint({
    method: "POST",
    path: "/auth/facebook/data-deletion",
    takesForm: true,
    summary: "Facebook's data deletion callback: a form whose `signed_request` Facebook has signed",
    problems: ["invalid_input", "not_configured"],
    action: actions.removeForFacebook,
    example: {
      body: { signed_request: "c2lnbmF0dXJl.eyJ1c2VyX2lkIjoiMTIzNDU2In0" },
      answer: {
        url: `https://example.com/data-deletion?code=${deletionCode}`,
        confirmation_code: deletionCode,
      },
    },
  }),
];

export const accountApi = (actions: AccountActions) => [
  endpoint({
    method: "GET",
    path: "/account/export",
    summary: "Everything that is stored of the user, as a file",
    signIn: true,
    action: actions.exportData,
    output: AccountExport,
    reply: (parts) => replyFile(`${fileNameOf(parts)}.json`, parts),
    example: {
      answer: {
        exported_at: "2026-11-22T02:00:00.000Z",
        account: {
          provider: "google",
          name: "Nguyễn An",
          email: "an@example.com",
          avatar: null,
          created_at: "2026-11-21T02:00:00.000Z",
        },
        links: [],
        notes: [],
      },
    },
  }),
  ...keyCalls(actions),
  ...sessionCalls(actions),
  ...pinCalls(actions),
  ...deletionCalls(actions),
];
