import { expect, test } from "bun:test";
import { randomBytes } from "#core/random.ts";
import { decode } from "#core/decode.ts";
import { generateSecret } from "#tools/two-factor/tool.ts";
import { readOtpauth } from "#tools/two-factor/otpauth.ts";
import { SecretInput } from "#tools/two-factor/schema.ts";
import { decodeSecret, encodeSecret } from "#tools/two-factor/secret.ts";

function make(wish: Partial<SecretInput>) {
  const input = decode(SecretInput, { issuer: "Check", account: "buoi", ...wish }, "json");
  if (!input.ok) throw new Error(JSON.stringify(input.failure));
  return generateSecret(input.value, randomBytes);
}

test("half a character in a name does not break the address", () => {
  expect(make({ issuer: "a\ud800", account: "b\udc00" }).otpauth).toContain("a%EF%BF%BD:b%EF%BF%BD");
});

/** RFC 4648, section 10, without padding. */
test("Base32 is that of RFC 4648", () => {
  const pairs = {
    f: "MY",
    fo: "MZXQ",
    foo: "MZXW6",
    foob: "MZXW6YQ",
    fooba: "MZXW6YTB",
    foobar: "MZXW6YTBOI",
  };
  for (const [text, base32] of Object.entries(pairs)) {
    const bytes = new TextEncoder().encode(text);
    expect(encodeSecret(bytes)).toBe(base32);
    expect(decodeSecret(base32)).toEqual(bytes);
  }
});

test("a secret is as long as the hash function's output, and new each time", () => {
  expect(make({}).secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(decodeSecret(make({ algorithm: "sha256" }).secret)).toHaveLength(32);
  expect(decodeSecret(make({ algorithm: "sha512" }).secret)).toHaveLength(64);
  expect(make({}).secret).not.toBe(make({}).secret);
});

test("the address names issuer and account in full, whatever their letters", () => {
  const { secret, otpauth } = make({ issuer: "Hộp & đồ + nghề 100%", account: "bưởi+2@people.example/?#" });
  const { pathname, searchParams, hash } = new URL(otpauth);
  expect(decodeURIComponent(pathname)).toBe("/Hộp & đồ + nghề 100%:bưởi+2@people.example/?#");
  expect(Object.fromEntries(searchParams)).toEqual({ secret, issuer: "Hộp & đồ + nghề 100%" });
  expect(otpauth).not.toContain("issuer=H%E1%BB%99p+");
  expect(hash).toBe("");
});

test("options that are not the usual ones stand in the address, and are read back", () => {
  const { secret, otpauth } = make({ digits: 8, period: 60, algorithm: "sha512" });
  expect(readOtpauth(otpauth, "otpauth")).toEqual({
    ok: true,
    value: { secret, digits: 8, period: 60, algorithm: "sha512" },
  });
});

test("a name of one letter is one", () => {
  expect(make({ issuer: "X", account: "y" }).otpauth).toContain("X:y?");
});

test("a name with a colon or of spaces only is refused", () => {
  for (const name of ["a:b", "  ", ""]) {
    expect(decode(SecretInput, { issuer: name, account: name }, "json")).toMatchObject({
      ok: false,
      failure: { errors: [{ path: "issuer" }, { path: "account" }] },
    });
  }
});

test("addresses that no app would take are refused", () => {
  const addresses = [
    "https://example.com/",
    "otpauth://",
    "otpauth://totp/x?secret=0189",
    "otpauth://totp/x?secret=JBSWY3DPEHPK3PXP&digits=7",
    "otpauth://totp/x?secret=JBSWY3DPEHPK3PXP&period=0",
    "otpauth://totp/x?secret=JBSWY3DPEHPK3PXP&period=1e99",
    "otpauth://totp/x?secret=JBSWY3DPEHPK3PXP&algorithm=MD5",
    "javascript:alert(1)",
  ];
  for (const address of addresses) {
    expect(readOtpauth(address, "otpauth")).toMatchObject({ failure: { errors: [{ path: "otpauth" }] } });
  }
});
