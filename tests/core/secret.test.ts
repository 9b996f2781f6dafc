import { expect, test } from "bun:test";
import { hashSecret, newSecret } from "#core/secret.ts";

test("a secret has 256 bits, and what is kept of it is its SHA-256", () => {
  expect(newSecret()).toMatch(/^[\w-]{43}$/);
  expect(newSecret()).not.toBe(newSecret());
  expect(hashSecret("abc")).toBe(
    Buffer.from("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", "hex").toString(
      "base64url",
    ),
  );
});
