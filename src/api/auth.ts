import { Success } from "../core/schema.ts";
import type { AccountActions } from "../tools/account/actions.ts";
import { bearerOf } from "../http/bearer.ts";
import { clearSessionCookie, sessionCookie, setSessionCookie } from "../tools/sign-in/cookies.ts";
import type { SignInActions } from "../tools/sign-in/actions.ts";
import { providerNames } from "../tools/sign-in/names.ts";
import { type ApiRequest, endpoint, rawEndpoint } from "./endpoint.ts";
import { apiHeaders, replyJson } from "./reply.ts";

const redirect = ({ location }: { location: string }): Response =>
  new Response(null, { status: 302, headers: { ...apiHeaders, Location: location } });

const names = { google: "Google", facebook: "Facebook" } as const;

const sampleUser = {
  id: "5b0c8a4e-3f0f-4f3c-9d0a-6f2f1c1a7b11",
  name: "Nguyễn Văn Đức",
  email: "duc@example.com",
  avatar: null,
};

/** Pages know the visitor by the cookie; one that has got lost comes back with the token. */
function replyUser(answer: unknown, { request, jar }: ApiRequest): Response {
  const token = bearerOf(request);
  if (token && jar.get(sessionCookie) !== token) setSessionCookie(jar, token);
  return replyJson(answer);
}

export const authApi = (signIn: SignInActions, account: AccountActions) => [
  endpoint({
    method: "GET",
    path: "/auth/me",
    summary: "Who the token belongs to",
    signIn: true,
    action: account.me,
    reply: replyUser,
    example: { answer: { success: true, user: sampleUser } },
  }),
  rawEndpoint({
    method: "POST",
    path: "/auth/logout",
    summary: "End the token's session; the token is refused from then on",
    signIn: true,
    output: Success,
    handle: async ({ request, jar }) => {
      await signIn.end(bearerOf(request) ?? "");
      clearSessionCookie(jar);
      return replyJson({ success: true });
    },
    example: { answer: { success: true } },
  }),
  ...providerNames.flatMap((name) => [
    endpoint({
      method: "GET",
      path: `/auth/${name}`,
      summary: `Go to ${names[name]} to sign in`,
      problems: ["forbidden", "not_configured", "upstream_error", "upstream_timeout"],
      action: signIn[name].start,
      reply: redirect,
      redirects: true,
    }),
    endpoint({
      method: "GET",
      path: `/auth/${name}/callback`,
      summary: `Come back from ${names[name]}`,
      problems: ["forbidden", "not_configured", "upstream_error", "upstream_timeout"],
      action: signIn[name].finish,
      reply: redirect,
      redirects: true,
    }),
  ]),
];
