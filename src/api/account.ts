import { readFormBody } from "../http/body.ts";
import { decode } from "../core/decode.ts";
import type { AccountActions } from "../tools/account/actions.ts";
import { FacebookReceipt } from "../tools/account/schema.ts";
import { type ApiRequest, endpoint, rawEndpoint } from "./endpoint.ts";
import { replyFile, replyJson, replyProblem } from "./reply.ts";

const code = "K7QM-2XWD-9HTR";

/** Facebook sends a form, not JSON. */
const removeForFacebook =
  ({ removeForFacebook: action }: AccountActions) =>
  async ({ request, caller }: ApiRequest): Promise<Response> => {
    const form = await readFormBody(request);
    const input = form.ok ? decode(action.input, form.value, "form") : form;
    const outcome = input.ok ? await action.run(input.value, caller) : input;
    return outcome.ok ? replyJson(outcome.value) : replyProblem(outcome.failure, caller.lang);
  };

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
  rawEndpoint({
    method: "POST",
    path: "/auth/facebook/data-deletion",
    summary: "Facebook's data deletion callback: a form whose `signed_request` Facebook has signed",
    output: FacebookReceipt,
    body: { type: "application/x-www-form-urlencoded", schema: actions.removeForFacebook.input },
    problems: ["invalid_input", "not_configured"],
    handle: removeForFacebook(actions),
    example: { answer: { url: `https://example.com/data-deletion?code=${code}`, confirmation_code: code } },
  }),
];
