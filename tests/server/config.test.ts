import { expect, test } from "bun:test";
import { loadConfig } from "../../src/server/config.ts";

const good = "Zk3vQ9xT7mB1nL5pR8sW2yC6dF4gH0jK";

test.each(["SESSION_SECRET", "MAIL_HOOK_SECRET"])("a %s that is easy to guess stops the start", (name) => {
  expect(loadConfig({ [name]: good })).toMatchObject({ [name]: good });
  expect(loadConfig({ [name]: "" })).toMatchObject({ [name]: "" });
  for (const weak of ["secret", good.slice(1), "a".repeat(64), "123456789".repeat(8)]) {
    expect(() => loadConfig({ [name]: weak })).toThrow(`Settings that cannot be used: ${name}: `);
  }
});

test("a refusal of a secret does not show it", () => {
  expect(() => loadConfig({ MAIL_HOOK_SECRET: "hunter2" })).not.toThrow("hunter2");
  expect(() => loadConfig({ MAIL_HOOK_SECRET: "hunter2" })).toThrow("at least 32 characters");
});
