import { expect, test } from "bun:test";
import { fail, ok } from "#core/result.ts";
import { signInActions } from "#tools/sign-in/actions.ts";
import { isFreshToken, sessionCookie, setSessionCookie } from "#tools/sign-in/cookies.ts";
import type { SignIn } from "#tools/sign-in/effects.ts";
import { newBrowser } from "#tests/support/people/caller.ts";

const user = { id: "1", name: "An", email: "an@people.example", avatar: null };

/** A sign-in that succeeds unless `outcome` says otherwise, and a list of what was done. */
function begin(outcome: Awaited<ReturnType<SignIn["finish"]>>["outcome"] = ok({ token: "new-token", user })) {
  const done: string[] = [];
  const actions = signInActions({
    signIn: {
      isAvailable: () => true,
      start: async () => ok({ browser: "secret", url: "https://provider.example/consent" }),
      finish: async () => ({ lang: "en" as const, outcome }),
    },
    sessions: {
      end: async (token) => void done.push(`end ${token}`),
    },
    afterSignIn: [async (person) => void done.push(`adopt ${person.id}`)],
  });
  return { ...actions, done, browser: newBrowser() };
}

test("a sign-in leads to the provider, and leaves the browser its secret", async () => {
  const { google, browser } = begin();
  expect(await google.start.run({}, browser)).toEqual(ok({ location: "https://provider.example/consent" }));
  expect(browser.cookies.get("sign_in")).toBe("secret");
});

test("the way back ends the session before, gives the browser its new one, and takes its belongings over", async () => {
  const { google, browser, done } = begin();
  setSessionCookie(browser.cookies, "old-token");
  const answer = await google.finish.run({ code: "1", state: "2" }, browser);
  expect(answer).toMatchObject({
    value: { location: expect.stringMatching(/^\/en\/auth\/callback\?token=new-token&user=/) },
  });
  expect(done).toEqual(["end old-token", "adopt 1"]);
  expect(browser.cookies.get(sessionCookie)).toBe("new-token");
  expect(isFreshToken(browser.cookies, "new-token")).toBe(true);
  expect(isFreshToken(browser.cookies, "another")).toBe(false);
});

test("a sign-in that failed leads to the page that says why, and changes nothing", async () => {
  const { google, browser, done } = begin(fail("upstream_error"));
  setSessionCookie(browser.cookies, "old-token");
  const answer = await google.finish.run({}, browser);
  expect(answer).toMatchObject({
    value: { location: expect.stringMatching(/^\/en\/auth\/callback\?error=/) },
  });
  expect([done, browser.cookies.get(sessionCookie)]).toEqual([[], "old-token"]);
});

test("signing out ends the browser's session", async () => {
  const { signOut, browser, done } = begin();
  setSessionCookie(browser.cookies, "old-token");
  expect(await signOut.run({}, browser)).toEqual(ok({ success: true }));
  expect([done, browser.cookies.get(sessionCookie)]).toEqual([["end old-token"], ""]);
});
