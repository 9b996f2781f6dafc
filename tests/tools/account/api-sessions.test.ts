import { expect, test } from "bun:test";
import type { Person } from "#tests/support/servers/identity-provider.ts";
import type { Visitor } from "#tests/support/people/visitor.ts";
import { reachCallback, withSignIn } from "#tests/support/product/sign-in.ts";

const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";
const an: Person = { id: "an", name: "An", email: "an@people.example" };

type Session = { id: string; device: string | null; created_at: string; last_used: string; current: boolean };

const sessionsOf = async (visitor: Visitor): Promise<Session[]> =>
  (await (await visitor.call("/account/sessions")).json()).data;

/** Signs in with a browser that says what it is. */
async function signInAs(visitor: Visitor, userAgent: string): Promise<Visitor> {
  const callback = await reachCallback(visitor, "google");
  const led = await visitor.open(callback, { headers: { "User-Agent": userAgent } });
  visitor.token = new URL(led.headers.get("location") ?? "", "http://a").searchParams.get("token");
  return visitor;
}

test("GET /api/account/sessions says where somebody is signed in, DELETE ends one, or all and every key", () =>
  withSignIn(async ({ base, signedIn, visitor, idps }) => {
    const home = await signedIn(an);
    idps.google.state.person = an;
    const mobile = await signInAs(visitor(), phone);
    const listed = await sessionsOf(home);
    expect(listed).toHaveLength(2);
    expect(listed.find(({ current }) => current)?.device).toBeNull();
    const other = listed.find(({ current }) => !current);
    expect([other?.device, /^[\w-]{16}$/.test(other?.id ?? "")]).toEqual(["Chrome · Android", true]);
    expect((await sessionsOf(mobile)).find(({ current }) => current)?.id).toBe(other?.id ?? "-");
    // What names a session opens none, and is no part of the token.
    expect(mobile.token).not.toContain(other?.id ?? "-");
    const end = (id: string, by: Visitor) => by.call(`/account/sessions/${id}`, { method: "DELETE" });
    const binh = await signedIn();
    for (const [id, by] of [
      [other?.id ?? "", binh],
      ["khong-co-phien-n", home],
      ["%", home],
      ["________________", home],
      [(other?.id ?? "").slice(0, 8), home],
    ] as const)
      expect([id, (await end(id, by)).status]).toEqual([id, 404]);
    expect(await sessionsOf(home)).toHaveLength(2);
    expect((await end(other?.id ?? "", home)).status).toBe(200);
    expect((await mobile.call("/auth/me")).status).toBe(401);
    const made = await home.call("/account/keys", {
      method: "POST",
      body: '{"name":"a","scopes":["notes"]}',
    });
    const { key }: { key: string } = await made.json();
    const withKey = (path: string, method = "GET") =>
      fetch(`${base}/api${path}`, { method, headers: { Authorization: `Bearer ${key}` } });
    // A key is for a program, which ends nobody's sessions.
    expect((await withKey("/account/sessions")).status).toBe(403);
    expect((await withKey("/account/sessions", "DELETE")).status).toBe(403);
    expect((await home.call("/account/sessions", { method: "DELETE" })).status).toBe(200);
    expect([(await home.call("/auth/me")).status, (await withKey("/notes")).status]).toEqual([401, 401]);
    expect((await binh.call("/auth/me")).status).toBe(200);
    expect((await fetch(`${base}/api/account/sessions`)).status).toBe(401);
  }));

test("somebody has at most fifty sessions: of another one, that ends which was used least recently", () =>
  withSignIn(
    async ({ signedIn }) => {
      const first = await signedIn(an);
      const second = await signedIn(an);
      for (let more = 0; more < 48; more += 1) await signedIn(an);
      expect(await sessionsOf(second)).toHaveLength(50);
      const last = await signedIn(an);
      expect([(await first.call("/auth/me")).status, (await last.call("/auth/me")).status]).toEqual([
        401, 200,
      ]);
      expect(await sessionsOf(last)).toHaveLength(50);
    },
    {},
    { now: steadyClock() },
  ));

/** A minute further each time it is asked. */
function steadyClock(): () => Date {
  let at = Date.parse("2026-11-23T08:00:00Z");
  return () => new Date((at += 60));
}

test("a session is of a browser and a system by names that are known, whatever the browser says of itself", () =>
  withSignIn(async ({ visitor, idps }) => {
    idps.google.state.person = an;
    const devices: (string | null)[] = [];
    for (const userAgent of [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Zalo/24.11",
      "<b>Evil</b>/1.0 (Nowhere OS)",
      "x".repeat(5000),
    ]) {
      const signed = await signInAs(visitor(), userAgent);
      devices.push((await sessionsOf(signed)).find(({ current }) => current)?.device ?? null);
    }
    expect(devices).toEqual(["Zalo · iOS", null, null]);
  }));
