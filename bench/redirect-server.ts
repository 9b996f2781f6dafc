/**
 * What redirects are held against: `bare` answers the same 302 and does nothing else; `insert` also writes one row
 * a redirect into a database as durable as the product's, which is how a click is kept without groups.
 */
import { Database } from "bun:sqlite";

const [mode = "bare", file = ":memory:"] = process.argv.slice(2);
const headers = {
  Location: "https://example.com/",
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
};

const database = new Database(file, { create: true });
database.run("PRAGMA journal_mode = WAL");
database.run("PRAGMA synchronous = FULL");
database.run("CREATE TABLE clicks (id INTEGER PRIMARY KEY, code TEXT, at INTEGER, agent TEXT, country TEXT)");
const insert = database.query("INSERT INTO clicks (code, at, agent, country) VALUES (?, ?, ?, ?)");

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch(request) {
    if (mode === "insert") insert.run("bench", Date.now(), request.headers.get("user-agent"), "VN");
    return new Response(null, { status: 302, headers });
  },
});
console.log(`listening on 127.0.0.1:${server.port}`);
