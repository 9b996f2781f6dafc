import { expect, test } from "bun:test";
import { deletionRequestStore } from "../../src/db/deletion-requests.ts";
import { openSqlite } from "../../src/db/sqlite.ts";
import { createLog } from "../../src/http/log.ts";

function record() {
  const lines: string[] = [];
  const log = createLog(
    (text) => lines.push(text),
    () => new Date(0),
  );
  const faultOf = (fault: unknown): string => {
    log.fault(fault, "/");
    log.flush();
    const { error }: { error: string } = JSON.parse(lines.pop() ?? "");
    return error;
  };
  return { faultOf };
}

test("a failed statement is logged with its text and its cause, and never with the visitor's values", async () => {
  const { db, sqlite } = openSqlite(":memory:");
  sqlite.run("DROP TABLE deletion_requests");
  const fault: unknown = await deletionRequestStore(db)
    .record({ email: "secret@people.example", at: new Date(0) })
    .catch((error: unknown) => error);
  expect(String(fault)).toContain("secret@people.example");
  const { faultOf } = record();
  for (const logged of [fault, new Error("3 clicks could not be kept", { cause: fault })].map(faultOf)) {
    expect(logged).toContain("no such table: deletion_requests");
    expect(logged).toContain("insert into");
    expect(logged).not.toContain("secret");
  }
});

test("any other fault is logged with its stack", () => {
  const { faultOf } = record();
  expect(faultOf(new TypeError("x is not a function"))).toMatch(/x is not a function\n.*log\.test\.ts/s);
  expect(faultOf("text")).toBe("text");
});
