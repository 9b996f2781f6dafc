import type { IncomingMessage } from "node:http";
import type { Transform } from "node:stream";
import zlib from "node:zlib";
import type { Body } from "../tools/http/effects.ts";

export type BodyLimits = {
  readonly keepBytes: number;
  readonly maxBytes: number;
  readonly timeoutMs: number;
};

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: () => zlib.createGunzip(),
  "x-gzip": () => zlib.createGunzip(),
  deflate: () => zlib.createInflate(),
  br: () => zlib.createBrotliDecompress(),
};

/** Reads at most `maxBytes`, on the wire and unpacked, and does not wait for the rest; returns the first `keepBytes`. */
export async function readResponseBody(message: IncomingMessage, limits: BodyLimits): Promise<Body> {
  const coding = message.headers["content-encoding"]?.trim().toLowerCase() ?? "";
  const decoder = decoders[coding]?.() ?? null;
  const { promise, resolve } = Promise.withResolvers<Body["fault"]>();
  const timer = setTimeout(() => resolve("too_slow"), limits.timeoutMs);
  const chunks: Uint8Array[] = [];
  let wireBytes = 0;
  let size = 0;
  const receive = (chunk: Buffer) => {
    const room = limits.keepBytes - size;
    if (room > 0) chunks.push(chunk.subarray(0, room));
    size += chunk.length;
    if (size > limits.maxBytes) resolve("too_large");
  };
  message.on("data", (chunk: Buffer) => {
    wireBytes += chunk.length;
    if (wireBytes > limits.maxBytes) resolve("too_large");
  });
  message.on("error", () => resolve("incomplete"));
  message.on("aborted", () => resolve("incomplete"));
  message.on("close", () => message.complete || resolve("incomplete"));
  const source = decoder ? message.pipe(decoder) : message;
  source.on("data", receive);
  source.on("end", () => resolve(null));
  decoder?.on("error", () => resolve(wireBytes === 0 ? null : "bad_encoding"));
  const fault = await promise;
  clearTimeout(timer);
  message.destroy();
  decoder?.destroy();
  return { bytes: Buffer.concat(chunks), size, isCut: fault !== null || size > limits.keepBytes, fault };
}
