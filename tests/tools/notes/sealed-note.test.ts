import { expect, test } from "bun:test";
import { CompactEncrypt, compactDecrypt } from "jose";
import { keyIn, keyText, newNoteSecret, sealNote, unsealNote } from "#islands/notes/seal.ts";

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const encoder = new TextEncoder();

const key = Uint8Array.from({ length: 32 }, (_, index) => index);
const iv = Uint8Array.from({ length: 12 }, (_, index) => 0xf0 + index);
const note = { title: "Két sắt", content: "Mã: 42-17-05\n🔑" };
/** Made by OpenSSL's aes-256-gcm through node:crypto. */
const sealed =
  "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..8PHy8_T19vf4-fr7." +
  "EiQ3aQhWt1al1bxZJz5CxfFb9rYaK237OThHxTdH8D0-XdUneqOFq7Vp-V4nDK_hO8OT5VQJ.VN6eJbeWyxiXSnHSt_0YmA";

test("a known key, nonce and note give the known text, and it opens again", async () => {
  expect(await sealNote(note, { key, iv })).toBe(sealed);
  expect(await unsealNote(sealed, key)).toEqual({ ok: true, note });
});

test("another JOSE library opens what is sealed here, and what it seals is opened here", async () => {
  const secret = newNoteSecret(randomBytes);
  const { plaintext, protectedHeader } = await compactDecrypt(await sealNote(note, secret), secret.key);
  expect([JSON.parse(new TextDecoder().decode(plaintext)), protectedHeader]).toEqual([
    note,
    { alg: "dir", enc: "A256GCM" },
  ]);
  const theirs = await new CompactEncrypt(encoder.encode(JSON.stringify({ ...note, more: 1 })))
    .setProtectedHeader({ enc: "A256GCM", alg: "dir", cty: "json" })
    .encrypt(secret.key);
  expect(await unsealNote(theirs, secret.key)).toEqual({ ok: true, note });
});

test("any text comes back as it was, and no two seals of it are alike", async () => {
  for (const content of ["", "\0", "\uD800 lẻ", "a\r\nb\u2028c", '"\\', "🧑‍🚀".repeat(3000), "\uFEFFđầu"]) {
    const [secret, other] = [newNoteSecret(randomBytes), newNoteSecret(randomBytes)];
    const text = await sealNote({ title: "", content }, secret);
    expect(text).toMatch(/^[\w-]+\.\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/);
    expect(await unsealNote(text, secret.key)).toEqual({ ok: true, note: { title: "", content } });
    expect(await sealNote({ title: "", content }, other)).not.toBe(text);
  }
});

test("a changed bit anywhere, or another key, opens nothing", async () => {
  const flip = (text: string, at: number) =>
    text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);
  const parts = [...sealed.matchAll(/[\w-]+/g)].map(({ index }) => index);
  // The first character of each part; the last may have bits that say nothing.
  for (const at of parts) expect((await unsealNote(flip(sealed, at), key)).ok).toBe(false);
  expect(await unsealNote(sealed, newNoteSecret(randomBytes).key)).toEqual({ ok: false, fault: "key" });
});

test("what this site does not seal is named so", async () => {
  const seal = async (header: Record<string, string>, text: string) =>
    new CompactEncrypt(encoder.encode(text))
      .setProtectedHeader({ alg: "dir", enc: "A256GCM", ...header })
      .encrypt(key);
  const other = [
    "",
    "a",
    "a.b.c.d.e",
    `${sealed}.x`,
    sealed.replace("..", ".x."),
    await seal({}, "no JSON"),
    await seal({}, '{"title":"no content"}'),
    await seal({}, "[1]"),
  ];
  for (const text of other)
    expect([text, await unsealNote(text, key)]).toEqual([text, { ok: false, fault: "format" }]);
});

test("the key is found in a fragment, and in an address with what a message put behind it", () => {
  const text = keyText({ key });
  expect(text).toBe("AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8");
  for (const place of [
    text,
    `#${text}`,
    ` https://site.example/notes/abc#${text} `,
    `https://x/y#${text}.`,
    `#${text})`,
  ])
    expect(keyIn(place)).toEqual(key);
  for (const place of ["", "#", "#top", `#${text.slice(1)}`, `#${text}A`, `#${text}-`])
    expect(keyIn(place)).toBeNull();
});
