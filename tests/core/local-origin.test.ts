import { expect, test } from "bun:test";
import { isLocalOrigin } from "#core/local-origin.ts";

test("only addresses of this machine are local origins", () => {
  for (const origin of [
    "http://localhost",
    "http://LOCALHOST:3000",
    "http://127.0.0.1:1",
    "http://[::1]:3000/a",
  ])
    expect([origin, isLocalOrigin(origin)]).toEqual([origin, true]);
  for (const origin of [
    "http://localhost.vn",
    "http://a.localhost.vn",
    "http://x/localhost",
    "http://127.0.0.1.vn",
    "https://example.com",
  ])
    expect([origin, isLocalOrigin(origin)]).toEqual([origin, false]);
});
