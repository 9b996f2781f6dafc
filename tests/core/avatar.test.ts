import { expect, test } from "bun:test";
import { isLoadable } from "#core/avatar.ts";

test("a picture is loaded from the providers' hosts, over TLS, and from nowhere else", () => {
  expect(isLoadable("https://lh3.googleusercontent.com/a/x=s96-c")).toBe(true);
  expect(isLoadable("https://platform-lookaside.fbsbx.com/platform/profilepic/?asid=1")).toBe(true);
  for (const avatar of [
    null,
    "",
    "x",
    "http://lh3.googleusercontent.com/a",
    "https://evilgoogleusercontent.com/a",
  ]) {
    expect(isLoadable(avatar)).toBe(false);
  }
});
