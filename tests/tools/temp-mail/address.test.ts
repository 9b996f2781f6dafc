import { expect, test } from "bun:test";
import { namedLocalPart, newLocalPart, newToken } from "#tools/temp-mail/tool.ts";

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** Names that speak for a domain: certificate authorities and administrators of mail trust them. */
const reserved =
  "abuse admin administrator hostmaster info is it mailer-daemon mis noc no-reply noreply postmaster root security ssl-admin ssladmin ssladministrator support sysadmin usenet uucp webmaster www";

test("an address is ten letters and four digits, and none of a thousand is like another", () => {
  const names = Array.from({ length: 1000 }, () => newLocalPart(randomBytes));
  expect(new Set(names).size).toBe(1000);
  for (const name of names) expect(name).toMatch(/^[bcdfghjkmnpqrstvwxz]{10}[2-9]{4}$/);
});

test("no reserved name has the form of an address", () => {
  for (const name of reserved.split(" ")) expect(name).not.toMatch(/^[bcdfghjkmnpqrstvwxz]{10}[2-9]{4}$/);
});

test("a name of one's choice stands before signs that nobody has twice, and is no reserved one", () => {
  const names = Array.from({ length: 1000 }, () => namedLocalPart("lan.anh", randomBytes));
  expect(new Set(names).size).toBe(1000);
  for (const name of names) expect(name).toMatch(/^lan\.anh-[bcdfghjkmnpqrstvwxz2-9]{6}$/);
  for (const name of reserved.split(" "))
    expect(reserved.split(" ")).not.toContain(namedLocalPart(name, randomBytes));
});

test("every letter is as likely as every other: the bytes that would favour some are not used", () => {
  let calls = 0;
  const favouring = (count: number) => new Uint8Array(count).fill((calls += 1) % 2 ? 255 : 0);
  expect(newLocalPart(favouring)).toBe("bbbbbbbbbb9999");
  expect(calls).toBe(3);
});

test("a token has 256 bits and stands in an address as it is", () => {
  expect(newToken(randomBytes)).toMatch(/^[\w-]{43}$/);
  expect(newToken((count) => new Uint8Array(count).fill(255))).toBe(`${"_".repeat(42)}8`);
});
