import { expect, test } from "bun:test";
import { sessionStore } from "#db/sessions.ts";
import { signInStore } from "#db/sign-ins.ts";
import { userStore } from "#db/users.ts";
import { identityProviders } from "#net/providers/identity.ts";
import { createSessions } from "#sign-in/session.ts";
import { createSignIn } from "#sign-in/flow.ts";
import { consentAt, startIdentityProvider } from "#tests/support/servers/identity-provider.ts";
import { newDatabase } from "#tests/support/product/database.ts";

const { signal } = new AbortController();

/** A site whose only provider is Google, on the loopback, and a visitor on the way back from it. */
async function comeBack() {
  const { db } = await newDatabase();
  const clock = { at: Date.parse("2026-11-21T00:00:00Z") };
  const now = () => new Date(clock.at);
  const idp = startIdentityProvider("google");
  const sessionRows = sessionStore(db);
  const sessions = createSessions({
    secret: "s".repeat(32),
    issuer: "https://toolbox.example",
    sessionRows,
    now,
  });
  const pending = signInStore(db);
  const providers = { google: identityProviders.google(idp.settings) };
  const signIn = createSignIn({ providers, pending, users: userStore(db), sessions, now });
  const start = async (browser?: string) => {
    const started = await signIn.start({ provider: "google", browser, lang: "en" });
    if (!started.ok) throw new Error("the sign-in did not start");
    return { browser: started.value.browser, query: await consentAt(started.value.url) };
  };
  return {
    ...(await start()),
    provider: "google" as const,
    signal,
    userAgent: "",
    start,
    signIn,
    sessions,
    clock,
    now,
    db,
    idp,
    pending,
  };
}

const refused = (key: string) => ({ ok: false, failure: { detail: { key } } });

test("a visitor who comes back from the provider is signed in, in the language they began in", async () => {
  const { signIn, sessions, ...visit } = await comeBack();
  const { lang, outcome } = await signIn.finish(visit);
  const { token, user } = outcome.ok ? outcome.value : { token: "", user: null };
  expect(lang).toBe("en");
  expect(user).toMatchObject({ name: "Nguyễn Văn Đức", email: "duc@people.example", avatar: null });
  expect(await sessions.find(token)).toMatchObject({ user });
});

test("the same person is the same user at the next sign-in, with what the provider tells by then", async () => {
  const { signIn, start, idp, ...visit } = await comeBack();
  const first = (await signIn.finish(visit)).outcome;
  idp.state.person = { ...idp.state.person, name: "Đức mới", email: "moi@people.example" };
  const second = (await signIn.finish({ ...visit, ...(await start()) })).outcome;
  const [before, after] = [first, second].map((one) => (one.ok ? one.value.user : null));
  expect(after).toMatchObject({ id: before?.id ?? "", name: "Đức mới", email: "moi@people.example" });
});

test("somebody else with the same email address is another user", async () => {
  const { signIn, start, idp, ...visit } = await comeBack();
  const first = (await signIn.finish(visit)).outcome;
  idp.state.person = { ...idp.state.person, id: "person-2" };
  const second = (await signIn.finish({ ...visit, ...(await start()) })).outcome;
  expect(first.ok && second.ok && first.value.user.id !== second.value.user.id).toBe(true);
});

test("two sign-ins begun side by side in one browser both come to an end", async () => {
  const { signIn, start, ...visit } = await comeBack();
  const second = await start(visit.browser);
  expect(second.browser).toBe(visit.browser);
  expect((await signIn.finish({ ...visit, query: second.query })).outcome.ok).toBe(true);
  expect((await signIn.finish(visit)).outcome.ok).toBe(true);
});

test("a made-up browser secret is replaced when a sign-in starts", async () => {
  const { start } = await comeBack();
  expect((await start("guess")).browser).toMatch(/^[\w-]{43}$/);
});

test("a sign-in ends in the browser where it began, once, within ten minutes, with its own state", async () => {
  const attempts: ((visit: Awaited<ReturnType<typeof comeBack>>) => object)[] = [
    () => ({ browser: "b".repeat(43) }),
    () => ({ browser: undefined }),
    ({ query }) => ({ query: { ...query, state: `${query["state"]}x` } }),
    ({ query }) => ({ query: { code: query["code"] } }),
    ({ query }) => ({ query: { ...query, state: "" } }),
    ({ query }) => ({ query: { ...query, state: "x".repeat(10_000) } }),
    ({ clock }) => ((clock.at += 600_000), {}),
  ];
  for (const change of attempts) {
    const visit = await comeBack();
    const made = { ...visit, ...change(visit) };
    const { lang, outcome } = await visit.signIn.finish(made);
    expect(outcome).toMatchObject(refused(made.browser ? "sign-in.unknown" : "sign-in.noCookie"));
    expect(lang).toBe(made.query["state"]?.endsWith(".en") ? "en" : null);
  }
  const visit = await comeBack();
  const both = await Promise.all([visit.signIn.finish(visit), visit.signIn.finish(visit)]);
  expect(both.filter(({ outcome }) => outcome.ok)).toHaveLength(1);
  expect((await visit.signIn.finish(visit)).outcome).toMatchObject(refused("sign-in.unknown"));
});

test("a sign-in is handed out for the state, the browser and the provider that it was begun with, once", async () => {
  const { pending, now } = await comeBack();
  const begun = { stateHash: "s", browserHash: "b", provider: "google" } as const;
  const expiresAt = new Date(now().getTime() + 1);
  await pending.begin({ ...begun, verifier: "v", lang: "vi", expiresAt });
  const others = [{ stateHash: "x" }, { browserHash: "x" }, { provider: "facebook" }] as const;
  for (const other of others) expect(await pending.take({ ...begun, ...other, at: now() })).toBeNull();
  expect(await pending.take({ ...begun, at: now() })).toEqual({ verifier: "v", lang: "vi" });
  expect(await pending.take({ ...begun, at: now() })).toBeNull();
});

test("a visitor who declines at the provider is told so, and the state is spent", async () => {
  const { signIn, ...visit } = await comeBack();
  const query = { state: visit.query["state"], error: "access_denied" };
  expect((await signIn.finish({ ...visit, query })).outcome).toMatchObject(refused("sign-in.declined"));
  expect((await signIn.finish(visit)).outcome).toMatchObject(refused("sign-in.unknown"));
});

test("any other refusal, an unknown code, and a provider that is down, are a failed sign-in", async () => {
  for (const change of [{ error: "server_error" }, { code: "guess" }]) {
    const { signIn, ...visit } = await comeBack();
    const query = { state: visit.query["state"], ...change };
    expect((await signIn.finish({ ...visit, query })).outcome).toMatchObject(refused("sign-in.failed"));
  }
  const { signIn, idp, ...visit } = await comeBack();
  await idp.stop();
  expect((await signIn.finish(visit)).outcome).toMatchObject(refused("sign-in.failed"));
});

test("a provider without a client id here is not configured", async () => {
  const { signIn, ...visit } = await comeBack();
  const start = await signIn.start({ provider: "facebook", browser: undefined, lang: "vi" });
  expect(start).toMatchObject(refused("sign-in.notConfigured"));
  const { outcome } = await signIn.finish({ ...visit, provider: "facebook" });
  expect(outcome).toMatchObject(refused("sign-in.notConfigured"));
});

test("the database keeps no secret of a sign-in on its way, and deletes those that never came back", async () => {
  const { db, browser, query, pending, clock, now } = await comeBack();
  const sessionRows = JSON.stringify(await db.select().from(db.tables.signIns));
  expect(sessionRows).not.toContain(browser);
  expect(sessionRows).not.toContain(query["state"] ?? "");
  clock.at += 601_000;
  await pending.deleteExpired(now());
  expect(await db.select().from(db.tables.signIns)).toEqual([]);
});
