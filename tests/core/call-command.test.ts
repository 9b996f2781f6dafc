import { expect, test } from "bun:test";
import { $ } from "bun";
import { commandOfCall, hasSecret, secretWord, withoutSecrets } from "../../src/core/call-command.ts";

const origin = "https://hop.example";

test("a call is written as curl, its input as JSON, a picture into a file", () => {
  const command = commandOfCall({
    origin,
    method: "POST",
    path: "/qr",
    body: { text: "a", size: 512 },
    file: "picture.png",
  });
  expect(command).toBe(
    "curl -o picture.png 'https://hop.example/api/qr' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\"text\":\"a\",\"size\":512}'",
  );
});

test("a GET has its input in the address, and what is blank is left out", () => {
  const command = commandOfCall({ origin, method: "GET", path: "/ip", body: { ip: "::1", other: "" } });
  expect(command).toBe("curl 'https://hop.example/api/ip?ip=%3A%3A1'");
});

test("a shell reads back exactly what was typed, and runs none of it", async () => {
  const hostile = [
    "it's",
    "'; touch /tmp/x; '",
    "$(id)",
    "`id`",
    '"',
    "\\",
    "a\nb",
    "!!",
    "Mã xác nhận",
    "'\\''",
  ];
  for (const text of hostile) {
    const command = commandOfCall({ origin, method: "POST", path: "/qr", body: { text } }) ?? "";
    const printed = await $`sh -c ${command.replace(/^curl/, "printf '%s\\0'")}`.text();
    expect(JSON.parse(printed.split("\0")[4] ?? "")).toEqual({ text });
  }
});

test("an input too long to be read is no command", () => {
  const body = { text: "a".repeat(2000) };
  expect(commandOfCall({ origin, method: "POST", path: "/qr", body })).toBeNull();
});

test("a call that needs a key takes it from the environment, and one without a body has its method said", () => {
  expect(commandOfCall({ origin, method: "DELETE", path: "/links/tet", body: {}, token: "KEY" })).toBe(
    "curl -X DELETE 'https://hop.example/api/links/tet' \\\n  -H \"Authorization: Bearer $KEY\"",
  );
  expect(commandOfCall({ origin, method: "GET", path: "/ip", body: {}, isText: true })).toBe(
    "curl 'https://hop.example/api/ip' \\\n  -H 'Accept: text/plain'",
  );
});

test("somebody's secrets are left out of the line, and nothing else is", () => {
  const sent = {
    text: "abc",
    key: "k",
    secret: "",
    proxy: "socks5://an:mat-khau@192.0.2.1:1080",
    headers: { Authorization: "Bearer x", Accept: "*/*" },
  };
  expect(withoutSecrets(sent)).toEqual({
    text: "abc",
    key: secretWord,
    secret: "",
    proxy: `socks5://an:${secretWord}@192.0.2.1:1080`,
    headers: { Authorization: secretWord, Accept: "*/*" },
  });
  expect([hasSecret({ otpauth: 1 }), hasSecret({ text: 1 })]).toEqual([true, false]);
});
