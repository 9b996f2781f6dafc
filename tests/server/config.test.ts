import { expect, test } from "bun:test";
import { loadConfig } from "#server/config.ts";

const good = "Zk3vQ9xT7mB1nL5pR8sW2yC6dF4gH0jK";

test.each(["SESSION_SECRET", "SESSION_SECRET_OLD", "MAIL_HOOK_SECRET"])(
  "a %s that is easy to guess stops the start",
  (name) => {
    expect(loadConfig({ [name]: good })).toMatchObject({ [name]: good });
    expect(loadConfig({ [name]: "" })).toMatchObject({ [name]: "" });
    for (const weak of ["secret", good.slice(1), "a".repeat(64), "123456789".repeat(8)]) {
      expect(() => loadConfig({ [name]: weak })).toThrow(`Settings that cannot be used: ${name}: `);
    }
  },
);

test("a token of metrics may be shorter than a secret, but not short", () => {
  expect(loadConfig({ METRICS_TOKEN: good.slice(0, 16) })).toMatchObject({
    METRICS_TOKEN: good.slice(0, 16),
  });
  expect(loadConfig({ METRICS_TOKEN: "" })).toMatchObject({ METRICS_TOKEN: "" });
  for (const weak of ["x", good.slice(0, 15), "ab".repeat(16)])
    expect(() => loadConfig({ METRICS_TOKEN: weak })).toThrow(
      "Settings that cannot be used: METRICS_TOKEN: ",
    );
});

test("a secret that was replaced is of no use without the one that has replaced it", () => {
  for (const name of ["METRICS_TOKEN", "MAIL_HOOK_SECRET"]) {
    expect(loadConfig({ [name]: good, [`${name}_OLD`]: good })).toMatchObject({ [`${name}_OLD`]: good });
    expect(() => loadConfig({ [`${name}_OLD`]: good })).toThrow(`${name}: it is unset`);
    expect(() => loadConfig({ [name]: good, [`${name}_OLD`]: "x" })).toThrow(`${name}_OLD: at least`);
  }
});

test("a refusal of a secret does not show it", () => {
  expect(() => loadConfig({ MAIL_HOOK_SECRET: "hunter2" })).not.toThrow("hunter2");
  expect(() => loadConfig({ MAIL_HOOK_SECRET: "hunter2" })).toThrow("at least 32 characters");
});

test.each([
  ["DNS_SERVERS", "abc", "9.9.9.9:53, [2620:fe::fe]:53, 2620:fe::fe, 1.1.1.1"],
  ["WHOIS_SERVER", "whois .example", "whois.example:4343"],
  ["HSTS", "forever", "max-age=300; includeSubDomains; preload"],
  ["ADMIN_EMAILS", "an, binh@example.com", "an@example.com, binh@example.com"],
  ["REDIS_URL", "http://127.0.0.1", "rediss://user:password@127.0.0.1:6379/1"],
  ["AI_BASE_URL", "localhost:11434", "http://localhost:11434/v1"],
  ["ZALO_URL", "javascript:alert(1)", "https://zalo.me/1"],
  ["ROLE", "worker", "mail"],
])("a %s that cannot be meant, such as %s, stops the start with its name", (name, wrong, right) => {
  expect(loadConfig({ [name]: right })).toMatchObject({ [name]: right });
  expect(() => loadConfig({ [name]: wrong })).toThrow(`Settings that cannot be used: ${name}: `);
});

test("a provider's id without its secret stops the start with the name that lacks", () => {
  expect(() => loadConfig({ GOOGLE_CLIENT_ID: "id" })).toThrow("GOOGLE_CLIENT_SECRET: it is unset");
  expect(() => loadConfig({ FACEBOOK_CLIENT_SECRET: good })).toThrow("FACEBOOK_CLIENT_ID: it is unset");
  expect(() => loadConfig({ FACEBOOK_CLIENT_SECRET: good })).not.toThrow(good);
});
