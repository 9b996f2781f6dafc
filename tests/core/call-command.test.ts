import { expect, test } from "bun:test";
import { $ } from "bun";
import { commandOfCall } from "../../src/core/call-command.ts";

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
