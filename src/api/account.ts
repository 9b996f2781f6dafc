import type { AccountActions } from "../tools/account/actions.ts";
import { exportParts } from "../tools/account/names.ts";
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

const fileNameOf = (exportAnswer: object): string =>
  "account" in exportAnswer
    ? "account"
    : (exportParts.find((exportPart) => exportPart in exportAnswer) ?? "account");

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
    reply: (exportAnswer) => replyFile(`${fileNameOf(exportAnswer)}.json`)(exportAnswer),
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
  ...pinCalls(actions),
  ...deletionCalls(actions),
];
