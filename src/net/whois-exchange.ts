import type net from "node:net";
import { type Result, ok } from "#core/result.ts";
import { connectionFailure, deadlineFailure } from "./failures.ts";
import type { Guard } from "./guard.ts";
import { decodeUtf8 } from "#core/utf8.ts";

export type WhoisQuestion = {
  readonly host: string;
  readonly port: number;
  readonly question: string;
  readonly timeoutMs: number;
};

const maxBytes = 64 * 1024;

/** One question of RFC 3912: a line, then everything that comes until the server hangs up, up to 64 KiB. */
export async function askWhois(
  guard: Guard,
  { host, port, question, timeoutMs }: WhoisQuestion,
  signal: AbortSignal,
): Promise<Result<string>> {
  const timeout = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const whoisTarget = await guard.check(host, port, timeout);
  if (!whoisTarget.ok) return whoisTarget;
  const socket = await guard.connect(whoisTarget.value, timeout);
  if (!socket.ok) return socket;
  try {
    socket.value.write(`${question}\r\n`);
    return ok(decodeWhois(await readWhoisReply(socket.value, timeout)));
  } catch (error) {
    return connectionFailure(error, timeout);
  } finally {
    socket.value.destroy();
  }
}

function readWhoisReply(socket: net.Socket, signal: AbortSignal): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const whoisChunks: Buffer[] = [];
  let whoisSize = 0;
  socket.on("data", (whoisChunk: Buffer) => {
    whoisChunks.push(whoisChunk);
    whoisSize += whoisChunk.length;
    if (whoisSize >= maxBytes) resolve(Buffer.concat(whoisChunks).subarray(0, maxBytes));
  });
  socket.once("end", () => resolve(Buffer.concat(whoisChunks)));
  socket.once("error", reject);
  socket.once("close", () => reject(signal.aborted ? deadlineFailure() : new Error("The server hung up")));
  return promise;
}

/** UTF-8 where it is, else Latin-1, which some registries still write. */
const decodeWhois = (whoisBytes: Buffer): string =>
  decodeUtf8(whoisBytes) ?? new TextDecoder("latin1").decode(whoisBytes);
