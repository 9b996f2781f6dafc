import { expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { sessionStore } from "#db/sessions.ts";
import { hashSecret } from "#core/secret.ts";
import { createSessions } from "#sign-in/session.ts";
import { openSqlite } from "#db/sqlite.ts";
import { addUser } from "#tests/support/people/users.ts";
import { newDatabase } from "#tests/support/product/database.ts";
import { newUser } from "#tests/support/people/users.ts";

const secret = "0123456789abcdef0123456789abcdef";
const issuer = "https://toolbox.example";
const day = 86_400_000;

async function begin() {
  const { db } = await newDatabase();
  const clock = { at: Date.parse("2026-11-21T00:00:00Z") };
  const now = () => new Date(clock.at);
  const rows = sessionStore(db);
  const sessions = createSessions({ secret, issuer, sessionRows: rows, now });
  const user = await newUser(db);
  return { db, rows, clock, now, sessions, user, token: await sessions.start(user.id, "") };
}

test("a token says who the user is, until the session ends", async () => {
  const { sessions, user, token } = await begin();
  const other = await sessions.start(user.id, "");
  expect(await sessions.find(token)).toMatchObject({ user });
  await sessions.end(token);
  expect(await sessions.find(token)).toBeNull();
  expect(await sessions.find(other)).toMatchObject({ user });
});

test("a session that is used lasts, one that is not used for 30 days ends", async () => {
  const { clock, sessions, token } = await begin();
  for (let visit = 0; visit < 4; visit += 1) {
    clock.at += 29 * day;
    expect(await sessions.find(token)).not.toBeNull();
  }
  clock.at += 30 * day;
  expect(await sessions.find(token)).toBeNull();
});

test("however often it is used, a session ends after a year", async () => {
  const { clock, sessions, token } = await begin();
  for (; clock.at < Date.parse("2027-11-20T00:00:00Z"); clock.at += 20 * day) await sessions.find(token);
  clock.at = Date.parse("2027-11-21T00:00:01Z");
  expect(await sessions.find(token)).toBeNull();
});

test("using a session writes to the database at most once a day", async () => {
  const { db, clock, sessions, token } = await begin();
  const expiry = async () => (await db.select().from(db.tables.sessions))[0]?.expiresAt.getTime() ?? 0;
  const first = await expiry();
  clock.at += day / 2;
  await sessions.find(token);
  expect(await expiry()).toBe(first);
  clock.at += day;
  await sessions.find(token);
  expect(await expiry()).toBe(clock.at + 30 * day);
});

test("the database holds neither the token nor what is in it", async () => {
  const { db, token } = await begin();
  const claims: { jti: string } = JSON.parse(atob(token.split(".")[1] ?? ""));
  const rows = JSON.stringify(await db.select().from(db.tables.sessions));
  expect(rows).not.toContain(claims.jti);
  expect(rows).toContain(hashSecret(claims.jti));
});

test("expired sessions are deleted", async () => {
  const { db, rows, clock, now } = await begin();
  await rows.deleteExpired(now());
  expect(await db.select().from(db.tables.sessions)).toHaveLength(1);
  clock.at += 31 * day;
  await rows.deleteExpired(now());
  expect(await db.select().from(db.tables.sessions)).toEqual([]);
});

test("anything but a token of ours, signed our way for this site, is nobody", async () => {
  const { clock, sessions, user, token } = await begin();
  const claims: Record<string, unknown> = JSON.parse(atob(token.split(".")[1] ?? ""));
  const sign = (change: object, { header = {}, key = secret, hash = "sha256" } = {}) => {
    const parts = [
      { alg: "HS256", typ: "JWT", ...header },
      { ...claims, ...change },
    ];
    const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
    return `${signed}.${createHmac(hash, key).update(signed).digest("base64url")}`;
  };
  expect(await sessions.find(sign({}))).toMatchObject({ user });
  const [head, body, signature] = token.split(".");
  const unsigned = btoa(JSON.stringify({ alg: "none", typ: "JWT" })).replaceAll("=", "");
  const forgeries = [
    "",
    "wrong",
    `${token} `,
    ` ${token}`,
    `${token}=`,
    `${head}.${body}`,
    `${head}.${body}.`,
    `${unsigned}.${body}.`,
    `${head}.${body}.${signature}.${signature}`,
    "x".repeat(100_000),
    sign({}, { key: "another secret of more than 32 bytes." }),
    sign({}, { header: { alg: "HS512" }, hash: "sha512" }),
    sign({}, { header: { typ: "at+jwt" } }),
    sign({ iss: "https://other.example" }),
    sign({ aud: "https://other.example/api" }),
    sign({ jti: "another" }),
    sign({ jti: undefined }),
    sign({ exp: undefined }),
    sign({ exp: Math.floor(clock.at / 1000) - 1 }),
    sign({ sub: undefined }),
  ];
  for (const forgery of forgeries) expect([forgery, await sessions.find(forgery)]).toEqual([forgery, null]);
});

test("a session that cannot be extended, on a disk that takes nothing, is one all the same", async () => {
  const { sqlite, db, close } = openSqlite(":memory:");
  const user = await addUser(db, "an");
  const clock = { at: Date.parse("2026-11-21T00:00:00Z") };
  const sessions = createSessions({
    secret,
    issuer,
    sessionRows: sessionStore(db),
    now: () => new Date(clock.at),
  });
  const token = await sessions.start(user.id, "");
  clock.at += 2 * day;
  sqlite.run("PRAGMA query_only = ON");
  expect(await sessions.find(token)).toMatchObject({ user: { id: user.id } });
  await close();
});

test("while the old secret is given, whoever signed in with it stays signed in; the new one signs", async () => {
  const { rows, now, sessions, user, token } = await begin();
  const newSecret = "fedcba9876543210fedcba9876543210";
  const parts = { issuer, sessionRows: rows, now };
  const changing = createSessions({ ...parts, secret: newSecret, oldSecret: secret });
  const changed = createSessions({ ...parts, secret: newSecret });
  const fresh = await changing.start(user.id, "");
  const found = async (by: typeof sessions, one: string) => (await by.find(one))?.user.id ?? null;
  expect([await found(changing, token), await found(changing, fresh)]).toEqual([user.id, user.id]);
  expect([await found(changed, token), await found(changed, fresh)]).toEqual([null, user.id]);
  expect(await found(sessions, fresh)).toBeNull();
  await changing.end(token);
  expect(await found(changing, token)).toBeNull();
});
