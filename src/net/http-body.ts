import type { IncomingMessage } from "node:http";
import type { Transform } from "node:stream";
import zlib from "node:zlib";
import type { Body } from "../tools/http/effects.ts";

export type BodyLimits = { readonly keep: number; readonly most: number; readonly timeoutMs: number };

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: () => zlib.createGunzip(),
  "x-gzip": () => zlib.createGunzip(),
  deflate: () => zlib.createInflate(),
  br: () => zlib.createBrotliDecompress(),
};

/** Reads at most `most` bytes, on the wire and unpacked; whatever comes after that is not waited for. */
export async function readResponseBody(message: IncomingMessage, limits: BodyLimits): Promise<Body> {
  const coding = message.headers["content-encoding"]?.trim().toLowerCase() ?? "";
  const decoder = decoders[coding]?.() ?? null;
  const { promise, resolve } = Promise.withResolvers<Body["fault"]>();
  const patience = setTimeout(() => resolve("too_slow"), limits.timeoutMs);
  const kept: Uint8Array[] = [];
  let wire = 0;
  let size = 0;
  const take = (chunk: Buffer) => {
    const room = limits.keep - size;
    if (room > 0) kept.push(chunk.subarray(0, room));
    size += chunk.length;
    if (size > limits.most) resolve("too_large");
  };
  message.on("data", (chunk: Buffer) => {
    wire += chunk.length;
    if (wire > limits.most) resolve("too_large");
  });
  message.on("error", () => resolve("incomplete"));
  message.on("aborted", () => resolve("incomplete"));
  message.on("close", () => message.complete || resolve("incomplete"));
  const source = decoder ? message.pipe(decoder) : message;
  source.on("data", take);
  source.on("end", () => resolve(null));
  decoder?.on("error", () => resolve(wire === 0 ? null : "bad_encoding"));
  const fault = await promise;
  clearTimeout(patience);
  message.destroy();
  decoder?.destroy();
  return { bytes: Buffer.concat(kept), size, isCut: fault !== null || size > limits.keep, fault };
}
