import { expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { apiKeyStore } from "#db/api-keys.ts";
import { deletionRequestStore } from "#db/deletion-requests.ts";
import { userStore } from "#db/users.ts";
import { accountActions, readSignedRequest } from "#tools/account/actions.ts";
import { anonymous } from "#tests/support/people/caller.ts";
import { newDatabase } from "#tests/support/product/database.ts";
import { newUser } from "#tests/support/people/users.ts";

const at = new Date("2026-11-21T07:00:00Z");

async function begin() {
  const { db } = await newDatabase();
  const [accounts, requests, keys] = [userStore(db), deletionRequestStore(db), apiKeyStore(db)];
  const user = await newUser(db, "An", { provider: "facebook", subject: "42" });
  async function* none() {}
  const exporters = {
    qr_history: none,
    vietqr_history: none,
    async *links(id: string) {
      yield { of: id };
    },
    notes: none,
    keys: none,
    sessions: none,
  };
  const sessions = { listOf: async () => [], endOne: async () => false, endAll: async () => {} };
  const settings = {
    facebookSecret: "app-secret",
    deletionPage: "https://toolbox.example/data-deletion",
    signOut: () => {},
  };
  const actions = accountActions({
    accounts,
    requests,
    keys,
    sessions,
    exporters,
    ...settings,
    now: () => at,
  });
  return { accounts, requests, user, caller: { ...anonymous, user }, ...actions };
}

/** Signs as Facebook does; https://developers.facebook.com/docs/games/gamesonfacebook/login#parsingsr */
function signedRequest(payload: object, secret = "app-secret"): string {
  const body = Buffer.from(JSON.stringify(payload)).toString("base64url");
  return `${createHmac("sha256", secret).update(body).digest("base64url")}.${body}`;
}

const genuine = { algorithm: "HMAC-SHA256", issued_at: at.getTime() / 1000, user_id: "42" };

test("a key has scopes that there are, one at least, however they are listed", async () => {
  const { createKey, caller } = await begin();
  const scopesOf = async (scopes: string | string[]) => {
    const made = await createKey.run({ name: " máy ", scopes }, caller);
    return made.ok ? made.value.scopes : made.failure.errors?.[0]?.path;
  };
  expect(await scopesOf(["notes", "links"])).toEqual(await scopesOf("links, notes"));
  expect(await scopesOf("links")).toEqual(["links"]);
  for (const wrong of ["", ",", "links,", "links,all", "all", "links;notes", "LINKS"])
    expect([wrong, await scopesOf(wrong)]).toEqual([wrong, "scopes"]);
  expect(await scopesOf([])).toBe("scopes");
  expect(await createKey.run({ name: "  ", scopes: "links" }, caller)).toMatchObject({
    failure: { errors: [{ path: "name" }] },
  });
});

test("a visitor who is signed in learns who they are, another is refused", async () => {
  const { me, user, caller } = await begin();
  expect(await me.run({}, caller)).toEqual({ ok: true, value: { success: true, user } });
  expect(await me.run({}, anonymous)).toMatchObject({ failure: { code: "unauthorized" } });
});

test("the take-out holds the account and what each part keeps of it", async () => {
  const { exportData, user, caller } = await begin();
  const { id, ...profile } = user;
  const taken = await exportData.run({}, caller);
  if (!taken.ok) throw new Error("There is nothing to take");
  const { head, lists } = taken.value;
  expect(head).toMatchObject({
    exported_at: at.toISOString(),
    account: { ...profile, provider: "facebook", created_at: new Date(0).toISOString() },
  });
  expect(await Array.fromAsync(lists["links"] ?? [])).toEqual([{ of: id }]);
  expect(await exportData.run({}, anonymous)).toMatchObject({ failure: { code: "unauthorized" } });
});

test("an account that is deleted is gone at once, and a code tells so", async () => {
  const { remove, accounts, requests, user, caller } = await begin();
  const answer = await remove.run({}, caller);
  expect(await accounts.describe(user.id)).toBeNull();
  const code = answer.ok ? answer.value.confirmation_code : "";
  expect(await requests.find(code)).toMatchObject({ email: null, completedAt: at });
  expect(await remove.run({}, anonymous)).toMatchObject({ failure: { code: "unauthorized" } });
});

test("Facebook's signed request deletes the person it names, and is answered with an address and a code", async () => {
  const { removeForFacebook, accounts, user } = await begin();
  const answer = await removeForFacebook.run({ signed_request: signedRequest(genuine) }, anonymous);
  expect(await accounts.describe(user.id)).toBeNull();
  const code = answer.ok ? answer.value.confirmation_code : "";
  expect(answer).toEqual({
    ok: true,
    value: { url: `https://toolbox.example/data-deletion?code=${code}`, confirmation_code: code },
  });
});

test("a person who never signed in here gets a code all the same", async () => {
  const { removeForFacebook } = await begin();
  const request = signedRequest({ ...genuine, user_id: "43" });
  expect(await removeForFacebook.run({ signed_request: request }, anonymous)).toMatchObject({ ok: true });
});

test("a request that Facebook did not sign deletes nothing", async () => {
  const { removeForFacebook, accounts, user } = await begin();
  const [signature = "", payload = ""] = signedRequest(genuine).split(".");
  const other = signedRequest({ ...genuine, user_id: "41" }).split(".")[1] ?? "";
  const forgeries = [
    "",
    ".",
    payload,
    `${signature}.`,
    `.${payload}`,
    `${signature}.${other}`,
    `${signature}.${payload}.${payload}`,
    `%%%.${payload}`,
    signedRequest(genuine, "another-secret"),
    signedRequest({ ...genuine, algorithm: "none" }),
    signedRequest({ ...genuine, user_id: 42 }),
    signedRequest({ ...genuine, user_id: "" }),
    signedRequest({ ...genuine, user_id: "4".repeat(256) }),
    signedRequest([]),
    signedRequest({ ...genuine, issued_at: undefined }),
    signedRequest({ ...genuine, issued_at: at.getTime() / 1000 - 3601 }),
    signedRequest({ ...genuine, issued_at: at.getTime() / 1000 + 301 }),
  ];
  for (const signed_request of forgeries) {
    const answer = await removeForFacebook.run({ signed_request }, anonymous);
    expect(answer).toMatchObject({ failure: { code: "forbidden" } });
  }
  expect(await accounts.describe(user.id)).not.toBeNull();
});

test("without a secret nothing is signed right", async () => {
  expect(await readSignedRequest(signedRequest(genuine, "app-secret"), { secret: "", now: at })).toBeNull();
});

test("pins are the user's own, known tools only, and go along with the account", async () => {
  const { pins, setPins, exportData, caller } = await begin();
  expect(await pins.run({}, caller)).toEqual({ ok: true, value: { tools: null } });
  expect(await setPins.run({ tools: ["cron", "no-such-tool", "qr", "qr"] }, caller)).toEqual({
    ok: true,
    value: { tools: ["qr", "cron"] },
  });
  expect(await pins.run({}, caller)).toEqual({ ok: true, value: { tools: ["qr", "cron"] } });
  expect(await exportData.run({}, caller)).toMatchObject({
    value: { head: { pinned_tools: ["qr", "cron"] } },
  });
  expect(await setPins.run({ tools: "" }, caller)).toEqual({ ok: true, value: { tools: [] } });
  expect(await pins.run({}, caller)).toEqual({ ok: true, value: { tools: [] } });
  expect(await pins.run({}, anonymous)).toMatchObject({ failure: { code: "unauthorized" } });
  expect(await setPins.run({ tools: ["qr"] }, anonymous)).toMatchObject({
    failure: { code: "unauthorized" },
  });
});
