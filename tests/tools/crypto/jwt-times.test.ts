import { expect, test } from "bun:test";
import { en, vi } from "#locales/index.ts";
import { signatures } from "#server/crypto.ts";
import { decodeJwt } from "#tools/crypto/jwt.ts";

const now = new Date("2026-11-21T00:00:00Z");
const seconds = now.getTime() / 1000;
const base64url = (text: string) => Buffer.from(text).toString("base64url");

async function read(
  payload: string,
  { header = '{"alg":"HS256"}', key }: { header?: string; key?: string } = {},
) {
  const token = `${base64url(header)}.${base64url(payload)}.AAAA`;
  const made = await decodeJwt({ token, key_encoding: "text", ...(key && { key }) }, now, signatures);
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value;
}

const expiryIn = async (payload: string) => {
  const { expired, expires_at, warnings } = await read(payload);
  return { expired, expires_at, warnings };
};

test("a token is expired, current or without end only when its exp says so", async () => {
  expect(await expiryIn("{}")).toEqual({ expired: false, expires_at: null, warnings: ["no_expiry"] });
  expect(await expiryIn(`{"exp":${seconds}}`)).toMatchObject({ expired: true, warnings: [] });
  expect(await expiryIn(`{"exp":${seconds + 1}}`)).toMatchObject({ expired: false, warnings: [] });
  expect(await expiryIn(`{"exp":${seconds + 0.5}}`)).toMatchObject({
    expired: false,
    expires_at: "2026-11-21T00:00:00.500Z",
  });
  expect(await expiryIn('{"exp":-1}')).toMatchObject({
    expired: true,
    expires_at: "1969-12-31T23:59:59.000Z",
  });
});

test("of an exp that is no number of seconds nothing is known, whatever it is", async () => {
  const notTimes = [
    `"${seconds + 60}"`,
    '"2030-01-01T00:00:00Z"',
    '"never"',
    '""',
    "null",
    "true",
    "false",
    "[]",
    `[${seconds + 60}]`,
    "{}",
    `{"s":${seconds + 60}}`,
  ];
  for (const exp of notTimes)
    expect([exp, await expiryIn(`{"exp":${exp}}`)]).toEqual([
      exp,
      { expired: null, expires_at: null, warnings: ["bad_time"] },
    ]);
  for (const exp of [`${seconds}000`, `${seconds + 60}000`, `-${seconds}000`, "1e300"])
    expect([exp, await expiryIn(`{"exp":${exp}}`)]).toEqual([
      exp,
      { expired: null, expires_at: null, warnings: ["milliseconds"] },
    ]);
});

test("a header without an algorithm is told so, and a signature is not said to be missing", async () => {
  for (const header of [
    "{}",
    '{"typ":"JWT"}',
    '{"alg":null}',
    '{"alg":256}',
    '{"alg":["HS256"]}',
    '{"alg":""}',
  ]) {
    const { warnings, verdict } = await read(`{"exp":${seconds + 60}}`, { header, key: "x".repeat(32) });
    expect([header, warnings, verdict]).toEqual([header, ["no_algorithm"], "unsupported"]);
  }
  const { warnings, verdict } = await read(`{"exp":${seconds + 60}}`, { header: '{"alg":"None"}', key: "x" });
  expect([warnings, verdict]).toEqual([["unsigned"], "unsigned"]);
});

test("of a token without a signature nothing is said of an algorithm that its header does not name", async () => {
  for (const alg of ["HS256", "HS512", "RS256", "ES384", "EdDSA", "none", "NONE"])
    for (const signature of ["", "AAAA"]) {
      const token = `${base64url(JSON.stringify({ alg }))}.${base64url("{}")}.${signature}`;
      const made = await decodeJwt({ token, key_encoding: "text", key: "x".repeat(64) }, now, signatures);
      if (!made.ok) continue;
      const { warnings, verdict } = made.value;
      const said = [vi, en].flatMap((texts) => [
        ...warnings.map((name) => texts[`crypto.jwt.warning.${name}`]),
        verdict === null ? "" : texts[`crypto.jwt.verdict.${verdict}`],
      ]);
      const isNone = /^none$/i.test(alg);
      expect([alg, signature, warnings.includes("unsigned")]).toEqual([
        alg,
        signature,
        isNone || signature === "",
      ]);
      expect([alg, said.filter((text) => /\balg: none/.test(text) && !isNone)]).toEqual([alg, []]);
      // It has one, which an algorithm of none makes nothing of.
      if (signature)
        expect([alg, said.filter((text) => /không có chữ ký|no signature/i.test(text))]).toEqual([alg, []]);
    }
});

test("a secret may begin like JSON or like PEM: it is one all the same", async () => {
  const secrets = [
    '{"a":1}',
    "{",
    "{secret}",
    '{"keys":1}',
    "-----BEGIN",
    "-----",
    '{"d":"x"}',
    "[1]",
    " {x",
  ];
  for (const secret of secrets) {
    const key = secret.padEnd(32, ".");
    const signingInput = `${base64url('{"alg":"HS256"}')}.${base64url("{}")}`;
    const signature = new Bun.CryptoHasher("sha256", key).update(signingInput).digest("base64url");
    const made = await decodeJwt(
      { token: `${signingInput}.${signature}`, key, key_encoding: "text" },
      now,
      signatures,
    );
    expect([key, made.ok && made.value.verdict]).toEqual([key, "valid"]);
    const short = await decodeJwt(
      { token: `${signingInput}.${signature}`, key: secret, key_encoding: "text" },
      now,
      signatures,
    );
    expect([secret, short.ok && short.value.verdict]).toEqual([secret, "invalid"]);
  }
});
