import { expect, test } from "bun:test";
import { errorMessage } from "#core/error-message.ts";
import { withSettingName } from "#core/setting-name.ts";

test("a failed statement's own error, which has values in it, is never told", () => {
  const statement = Object.assign(new Error("values"), { params: ["secret"], cause: new Error("disk full") });
  expect([errorMessage("x"), errorMessage(new Error("y")), errorMessage(statement)]).toEqual([
    "x",
    "y",
    "disk full",
  ]);
  const fail = () => {
    throw new Error("bad");
  };
  expect(() => withSettingName("PORT", fail)).toThrow("PORT: bad");
  expect(withSettingName("PORT", () => 5)).toBe(5);
});
