import { expect, test } from "bun:test";
import { credentialSettings, makeCredentials } from "#tests/support/people/credentials.ts";
import type { Visitor } from "#tests/support/people/visitor.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";

type Scope = "links" | "notes" | "history";
type Ids = { code: string; note: string; qr: string; vietqr: string; key: string };
type Call = {
  /** The key's scope; null is what no key opens. */
  readonly scope: Scope | null;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** What somebody else gets, whose account has none of it. */
  readonly others?: number;
};

const transfer = { bank: "970436", account: "0123456789" };
const historyCalls = (kind: "qr" | "vietqr"): Call[] => [
  { scope: "history", method: "GET", path: `/${kind}/history`, others: 200 },
  { scope: "history", method: "GET", path: `/${kind}/history/export`, others: 200 },
  { scope: "history", method: "GET", path: `/${kind}/history/{${kind}}/image` },
  { scope: "history", method: "DELETE", path: `/${kind}/history/{${kind}}` },
  { scope: "history", method: "DELETE", path: `/${kind}/history`, others: 200 },
];

/** Calls for which somebody must be signed in. */
const signedInCalls: readonly Call[] = [
  { scope: "links", method: "GET", path: "/links", others: 200 },
  { scope: "links", method: "GET", path: "/links.csv", others: 200 },
  { scope: "links", method: "PATCH", path: "/links/{code}", body: { url: "https://example.org/" } },
  { scope: "links", method: "GET", path: "/links/{code}/analytics" },
  { scope: "links", method: "GET", path: "/links/{code}/analytics.csv" },
  { scope: "links", method: "DELETE", path: "/links/{code}" },
  ...historyCalls("qr"),
  ...historyCalls("vietqr"),
  { scope: null, method: "GET", path: "/auth/me", others: 200 },
  { scope: null, method: "GET", path: "/account/export", others: 200 },
  { scope: null, method: "GET", path: "/account/history", others: 200 },
  { scope: null, method: "GET", path: "/account/keys", others: 200 },
  {
    scope: null,
    method: "POST",
    path: "/account/keys",
    body: { name: "b", scopes: ["links"] },
    others: 200,
  },
  { scope: null, method: "DELETE", path: "/account/keys/{key}" },
  { scope: null, method: "GET", path: "/account/sessions", others: 200 },
  { scope: null, method: "GET", path: "/account/pins", others: 200 },
  { scope: null, method: "PUT", path: "/account/pins", body: { tools: ["qr"] }, others: 200 },
];

/** Calls that an anonymous browser makes too, about what is its own. */
const noteCalls: readonly Call[] = [
  { scope: "notes", method: "GET", path: "/notes", others: 200 },
  { scope: "notes", method: "PUT", path: "/notes/{note}", body: { content: "khác" } },
  { scope: "notes", method: "POST", path: "/notes/{note}/share", body: { shared: true } },
  { scope: "notes", method: "DELETE", path: "/notes/{note}" },
];

/** Calls that end what they are made with; they have tests of their own. */
const apart = [
  "DELETE /api/account",
  "DELETE /api/account/sessions",
  "DELETE /api/account/sessions/{id}",
  "POST /api/auth/logout",
];

/** One of everything that a call may be about. */
async function newThings(owner: Visitor): Promise<Ids> {
  const post = (path: string, body: object) =>
    owner.call(path, { method: "POST", body: JSON.stringify(body) });
  const made = async (path: string, body: object) => (await post(path, body)).json();
  await (await post("/qr", { text: "a" })).bytes();
  await (await post("/vietqr/image", transfer)).bytes();
  const idIn = async (kind: string) => (await (await owner.call(`/${kind}/history`)).json()).data[0].id;
  return {
    code: (await made("/links", { url: "https://example.com/" })).code,
    note: (await made("/notes", { content: "của chủ" })).id,
    qr: await idIn("qr"),
    vietqr: await idIn("vietqr"),
    key: (await made("/account/keys", { name: "c", scopes: ["links"] })).id,
  };
}

/** Asks with what stands in `Authorization`; a text that goes on is cut off. */
async function ask(base: string, credential: string | null, { method, path, body }: Call) {
  const control = new AbortController();
  const response = await fetch(`${base}/api${path}`, {
    method,
    redirect: "manual",
    signal: control.signal,
    headers: {
      ...(credential !== null && { Authorization: `Bearer ${credential}` }),
      ...(body && { "Content-Type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const isEndless = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  const text = isEndless ? "" : await response.text();
  control.abort();
  return { status: response.status, challenge: response.headers.get("www-authenticate"), text };
}

const filled = (call: Call, ids: Ids): Call => ({
  ...call,
  path: call.path.replace(/\{(\w+)\}/, (_, name: keyof Ids) => ids[name]),
});

test("whoever asks gets from every call what is theirs: owner, other, key, wrong scope, revoked, blocked, deleted, expired, malformed", () =>
  withSignIn(async ({ base, signedIn }) => {
    const { visitors, alive, keyOf, deadSessions, deadKeys } = await makeCredentials(signedIn);
    const faults: string[] = [];
    const expectAll = async (
      who: Record<string, string | null | undefined>,
      calls: readonly Call[],
      statusOf: (call: Call, name: string) => number,
    ) => {
      for (const [name, credential = null] of Object.entries(who)) {
        const ids = await newThings(visitors.owner);
        for (const call of calls) {
          const { status, challenge } = await ask(base, credential, filled(call, ids));
          const wanted = statusOf(call, name);
          if (status !== wanted || (status === 401) !== (challenge?.startsWith("Bearer") ?? false))
            faults.push(`${name}: ${call.method} ${call.path} gives ${status} ${challenge}, not ${wanted}`);
        }
        const keys: { data: { id: string; name: string }[] } = await (
          await visitors.owner.call("/account/keys")
        ).json();
        for (const { id, name: label } of keys.data)
          if (label !== "a") await visitors.owner.call(`/account/keys/${id}`, { method: "DELETE" });
      }
    };
    const all = [...signedInCalls, ...noteCalls];
    await expectAll(alive, all, ({ scope, others = 404 }, name) => {
      if (name.endsWith("Key") && scope === null) return 403;
      return name.startsWith("owner") ? 200 : others;
    });
    await expectAll(keyOf, all, ({ scope }, name) => (scope === name ? 200 : 403));
    await expectAll(deadSessions, signedInCalls, () => 401);
    await expectAll(deadSessions, noteCalls, ({ others = 404 }) => others);
    await expectAll(deadKeys, all, () => 401);
    expect(faults).toEqual([]);
  }, credentialSettings));

test("what needs no account is answered whoever asks, but to a key that opens nothing, and the tables above have the rest", () =>
  withSignIn(async ({ base, signedIn }) => {
    const { alive, deadSessions, deadKeys } = await makeCredentials(signedIn);
    const { paths }: { paths: Record<string, Record<string, { security: object[] }>> } = await (
      await fetch(`${base}/api/openapi.json`)
    ).json();
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => ({
        call: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path: path.slice("/api".length),
        isOpen: security.some((one) => Object.keys(one).length === 0),
      })),
    );
    const ofTables = (calls: readonly Call[]) =>
      calls.map(({ method, path }) => `${method} /api${path.replace(/\{(qr|vietqr|note|key)\}/, "{id}")}`);
    const closed = operations.filter(({ isOpen }) => !isOpen).map(({ call }) => call);
    expect([...new Set([...ofTables(signedInCalls), ...apart])].toSorted()).toEqual(closed.toSorted());
    const open = operations.filter(({ call, isOpen }) => isOpen && !ofTables(noteCalls).includes(call));
    expect(open.length).toBeGreaterThan(60);
    const faults: string[] = [];
    for (const { call, method, path } of open) {
      const given = { scope: null, method, path: path.replace(/\{\w+\}/g, "abc123") };
      const asked = (credential: string | null) =>
        ask(base, credential, { ...given, ...(method !== "GET" && { body: {} }) });
      for (const [name, credential] of Object.entries({ ...alive, ...deadSessions })) {
        const { status } = await asked(credential);
        if ([401, 403, 405, 500].includes(status)) faults.push(`${name}: ${call} gives ${status}`);
      }
      for (const [name, credential] of Object.entries(deadKeys)) {
        const { status } = await asked(credential);
        if (status !== 401) faults.push(`${name}: ${call} gives ${status}`);
      }
    }
    expect(faults).toEqual([]);
  }, credentialSettings));
