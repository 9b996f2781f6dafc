import type { IncomingMessage } from "node:http";
import { type Readable, Transform, type TransformCallback } from "node:stream";
import zlib from "node:zlib";
import type { HttpRequestBody } from "#tools/http/effects.ts";

export type BodyLimits = {
  readonly keepBytes: number;
  readonly maxBytes: number;
  readonly timeoutMs: number;
};

/** `deflate` is zlib's format (RFC 9110 §8.4.1.2); some servers send it bare, which browsers read too. */
class EitherInflate extends Transform {
  #inflate: zlib.Inflate | zlib.InflateRaw | null = null;

  #open(firstByte: number): zlib.Inflate | zlib.InflateRaw {
    const inflate = (firstByte & 15) === 8 ? zlib.createInflate() : zlib.createInflateRaw();
    inflate.on("data", (bodyChunk) => this.push(bodyChunk));
    inflate.on("error", (error) => this.destroy(error));
    return inflate;
  }

  override _transform(bodyChunk: Buffer, encoding: BufferEncoding, onTransformed: TransformCallback): void {
    this.#inflate ??= this.#open(bodyChunk[0] ?? 0);
    this.#inflate.write(bodyChunk, encoding, onTransformed);
  }

  override _flush(onTransformed: TransformCallback): void {
    if (!this.#inflate) return onTransformed();
    this.#inflate.once("end", onTransformed);
    this.#inflate.end();
  }

  override _destroy(error: Error | null, onTransformed: (error: Error | null) => void): void {
    this.#inflate?.destroy();
    onTransformed(error);
  }
}

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: () => zlib.createGunzip(),
  "x-gzip": () => zlib.createGunzip(),
  deflate: () => new EitherInflate(),
  br: () => zlib.createBrotliDecompress(),
};

/** More than any honest server applies; each one more is work for whoever undoes it. */
const maxCodings = 4;

/**
 * The decoders of a body, the last coding that was applied first (RFC 9110, section 8.4), and what they leave: a coding
 * that is not known here, and all that were applied before it. A connection's own codings were applied last.
 */
function decodersOf({ headers }: IncomingMessage) {
  const codings = [headers["content-encoding"], headers["transfer-encoding"]]
    .flatMap((line) => line?.split(",") ?? [])
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== "" && coding !== "identity" && coding !== "chunked");
  const bodyDecoders: Transform[] = [];
  while (bodyDecoders.length < maxCodings) {
    const coding = codings.at(-1) ?? "";
    const decoder = Object.hasOwn(decoders, coding) ? decoders[coding]?.() : undefined;
    if (!decoder) break;
    bodyDecoders.push(decoder);
    codings.pop();
  }
  return { bodyDecoders, coding: codings.length > 0 ? codings.join(", ").slice(0, 60) : null };
}

/** Answers whose body breaks off where it is not framed as HTTP has it. */
export const badlyFramed = new WeakSet<IncomingMessage>();

/** Reads at most `maxBytes`, on the wire and unpacked, and does not wait for the rest; returns the first `keepBytes`. */
export async function readResponseBody(
  incomingMessage: IncomingMessage,
  bodyLimits: BodyLimits,
): Promise<HttpRequestBody> {
  const { bodyDecoders, coding } = decodersOf(incomingMessage);
  const { promise, resolve } = Promise.withResolvers<HttpRequestBody["fault"]>();
  const bodyTimer = setTimeout(() => resolve("too_slow"), bodyLimits.timeoutMs);
  const bodyChunks: Uint8Array[] = [];
  let wireBytes = 0;
  let bodySize = 0;
  const receiveChunk = (bodyChunk: Buffer) => {
    const roomLeft = bodyLimits.keepBytes - bodySize;
    if (roomLeft > 0) bodyChunks.push(bodyChunk.subarray(0, roomLeft));
    bodySize += bodyChunk.length;
    if (bodySize > bodyLimits.maxBytes) resolve("too_large");
  };
  incomingMessage.on("data", (bodyChunk: Buffer) => {
    wireBytes += bodyChunk.length;
    if (wireBytes > bodyLimits.maxBytes) resolve("too_large");
  });
  const endEarly = () => resolve(badlyFramed.has(incomingMessage) ? "bad_framing" : "incomplete");
  incomingMessage.on("error", endEarly);
  incomingMessage.on("aborted", endEarly);
  incomingMessage.on("close", () => incomingMessage.complete || endEarly());
  // It may have come with the head in one piece, and ended by now.
  if (badlyFramed.has(incomingMessage)) endEarly();
  let bodySource: Readable = incomingMessage;
  for (const decoder of bodyDecoders) {
    decoder.on("error", () => resolve(wireBytes === 0 ? null : "bad_encoding"));
    bodySource = bodySource.pipe(decoder);
    let unpackedBytes = 0;
    decoder.on("data", (bodyChunk: Buffer) => {
      unpackedBytes += bodyChunk.length;
      if (unpackedBytes > bodyLimits.maxBytes) resolve("too_large");
    });
  }
  bodySource.on("data", receiveChunk);
  bodySource.on("end", () => resolve(null));
  const bodyFault = await promise;
  clearTimeout(bodyTimer);
  incomingMessage.destroy();
  for (const decoder of bodyDecoders) decoder.destroy();
  return {
    bytes: Buffer.concat(bodyChunks),
    size: bodySize,
    isCut: bodyFault !== null || bodySize > bodyLimits.keepBytes,
    coding,
    fault: bodyFault,
  };
}
