import { randomInt } from "node:crypto";
import dgram from "node:dgram";
import net from "node:net";
import {
  AUTHENTIC_DATA,
  decode,
  type DecodedPacket,
  encode,
  RECURSION_DESIRED,
  TRUNCATED_RESPONSE,
} from "dns-packet";
import type { RecordType } from "dns-packet";
import { isLiteral } from "./address.ts";
import { isWholeMessage } from "./dns-wire.ts";
import type { HostPort } from "./endpoint.ts";
import { unreadableAnswerCode } from "./failures.ts";

export type Question = { readonly name: string; readonly type: RecordType };
export type DnsMessage = { readonly packet: DecodedPacket; readonly server: HostPort };

/** The most that a TCP answer can hold, with the two bytes that say how much. */
const maxBytes = 65_537;

/** SERVFAIL and REFUSED may be this server's own trouble: the next server is asked, if there is one. */
export const isDnsRefusal = ({ flags = 0 }: DecodedPacket): boolean =>
  (flags & 15) === 2 || (flags & 15) === 5;

/**
 * Asks the servers in turn, `attemptMs` each, two rounds; over UDP from a fresh port, and over TCP when the
 * answer was cut. Rejects when none answers or the signal aborts.
 */
export async function askServers(
  { servers, attemptMs }: { servers: readonly HostPort[]; attemptMs: number },
  question: Question,
  signal: AbortSignal,
): Promise<DnsMessage> {
  let last: unknown = new Error("No DNS server is known");
  let refusal: DnsMessage | null = null;
  for (const [index, server] of [...servers, ...servers].entries()) {
    if (refusal && index >= servers.length) break;
    try {
      const attemptSignal = AbortSignal.any([signal, AbortSignal.timeout(attemptMs)]);
      const packet = await ask(server, question, attemptSignal);
      if (!isDnsRefusal(packet)) return { packet, server };
      refusal ??= { packet, server };
    } catch (error) {
      last = error;
      signal.throwIfAborted();
    }
  }
  if (refusal) return refusal;
  throw last;
}

async function ask(server: HostPort, question: Question, signal: AbortSignal): Promise<DecodedPacket> {
  const query = newQuery(question);
  const packet = await overUdp(server, query, signal);
  return (packet.flags ?? 0) & TRUNCATED_RESPONSE ? overTcp(server, query, signal) : packet;
}

type Query = Question & { readonly id: number; readonly bytes: Buffer };

function newQuery({ name, type }: Question): Query {
  const id = randomInt(65_536);
  const extension = { extendedRcode: 0, ednsVersion: 0, flags: 0, flag_do: false, options: [] };
  const bytes = encode({
    type: "query",
    id,
    flags: RECURSION_DESIRED | AUTHENTIC_DATA,
    questions: [{ name, type, class: "IN" }],
    additionals: [{ type: "OPT", name: ".", udpPayloadSize: 1232, ...extension }],
  });
  return { name, type, id, bytes };
}

/** The packet when it answers this very query; null for any other; an error for bytes with its id that cannot be read. */
function answerIn(bytes: Buffer, query: Query): DecodedPacket | Error | null {
  const packet = packetIn(bytes);
  if (!packet) return bytes.length >= 2 && bytes.readUInt16BE(0) === query.id ? unreadableAnswer() : null;
  const [question, ...others] = packet.questions ?? [];
  const isAnswer = packet.type === "response" && packet.id === query.id && others.length === 0;
  const isSame = question?.type === query.type && question.name.toLowerCase() === query.name.toLowerCase();
  return isAnswer && isSame ? packet : null;
}

/** Null where the bytes are no whole message. */
function packetIn(bytes: Buffer): DecodedPacket | null {
  if (!isWholeMessage(bytes)) return null;
  try {
    return decode(bytes);
  } catch {
    return null;
  }
}

const unreadableAnswer = (): Error =>
  Object.assign(new Error("The DNS answer cannot be read"), { code: unreadableAnswerCode });

function overUdp(server: HostPort, query: Query, signal: AbortSignal): Promise<DecodedPacket> {
  const socket = dgram.createSocket(isLiteral(server.host) === 6 ? "udp6" : "udp4");
  const { promise, resolve, reject } = Promise.withResolvers<DecodedPacket>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  socket.on("error", reject);
  socket.on("message", (bytes) => {
    const answer = answerIn(bytes, query);
    if (answer instanceof Error) reject(answer);
    else if (answer) resolve(answer);
  });
  if (signal.aborted) abort();
  else
    socket.connect(server.port, server.host, () => {
      if (!signal.aborted) socket.send(query.bytes, (error) => error && reject(error));
    });
  return promise.finally(() => {
    signal.removeEventListener("abort", abort);
    socket.close();
  });
}

function overTcp(server: HostPort, query: Query, signal: AbortSignal): Promise<DecodedPacket> {
  const socket = net.connect({ host: server.host, port: server.port });
  const { promise, resolve, reject } = Promise.withResolvers<DecodedPacket>();
  const abort = () => reject(signal.reason);
  let received = Buffer.alloc(0);
  signal.addEventListener("abort", abort, { once: true });
  socket.on("error", reject);
  socket.on("close", () => reject(new Error("The DNS server hung up")));
  socket.on("connect", () => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(query.bytes.length);
    socket.write(Buffer.concat([length, query.bytes]));
  });
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    if (received.length > maxBytes) return reject(new Error("The DNS answer is too long"));
    if (received.length < 2 || received.length < 2 + received.readUInt16BE(0)) return;
    const answer = answerIn(received.subarray(2, 2 + received.readUInt16BE(0)), query) ?? unreadableAnswer();
    if (answer instanceof Error) reject(answer);
    else resolve(answer);
  });
  return promise.finally(() => {
    signal.removeEventListener("abort", abort);
    socket.destroy();
  });
}
