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
    summary: "account.api.keys",
    signIn: true,
    action: actions.listKeys,
    example: { answer: { data: [key] } },
  }),
  endpoint({
    method: "POST",
    path: "/account/keys",
    summary: "account.api.createKey",
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
    summary: "account.api.revokeKey",
    signIn: true,
    action: actions.removeKey,
    example: { answer: { success: true } },
  }),
];

const sessionCalls = (actions: AccountActions) => [
  endpoint({
    method: "GET",
    path: "/account/sessions",
    summary: "account.api.sessions",
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
    summary: "account.api.endSession",
    signIn: true,
    action: actions.endSession,
    example: { answer: { success: true } },
  }),
  endpoint({
    method: "DELETE",
    path: "/account/sessions",
    summary: "account.api.endSessions",
    signIn: true,
    action: actions.signOutEverywhere,
    example: { answer: { success: true } },
  }),
];

const pinCalls = (actions: AccountActions) => [
  endpoint({
    method: "GET",
    path: "/account/pins",
    summary: "account.api.pins",
    signIn: true,
    action: actions.pins,
    example: { answer: { tools: ["qr", "cron"] } },
  }),
  endpoint({
    method: "PUT",
    path: "/account/pins",
    summary: "account.api.pin",
    signIn: true,
    action: actions.setPins,
    example: { body: { tools: ["qr", "cron"] }, answer: { tools: ["qr", "cron"] } },
  }),
];

const deletionCalls = (actions: AccountActions) => [
  endpoint({
    method: "DELETE",
    path: "/account",
    summary: "account.api.remove",
    signIn: true,
    action: actions.remove,
    example: { answer: { success: true, confirmation_code: deletionCode } },
  }),
  endpoint({
    method: "POST",
    path: "/auth/facebook/data-deletion",
    takesForm: true,
    summary: "account.api.facebookDeletion",
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
    summary: "account.api.export",
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
