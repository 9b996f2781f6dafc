import { createHmac } from "node:crypto";
import type { Person } from "#tests/support/servers/identity-provider.ts";
import type { Visitor } from "./visitor.ts";

export const sessionSecret = "Zk3vQ9xT7mB1nL5pR8sW2yC6dF4gH0jK";
const operator = { id: "sep", name: "Sếp", email: "sep@people.example", email_verified: true };

/** Settings of a product whose credentials these are. */
export const credentialSettings = { SESSION_SECRET: sessionSecret, ADMIN_EMAILS: operator.email };

const scopes = ["links", "notes", "history"];

async function posted(visitor: Visitor, path: string, body: object) {
  const response = await visitor.call(path, { method: "POST", body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} gives ${response.status}`);
  return response.json();
}

const newKey = (visitor: Visitor, allowed = scopes): Promise<{ id: string; key: string }> =>
  posted(visitor, "/account/keys", { name: "a", scopes: allowed });

/** The same token, signed as ours are, whose time is over. */
function expiredToken(token: string): string {
  const [head = "", body = ""] = token.split(".");
  const claims: Record<string, unknown> = JSON.parse(atob(body));
  const payload = Buffer.from(JSON.stringify({ ...claims, exp: 1_000_000_000 })).toString("base64url");
  const signature = createHmac("sha256", sessionSecret).update(`${head}.${payload}`).digest("base64url");
  return `${head}.${payload}.${signature}`;
}

/** What may stand in `Authorization`, by whose it is; `owner` and `ownersKey` are those of the first visitor. */
export async function makeCredentials(signedIn: (person?: Person) => Promise<Visitor>) {
  const [owner, other, blocked, deleted, sep] = [
    await signedIn(),
    await signedIn(),
    await signedIn(),
    await signedIn(),
    await signedIn(operator),
  ];
  const [ownersKey, othersKey, revokedKey] = [await newKey(owner), await newKey(other), await newKey(owner)];
  const keysOfOneScope = await Promise.all(scopes.map((scope) => newKey(owner, [scope])));
  const [blockedKey, deletedKey] = [await newKey(blocked), await newKey(deleted)];
  const { user } = await (await blocked.call("/auth/me")).json();
  await sep.submit("/admin", { act: "blockUser", target: user.id, why: "fraud" });
  await deleted.call("/account", { method: "DELETE" });
  await owner.call(`/account/keys/${revokedKey.id}`, { method: "DELETE" });
  return {
    visitors: { owner, other },
    alive: {
      owner: owner.token,
      ownersKey: ownersKey.key,
      other: other.token,
      othersKey: othersKey.key,
    },
    keyOf: Object.fromEntries(scopes.map((scope, index) => [scope, keysOfOneScope[index]?.key])),
    /** They open no account, and are nobody's where none is needed. */
    deadSessions: {
      none: null,
      blocked: blocked.token,
      deleted: deleted.token,
      expired: expiredToken(owner.token ?? ""),
      malformed: "abc",
      cut: owner.token?.slice(0, -1) ?? "",
      empty: "",
    },
    /** They open nothing at all: who sends a key means to be known by it. */
    deadKeys: {
      revoked: revokedKey.key,
      blockedKey: blockedKey.key,
      deletedKey: deletedKey.key,
      malformedKey: "key_abc",
      cutKey: ownersKey.key.slice(0, -1),
      changedCase: ownersKey.key.toUpperCase().replace("KEY_", "key_"),
    },
  };
}
