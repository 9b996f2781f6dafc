import { expect, test } from "bun:test";

const opening =
  /\b(?:net|tls)\.connect\(|\bhttps?\.request\(|createSocket\(|createConnection\(|(?<![.\w])fetch\(|Bun\.connect\(|from "undici"/;

/** Who opens connections, and by whose leave. */
const connecting = {
  guard: ["net/guard.ts"],
  "over a socket of the guard's": ["net/tls.ts", "net/http-exchange.ts", "net/proxy/tunnel.ts"],
  "to the operator's DNS servers": ["net/dns-exchange.ts"],
  "to addresses that settings name": ["net/providers/upstream.ts", "net/proxy/direct-baseline.ts"],
  "to this very server": ["net/is-ready.ts"],
};

test("no other file opens a connection", async () => {
  const found: string[] = [];
  for await (const path of new Bun.Glob("**/*.{ts,tsx}").scan("src")) {
    const isBrowser = path.startsWith("client/") || path.startsWith("ssr/browser/");
    if (!isBrowser && opening.test(await Bun.file(`src/${path}`).text())) found.push(path);
  }
  expect(found.sort()).toEqual(Object.values(connecting).flat().sort());
});
