import { Success } from "#core/schema.ts";
import type { AccountActions } from "#tools/account/actions.ts";
import { bearerOf } from "#http/bearer.ts";
import { clearSessionCookie, sessionCookie, setSessionCookie } from "#tools/sign-in/cookies.ts";
import type { SignInActions } from "#tools/sign-in/actions.ts";
import { providerNames } from "#tools/sign-in/schema.ts";
import { type ApiRequest, endpoint, rawEndpoint } from "./endpoint.ts";
import { apiHeaders, replyJson } from "./reply.ts";

const redirectApi = ({ location }: { location: string }): Response =>
  new Response(null, { status: 302, headers: { ...apiHeaders, Location: location } });

const providerTitles = { google: "Google", facebook: "Facebook" } as const;

const sampleUser = {
  id: "5b0c8a4e-3f0f-4f3c-9d0a-6f2f1c1a7b11",
  name: "Nguyễn Văn Đức",
  email: "duc@example.com",
  avatar: null,
};

/** Pages know the visitor by the cookie; one that has got lost comes back with the token. */
function replyUser(userAnswer: unknown, { request, jar }: ApiRequest): Response {
  const token = bearerOf(request);
  if (token && jar.get(sessionCookie) !== token) setSessionCookie(jar, token);
  return replyJson(userAnswer);
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
  ...providerNames.flatMap((providerName) => [
    endpoint({
      method: "GET",
      path: `/auth/${providerName}`,
      summary: `Go to ${providerTitles[providerName]} to sign in`,
      problems: ["forbidden", "not_configured", "upstream_error", "upstream_timeout"],
      action: signIn[providerName].start,
      reply: redirectApi,
      redirects: true,
    }),
    endpoint({
      method: "GET",
      path: `/auth/${providerName}/callback`,
      summary: `Come back from ${providerTitles[providerName]}`,
      problems: ["forbidden", "not_configured", "upstream_error", "upstream_timeout"],
      action: signIn[providerName].finish,
      reply: redirectApi,
      redirects: true,
    }),
  ]),
];
