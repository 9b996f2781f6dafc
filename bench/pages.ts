import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { line, requestsPerSecond, startServer } from "./support.ts";

const folder = mkdtempSync(join(tmpdir(), "bench-"));
const gzip = ["Accept-Encoding: gzip"];

/** A path of the product beside a bare server that answers the same bytes, measured in turns. */
async function compare(product: { url: string }, name: string, path: string) {
  const reply = await fetch(product.url + path, {
    headers: { "Accept-Encoding": "gzip" },
    decompress: false,
  });
  const file = join(folder, "bytes");
  await Bun.write(file, await reply.arrayBuffer());
  const fields = Object.fromEntries(
    [...reply.headers].filter(([name]) => !/^(date|content-length|transfer-encoding)$/.test(name)),
  );
  const bare = await startServer(["bench/bare-server.ts", file, JSON.stringify(fields)]);
  const rates: [number, number][] = [];
  for (let round = 0; round < 3; round += 1) {
    const limit = await requestsPerSecond(bare.url, { headers: gzip });
    rates.push([await requestsPerSecond(product.url + path, { headers: gzip }), limit]);
  }
  await bare.stop();
  const [ours, limit] = rates.toSorted(([a, b], [c, d]) => a / b - c / d)[1] ?? [0, 1];
  line(name, ours, limit);
}

const env = {
  NODE_ENV: "production",
  RATE_LIMIT: "0",
  PORT: "4310",
  HOST: "127.0.0.1",
  SMTP_PORT: "0",
  DATABASE_URL: `file:${join(folder, "bench.db")}`,
};
const product = await startServer(["src/main.ts"], env);
await compare(product, "a page from memory, beside a bare server with its bytes", "/qr");
await compare(
  product,
  "a streamed page with a QR code in it, beside the same",
  "/qr?text=xin%20chao&size=300",
);
await product.stop();
