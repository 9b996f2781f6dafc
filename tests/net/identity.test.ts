import { expect, test } from "bun:test";
import { identityProviders } from "#net/providers/identity.ts";
import { message } from "#core/i18n.ts";
import { fail, ok } from "#core/result.ts";
import { newSecret } from "#core/secret.ts";
import { type Mischief, consentAt, startIdentityProvider } from "#tests/support/servers/identity-provider.ts";

const signal = new AbortController().signal;

async function signInAt(
  name: "google" | "facebook",
  change: (idp: ReturnType<typeof startIdentityProvider>) => void,
) {
  const idp = startIdentityProvider(name);
  change(idp);
  const provider = identityProviders[name](idp.settings);
  const verifier = newSecret();
  const consent = () => consentAt(provider.consentUrl({ state: "s".repeat(43), verifier }));
  const { code = "" } = await consent();
  const first = await provider.profileOf({ code, verifier, signal });
  const second = await provider.profileOf({ code, verifier, signal });
  const other = await consent();
  const foreign = await provider.profileOf({ code: other["code"] ?? "", verifier: newSecret(), signal });
  await idp.stop();
  return { first, second, foreign };
}

const profile = (subject: string, avatar: string | null) =>
  ok({ subject, name: "Nguyễn Văn Đức", email: "duc@people.example", isEmailVerified: false, avatar });
const failed = fail("upstream_error", message("sign-in.failed"));

for (const name of ["google", "facebook"] as const) {
  test(`${name} tells who the visitor is, once a code and only with its verifier`, async () => {
    const { first, second, foreign } = await signInAt(name, (idp) => {
      idp.state.person.picture = "https://pictures.example/1.png";
    });
    expect(first).toEqual(profile("person-1", "https://pictures.example/1.png"));
    expect(second).toEqual(failed);
    expect(foreign).toEqual(failed);
  });

  test(`${name} is asked for a code with the state, the challenge and this site's address`, async () => {
    const idp = startIdentityProvider(name);
    const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"; // RFC 7636, appendix B
    const url = new URL(identityProviders[name](idp.settings).consentUrl({ state: "abc", verifier }));
    await idp.stop();
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: "code",
      client_id: "client",
      redirect_uri: idp.settings.redirectUrl,
      state: "abc",
      scope: name === "google" ? "openid profile email" : "public_profile email",
      code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
      code_challenge_method: "S256",
    });
  });
}

test("a person without a name or an address is called by what there is", async () => {
  const named = await signInAt(
    "facebook",
    (idp) => (idp.state.person = { id: "7", email: "le@people.example" }),
  );
  expect(named.first).toMatchObject({
    ok: true,
    value: { name: "le", email: "le@people.example", avatar: null },
  });
  const unnamed = await signInAt("facebook", (idp) => (idp.state.person = { id: "7" }));
  expect(unnamed.first).toMatchObject({ ok: true, value: { name: "7", email: "" } });
});

test("a name is kept on one line and to a size, and a picture only from an https address", async () => {
  const { first } = await signInAt("google", (idp) => {
    idp.state.person = {
      id: "1",
      name: `a\n\t${"x".repeat(500)}`,
      email: "a@b.example",
      picture: "javascript:alert(1)",
    };
  });
  expect(first).toMatchObject({ ok: true, value: { name: `a ${"x".repeat(98)}`, avatar: null } });
});

const mischief: Record<string, Mischief> = {
  "an error of its own": () => new Response("boom", { status: 500 }),
  "a page instead of an answer": () => new Response("<html>", { headers: { "content-type": "text/html" } }),
  "a list": () => Response.json([1]),
  null: () => Response.json(null),
  "an answer without what was asked for": () => Response.json({ access_token: 7 }),
  "a redirect": () => Response.redirect("http://127.0.0.1:9/", 302),
  "more than 64 KiB": () => Response.json({ access_token: "x".repeat(70_000), sub: "1" }),
};

for (const [what, answer] of Object.entries(mischief)) {
  test(`a provider that answers with ${what} is a failure, at either of its addresses`, async () => {
    expect((await signInAt("google", (idp) => (idp.state.token = answer))).first).toEqual(failed);
    expect((await signInAt("google", (idp) => (idp.state.userinfo = answer))).first).toEqual(failed);
  });
}

test("a provider that never answers ends with the visitor's own signal", async () => {
  const idp = startIdentityProvider("google");
  idp.state.token = () => new Promise(() => {});
  const visit = new AbortController();
  const answer = identityProviders
    .google(idp.settings)
    .profileOf({ code: "c", verifier: "v", signal: visit.signal });
  visit.abort();
  expect(await answer).toEqual(failed);
  await idp.stop();
});
