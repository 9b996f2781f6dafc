import { expect, test } from "bun:test";
import { accountsOfMigration } from "#tools/two-factor/migration.ts";
import { encodeSecret } from "#tools/two-factor/secret.ts";
import { oneOf } from "#tests/support/samples/random.ts";

const exported = (data: string) => `otpauth-migration://offline?data=${data}`;

test("exports that other readers publish are read as they read them", () => {
  /** README of dim13/otpauth; tests of scito/extract_otp_secrets, the second with a batch of several codes. */
  const published = {
    CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAC: [
      "otpauth://totp/Example%3Aalice%40google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example",
    ],
    "CjUKEPqlBekzoNEukL7qlsjBCDYSDnBpQHJhc3BiZXJyeXBpGgtyYXNwYmVycnlwaSABKAEwAhABGAEgACjr4JKK%2B%2F%2F%2F%2F%2F8B":
      ["otpauth://totp/raspberrypi%3Api%40raspberrypi?secret=7KSQL2JTUDIS5EF65KLMRQIIGY&issuer=raspberrypi"],
    "CigKEPqlBekzoNEukL7qlsjBCDYSDnBpQHJhc3BiZXJyeXBpIAEoATACCjUKEPqlBekzoNEukL7qlsjBCDYSDnBpQHJhc3BiZXJyeXBpGgtyYXNwYmVycnlwaSABKAEwAg==":
      [
        "otpauth://totp/pi%40raspberrypi?secret=7KSQL2JTUDIS5EF65KLMRQIIGY",
        "otpauth://totp/raspberrypi%3Api%40raspberrypi?secret=7KSQL2JTUDIS5EF65KLMRQIIGY&issuer=raspberrypi",
      ],
  };
  for (const [data, accounts] of Object.entries(published))
    expect(accountsOfMigration(exported(data))).toEqual(accounts);
});

type Account = {
  secret: Uint8Array;
  name: string;
  issuer: string;
  algorithm: number;
  digits: number;
  type: number;
  counter: number;
};

const number = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...number(Math.floor(value / 128))];
const bytes = (field: number, value: Uint8Array | number[]) => [
  ...number(field * 8 + 2),
  ...number(value.length),
  ...value,
];
const whole = (field: number, value: number) => [...number(field * 8), ...number(value)];
const text = (field: number, value: string) => bytes(field, new TextEncoder().encode(value));

const written = ({ secret, name, issuer, algorithm, digits, type, counter }: Account) => [
  ...bytes(1, secret),
  ...text(2, name),
  ...text(3, issuer),
  ...whole(4, algorithm),
  ...whole(5, digits),
  ...whole(6, type),
  ...whole(7, counter),
];

const somebody = (): Account => ({
  secret: crypto.getRandomValues(new Uint8Array(oneOf([10, 16, 20, 32, 64]))),
  name: oneOf(["an@example.com", "O'Brien | bưởi", "Hộp: an", "", "a/b?c#d&e=f+g h"]),
  issuer: oneOf(["", "Hộp", "Cửa hàng & cà phê", "Ví 100%"]),
  algorithm: oneOf([0, 1, 2, 3]),
  digits: oneOf([0, 1, 2]),
  type: oneOf([0, 1, 2]),
  counter: oneOf([0, 5, 2 ** 40]),
});

const spelled = (message: number[]) =>
  oneOf([
    (data: string) => encodeURIComponent(data),
    (data: string) => data,
    (data: string) => data.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""),
  ])(Buffer.from(message).toString("base64"));

test("whatever accounts are exported, each gives the address of its own code", () => {
  for (let round = 0; round < 300; round += 1) {
    const accounts = Array.from({ length: 1 + Math.floor(Math.random() * 10) }, somebody);
    const batch = [2, 3, 4, 5].flatMap((field) => whole(field, field === 5 ? 2 ** 33 : 1));
    const message = [...accounts.flatMap((each) => bytes(1, written(each))), ...batch];
    const read = accountsOfMigration(exported(spelled(message))) ?? [];
    expect(read).toHaveLength(accounts.length);
    for (const [index, { secret, name, issuer, algorithm, digits, type, counter }] of accounts.entries()) {
      const { protocol, host, pathname, searchParams } = new URL(
        (read[index] ?? "").replace("otpauth:", "https:"),
      );
      expect([protocol, host]).toEqual(["https:", type === 1 ? "hotp" : "totp"]);
      expect(read[index]).not.toMatch(/[\s'"<>|]/);
      const label = issuer === "" || name.startsWith(`${issuer}:`) ? name : `${issuer}:${name}`;
      expect(decodeURIComponent(pathname.slice(1))).toBe(label);
      expect(Object.fromEntries(searchParams)).toEqual({
        secret: encodeSecret(secret),
        ...(issuer !== "" && { issuer }),
        ...(algorithm > 1 && { algorithm: ["", "SHA1", "SHA256", "SHA512"][algorithm] }),
        ...(digits === 2 && { digits: "8" }),
        ...(type === 1 && { counter: String(counter) }),
      });
    }
  }
});

test("an export that is cut off, or is none, is read as none rather than as something else", () => {
  const message = [...bytes(1, written(somebody())), ...bytes(1, written(somebody()))];
  const [first] = [bytes(1, written(somebody()))];
  for (let end = 1; end < message.length; end += 1) {
    const read = accountsOfMigration(exported(Buffer.from(message.slice(0, end)).toString("base64url")));
    expect(read === null || read.length === 1).toBe(true);
  }
  for (let end = 1; end < first.length; end += 1)
    expect(accountsOfMigration(exported(Buffer.from(first.slice(0, end)).toString("base64url")))).toBeNull();
  const md5 = bytes(1, written({ ...somebody(), algorithm: 4 }));
  expect(accountsOfMigration(exported(Buffer.from(md5).toString("base64")))).toBeNull();
  for (const data of ["", "=", "%", "%zz", "A", "!!!!", "////", "CjE", "_".repeat(4000), "CgA"])
    expect(accountsOfMigration(exported(data))).toBeNull();
});
