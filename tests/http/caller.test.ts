import { expect, test } from "bun:test";
import { allowedMethods } from "#http/allowed-methods.ts";
import { bearerOf } from "#http/bearer.ts";
import {
  addressOf,
  cookieJar,
  cookieName,
  plainAddress,
  readCookie,
  requestLanguage,
  visitOf,
} from "#http/caller.ts";
import { quotaKeyOf } from "#http/quota-cookie.ts";

const requestWith = (headers: Record<string, string>, path = "/a") =>
  new Request(`http://toolbox.example${path}`, { headers });

const callersOf = (trustProxy: number, peer: string | null) => {
  const checked: unknown[] = [];
  const callers = {
    peerOf: () => peer,
    trustProxy,
    checkForwarded: (...seen: unknown[]) => void checked.push(seen),
    isSecure: false,
    origin: "http://toolbox.example",
    identify: () => null,
  };
  return { callers, checked };
};

test.each([
  [0, "9.9.9.9", "", "9.9.9.9", 1],
  [0, "9.9.9.9", "1.1.1.1", "9.9.9.9", 1],
  [0, null, "", "127.0.0.1", 1],
  [1, "9.9.9.9", "1.1.1.1, 2.2.2.2", "2.2.2.2", 0],
  [2, "9.9.9.9", "1.1.1.1, 2.2.2.2", "1.1.1.1", 0],
  [3, "9.9.9.9", "1.1.1.1, 2.2.2.2", "1.1.1.1", 1],
  [1, "9.9.9.9", "", "9.9.9.9", 1],
  [1, "9.9.9.9", "1.1.1.1, unknown", "9.9.9.9", 1],
  [2, "9.9.9.9", "x", "9.9.9.9", 1],
  [1, "9.9.9.9", "::ffff:1.2.3.4", "1.2.3.4", 0],
] as const)(
  "behind %i proxies, from %j with %j the client is %s",
  (proxies, peer, forwarded, address, checks) => {
    const { callers, checked } = callersOf(proxies, peer);
    const request = requestWith(forwarded === "" ? {} : { "X-Forwarded-For": forwarded });
    expect([addressOf(request, callers), addressOf(request, callers), checked.length]).toEqual([
      address,
      address,
      checks,
    ]);
  },
);

test("an address is in its shortest spelling", () => {
  const spellings = {
    "1.2.3.4": "1.2.3.4",
    " 2001:DB8:0:0::1 ": "2001:db8::1",
    "::ffff:1.2.3.4": "1.2.3.4",
    "": null,
    "01.2.3.400": null,
    host: null,
  };
  for (const [given, plain] of Object.entries(spellings))
    expect([given, plainAddress(given)]).toEqual([given, plain]);
});

test("the language that an address names comes before that of the browser", () => {
  const asked = [
    ["/a?lang=en", "vi"],
    ["/a?lang=vi", "en"],
    ["/a?lang=fr", "en"],
    ["/a", "en"],
    ["/a", ""],
  ] as const;
  expect(
    asked.map(([path, header]) => requestLanguage(requestWith({ "Accept-Language": header }, path))),
  ).toEqual(["en", "vi", "en", "en", "vi"]);
});

test("a cookie is read by its whole name, if its value is one of ours", () => {
  const header = 'xa=1; a=b.c-d_e~; bad=a b; quoted="x"; empty=; a=2';
  expect(["xa", "a", "bad", "quoted", "empty", "none", "c"].map((name) => readCookie(header, name))).toEqual([
    "1",
    "b.c-d_e~",
    null,
    null,
    "",
    null,
    null,
  ]);
  expect(readCookie(null, "a")).toBeNull();
  expect([cookieName("a", true), cookieName("a", false)]).toEqual(["__Host-a", "a"]);
});

test("a cookie that was set is read back, and says how long and for whom it is", () => {
  const jar = cookieJar("a=1; __Host-a=2", true);
  expect([jar.get("a"), jar.get("b")]).toEqual(["2", null]);
  jar.set("b", "3", 60);
  expect([jar.get("b"), jar.changes]).toEqual([
    "3",
    ["__Host-b=3; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure"],
  ]);
  const plain = cookieJar("a=1; __Host-a=2", false);
  plain.set("b", "3", 0);
  expect([plain.get("a"), plain.changes]).toEqual(["1", ["b=3; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"]]);
});

test("who asks is told by what only browsers add, and by nothing where nobody is named", async () => {
  const { callers } = callersOf(0, "9.9.9.9");
  const visit = (headers: Record<string, string>) => visitOf(requestWith(headers), "vi", callers);
  const seen = await Promise.all(
    [{ "Sec-Fetch-Site": "none" }, { Origin: "http://toolbox.example" }, { "User-Agent": "curl" }].map(
      (headers) => visit(headers as Record<string, string>),
    ),
  );
  expect(seen.map(({ isBrowser, caller }) => [isBrowser, caller.userAgent, caller.user, caller.key])).toEqual(
    [
      [true, "", null, null],
      [true, "", null, null],
      [false, "curl", null, null],
    ],
  );
});

test("a browser without a quota gets one for a day; a script gets none, and what is no quota of ours is not taken", () => {
  const jar = cookieJar(null, false);
  const made = quotaKeyOf({ cookies: jar, isBrowser: true });
  expect(made).toMatch(/^[\w-]{22}$/);
  expect(jar.changes).toEqual([`quota=${made}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400`]);
  expect(quotaKeyOf({ cookies: jar, isBrowser: false })).toBe(made);
  for (const length of [21, 23])
    expect(quotaKeyOf({ cookies: cookieJar(`quota=${"a".repeat(length)}`, false) })).toBeNull();
  expect(quotaKeyOf({ cookies: cookieJar(`quota=${"a".repeat(22)}`, false) })).toBe("a".repeat(22));
  expect([
    quotaKeyOf({}),
    quotaKeyOf({ isBrowser: true }),
    quotaKeyOf({ cookies: cookieJar(null, false) }),
  ]).toEqual([null, null, null]);
});

test("a bearer's token is one word behind its scheme, in any capitals", () => {
  const fields = ["Bearer abc", "bearer  a.b", "Bearer", "Bearer a b", "Basic abc", "xBearer abc", ""];
  expect(fields.map((field) => bearerOf(requestWith({ Authorization: field })))).toEqual([
    "abc",
    "a.b",
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(bearerOf(requestWith({}))).toBeNull();
});

test("the methods of a path are those of all its routes; a star is no route of its own", () => {
  const methodsOf = allowedMethods([
    { method: "GET", path: "/a.b/" },
    { method: "POST", path: "/a.b/" },
    { method: "POST", path: "/c/:id/d" },
    { method: "DELETE", path: "/c/x/d" },
    { method: "GET", path: "/files/*" },
  ]);
  const asked = ["/a.b", "/a.b/", "/axb", "/c/x/d", "/c/y/d", "/c//d", "/c/y/d/e", "/x/c/y/d", "/files/a"];
  expect(asked.map((path) => methodsOf(path).join(" "))).toEqual([
    "GET HEAD POST",
    "GET HEAD POST",
    "",
    "POST DELETE",
    "POST",
    "",
    "",
    "",
    "",
  ]);
});
