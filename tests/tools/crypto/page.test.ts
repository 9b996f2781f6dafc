import { afterAll, expect, test } from "bun:test";
import { foreignKeys } from "#tests/support/samples/foreign-keys.ts";
import { postForm, startTestProduct } from "#tests/support/product/product.ts";

const now = new Date("2026-11-21T06:50:10Z");
const product = await startTestProduct({ now: () => now });
afterAll(() => product.stop());

const open = async (path: string) => (await fetch(product.url + path)).text();
const send = async (path: string, fields: Record<string, string>) => {
  const response = await postForm(product.url + path, fields);
  return {
    status: response.status,
    cache: response.headers.get("cache-control"),
    html: await response.text(),
  };
};

test("each tab of /crypto is an address of its own, and the others wait hidden in the page", async () => {
  for (const tab of ["password", "hash", "jwt", "uuid"]) {
    const html = await open(`/crypto?tab=${tab}`);
    const panels = [...html.matchAll(/<div id="panel-(\w+)"( hidden="")?/g)];
    expect(panels.map(([, id]) => id)).toEqual(["password", "hash", "jwt", "uuid"]);
    expect(panels.filter(([, , hidden]) => hidden === undefined).map(([, id]) => id)).toEqual([tab]);
  }
});

test("no id stands twice in the page of /crypto, though it has several results", async () => {
  const ids = [...(await open("/crypto")).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test("a password is made without scripts, and unticked boxes stay unticked", async () => {
  const { html, cache } = await send("/crypto?tab=password", {
    action: "password",
    length: "40",
    digits: "on",
    count: "1",
  });
  expect(html).toMatch(/<code[^>]*>\d{40}<\/code>/);
  expect(html).toContain('name="digits" checked=""');
  expect(html).not.toContain('name="lower" checked=""');
  expect(cache).toContain("no-store");
});

test("what is wrong with a password stands beside that form's field only, or in its group of boxes", async () => {
  const many = await send("/crypto?tab=password", {
    action: "password",
    lower: "on",
    length: "9",
    count: "999",
  });
  expect(many.html.match(/ class="error">/g)).toHaveLength(1);
  const none = await send("/crypto?tab=password", { action: "password", length: "9", count: "1" });
  expect(none.html).toMatch(
    /<fieldset class="checks" aria-describedby=.*class="error">Chọn ít nhất một nhóm/s,
  );
});

test("a passphrase is made without scripts", async () => {
  const { html } = await send("/crypto?tab=password", {
    action: "passphrase",
    words: "5",
    separator: "dot",
    count: "1",
  });
  expect(html).toMatch(/<code[^>]*>[a-z]+(\.[a-z]+){4}<\/code>/);
});

test("an error stands beside its field, with what was typed", async () => {
  const { status, html } = await send("/crypto?tab=jwt", { token: "a.b" });
  expect(status).toBe(422);
  expect(html).toContain("JWT đã ký gồm 3 phần cách nhau bằng dấu chấm, còn chuỗi này có 2 phần.");
  expect(html).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*>a\.b</);
});

test("a token is told in words", async () => {
  const { html } = await send("/en/crypto?tab=jwt", {
    token: "eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLCJleHAiOjEzMDA4MTkzODB9.",
    key: "",
  });
  for (const told of [
    "anybody can change what it says",
    "Expired",
    "Not signed",
    "Issuer (iss)",
    "joe",
    "01:43 23/03/2011",
  ]) {
    expect(html).toContain(told);
  }
});

test.each([
  ["a key says that it is right", "your-256-bit-secret", "good", "Chữ ký: Hợp lệ"],
  ["a key says that it is not", "another secret", "bad", "Chữ ký: Không hợp lệ"],
  ["there is no key", "", "plain", "Không có thời hạn"],
])(
  "the verdict on a token stands first where %s, then its parts in their tints",
  async (_, key, tone, verdict) => {
    const token =
      "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c";
    const { html } = await send("/crypto?tab=jwt", { token, key, key_encoding: "text" });
    const [, answer = ""] = /id="result-jwt".*?class="answered">(.*)/s.exec(html) ?? [];
    expect(answer).toStartWith(`<div class="hero sentence ${tone}">`);
    expect(answer.slice(0, answer.indexOf("</p>"))).toContain(verdict);
    const [, parts = ""] = /<p class="code">(.*?)<\/p>/s.exec(answer) ?? [];
    expect([...parts.matchAll(/data-group="(\w+)"/g)].map(([, tint]) => tint)).toEqual([
      "language",
      "security",
      "network",
    ]);
    expect(parts.replace(/<[^>]+>/g, "")).toBe(token);
  },
);

test("RFC 7518 3.4: a key that the token's algorithm does not take is named, and what is taken instead", async () => {
  const fields = {
    token: "eyJhbGciOiJFUzI1NiJ9.e30.AAAA",
    key: foreignKeys["EC secp256k1"],
    key_encoding: "text",
  };
  const { status, html } = await send("/crypto?tab=jwt", fields);
  expect(status).toBe(200);
  expect(html).toContain("ES256 cần EC P-256");
  expect(html).toContain("EC secp256k1");
  const { html: english } = await send("/en/crypto?tab=jwt", { ...fields, key: "secret" });
  expect(english).toContain("ES256 takes EC P-256");
  expect(english).toContain("HMAC key");
});

test("a UUID is decoded without scripts", async () => {
  const { html } = await send("/crypto?tab=uuid", {
    action: "decodeUuid",
    uuid: "{017F22E2-79B0-7CC3-98C4-DC0C0C07398F}",
  });
  expect(html).toContain("2022-02-22T19:22:22.000Z");
});

test("the page takes full-width digits and any usual spelling of a hash function", async () => {
  const password = await send("/crypto?tab=password", {
    action: "password",
    lower: "on",
    length: "１２",
    count: "1",
  });
  expect(password.html).toMatch(/<code[^>]*>[a-z]{12}<\/code>/);
  const hash = await send("/crypto?tab=hash", { algo: "SHA-256", text: "abc", output: "hex" });
  expect(hash.html).toContain("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("all digests of a text are rows, and the page says which of them a pasted value is", async () => {
  const fields = { algo: "sha256", all: "on", text: "abc", output: "hex" };
  const { html } = await send("/crypto?tab=hash", {
    ...fields,
    expected: "900150983cd24fb0d6963f7d28e17f72",
  });
  expect(html).toContain("Trùng khớp: mã đã cho là MD5 của nội dung này.");
  for (const start of ["ba7816bf8f01", "900150983cd2", "a9993e364706", "ddaf35a19361", "b751850b1a57"])
    expect(html).toContain(`<code>${start}`);
  const other = await send("/en/crypto?tab=hash", { ...fields, expected: "abc" });
  expect(other.html).toContain("The given value is none of the ones here.");
});
