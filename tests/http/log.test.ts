import { expect, test } from "bun:test";
import { deletionRequestStore } from "#db/deletion-requests.ts";
import { openSqlite } from "#db/sqlite.ts";
import { createLog } from "#http/log.ts";

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

test("answers from memory are counted, and one line says how many there were of a page and status", () => {
  const lines: string[] = [];
  const log = createLog(
    (text) => lines.push(text),
    () => new Date(0),
  );
  for (const status of [200, 304, 200]) log.cached("/qr", status);
  log.cached("/cron", 200);
  log.flush();
  log.flush();
  const time = new Date(0).toISOString();
  const line = (route: string, status: number, count: number) =>
    `${JSON.stringify({ time, level: "info", event: "cached", route, status, count })}\n`;
  expect(lines.join("")).toBe(line("/qr", 200, 2) + line("/qr", 304, 1) + line("/cron", 200, 1));
});

test("a request is one line with its level, the route's pattern and the client's hash of the day", () => {
  const lines: string[] = [];
  const log = createLog(
    (text) => lines.push(text),
    () => new Date(1000),
  );
  const line = { id: "a-1", method: "GET", route: "/links/:code", ms: 1.25, client: "q1w2e3r4t5y" };
  log.request({ ...line, status: 404 });
  log.request({ ...line, status: 500 });
  log.flush();
  const time = new Date(1000).toISOString();
  expect(
    lines
      .join("")
      .trimEnd()
      .split("\n")
      .map((text) => JSON.parse(text)),
  ).toEqual([
    { ...line, time, level: "info", event: "request", status: 404 },
    { ...line, time, level: "error", event: "request", status: 500 },
  ]);
});
