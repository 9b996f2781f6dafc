import type { IncomingMessage } from "node:http";
import { Transform, type TransformCallback } from "node:stream";
import zlib from "node:zlib";
import type { Body } from "../tools/http/effects.ts";

export type BodyLimits = {
  readonly keepBytes: number;
  readonly maxBytes: number;
  readonly timeoutMs: number;
};

/** `deflate` is zlib's format (RFC 9110 §8.4.1.2); some servers send it bare, which browsers read too. */
class EitherInflate extends Transform {
  #inflate: zlib.Inflate | zlib.InflateRaw | null = null;

  #open(first: number): zlib.Inflate | zlib.InflateRaw {
    const inflate = (first & 15) === 8 ? zlib.createInflate() : zlib.createInflateRaw();
    inflate.on("data", (chunk) => this.push(chunk));
    inflate.on("error", (error) => this.destroy(error));
    return inflate;
  }

  override _transform(chunk: Buffer, encoding: BufferEncoding, done: TransformCallback): void {
    this.#inflate ??= this.#open(chunk[0] ?? 0);
    this.#inflate.write(chunk, encoding, done);
  }

  override _flush(done: TransformCallback): void {
    if (!this.#inflate) return done();
    this.#inflate.once("end", done);
    this.#inflate.end();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#inflate?.destroy();
    done(error);
  }
}

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: () => zlib.createGunzip(),
  "x-gzip": () => zlib.createGunzip(),
  deflate: () => new EitherInflate(),
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
