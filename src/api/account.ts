import type { AccountActions } from "../tools/account/actions.ts";
import { endpoint } from "./endpoint.ts";
import { replyFile } from "./reply.ts";

const code = "K7QM-2XWD-9HTR";

export const accountApi = (actions: AccountActions) => [
  endpoint({
    method: "GET",
    path: "/account/export",
    summary: "Everything that is stored of the user, as a file",
    signIn: true,
    action: actions.exportData,
    reply: replyFile("account.json"),
  }),
  endpoint({
    method: "DELETE",
    path: "/account",
    summary: "Delete the account and all that is the user's, at once",
    signIn: true,
    action: actions.remove,
    example: { answer: { success: true, confirmation_code: code } },
  }),
  endpoint({
    method: "POST",
    path: "/auth/facebook/data-deletion",
    takesForm: true,
    summary: "Facebook's data deletion callback: a form whose `signed_request` Facebook has signed",
    problems: ["invalid_input", "not_configured"],
    action: actions.removeForFacebook,
    example: { answer: { url: `https://example.com/data-deletion?code=${code}`, confirmation_code: code } },
  }),
];
