import { expect, test } from "bun:test";
import { loadConfig } from "#server/config.ts";
import { withListenError } from "#server/listen-error.ts";

const listenOn = (HOST: string, PORT: number) =>
  withListenError({ ...loadConfig({}), HOST, PORT }, () =>
    Bun.serve({ hostname: HOST, port: PORT, fetch: () => new Response() }),
  );

test("what cannot be listened on is named with its settings, and why", () => {
  using taken = listenOn("127.0.0.1", 0);
  const port = taken.port ?? 0;
  expect(() => listenOn("127.0.0.1", port)).toThrow(
    `Cannot listen on HOST=127.0.0.1, PORT=${port}: another process listens there.`,
  );
  expect(() => listenOn("203.0.113.9", 0)).toThrow("this machine has no such address.");
  expect(() => listenOn("no name", 0)).toThrow(
    "Cannot listen on HOST=no name, PORT=0: HOST is neither an address nor a name of this machine.",
  );
});

test("another fault is told in its own words", () => {
  const fail = () => {
    throw new Error("Too many files are open");
  };
  expect(() => withListenError(loadConfig({ PORT: "4000" }), fail)).toThrow(
    "Cannot listen on HOST=0.0.0.0, PORT=4000: Too many files are open.",
  );
});
