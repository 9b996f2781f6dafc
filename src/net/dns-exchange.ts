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
import { withZoneNames } from "./dns-names.ts";
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
  dnsQuestion: Question,
  signal: AbortSignal,
): Promise<DnsMessage> {
  let lastFault: unknown = new Error("No DNS server is known");
  let dnsRefusal: DnsMessage | null = null;
  for (const [index, server] of [...servers, ...servers].entries()) {
    if (dnsRefusal && index >= servers.length) break;
    try {
      const attemptSignal = AbortSignal.any([signal, AbortSignal.timeout(attemptMs)]);
      const packet = await askServer(server, dnsQuestion, attemptSignal);
      if (!isDnsRefusal(packet)) return { packet, server };
      dnsRefusal ??= { packet, server };
    } catch (error) {
      lastFault = error;
      signal.throwIfAborted();
    }
  }
  if (dnsRefusal) return dnsRefusal;
  throw lastFault;
}

async function askServer(
  server: HostPort,
  dnsQuestion: Question,
  signal: AbortSignal,
): Promise<DecodedPacket> {
  const dnsQuery = newDnsQuery(dnsQuestion);
  const packet = await askOverUdp(server, dnsQuery, signal);
  return (packet.flags ?? 0) & TRUNCATED_RESPONSE ? askOverTcp(server, dnsQuery, signal) : packet;
}

type DnsQuery = Question & { readonly id: number; readonly bytes: Buffer };

function newDnsQuery({ name, type }: Question): DnsQuery {
  const id = randomInt(65_536);
  const ednsOption = { extendedRcode: 0, ednsVersion: 0, flags: 0, flag_do: false, options: [] };
  const packetBytes = encode({
    type: "query",
    id,
    flags: RECURSION_DESIRED | AUTHENTIC_DATA,
    questions: [{ name, type, class: "IN" }],
    additionals: [{ type: "OPT", name: ".", udpPayloadSize: 1232, ...ednsOption }],
  });
  return { name, type, id, bytes: packetBytes };
}

/** The packet when it answers this very query; null for any other; an error for bytes with its id that cannot be read. */
function dnsAnswerIn(packetBytes: Buffer, dnsQuery: DnsQuery): DecodedPacket | Error | null {
  const packet = dnsPacketIn(packetBytes);
  if (!packet)
    return packetBytes.length >= 2 && packetBytes.readUInt16BE(0) === dnsQuery.id ? unreadableAnswer() : null;
  const [dnsQuestion, ...otherQuestions] = packet.questions ?? [];
  const isAnswer = packet.type === "response" && packet.id === dnsQuery.id && otherQuestions.length === 0;
  const isSameQuestion =
    dnsQuestion?.type === dnsQuery.type && dnsQuestion.name.toLowerCase() === dnsQuery.name.toLowerCase();
  return isAnswer && isSameQuestion ? packet : null;
}

/** Null where the bytes are no whole message. */
function dnsPacketIn(packetBytes: Buffer): DecodedPacket | null {
  if (!isWholeMessage(packetBytes)) return null;
  try {
    return withZoneNames(decode(packetBytes), packetBytes);
  } catch {
    return null;
  }
}

const unreadableAnswer = (): Error =>
  Object.assign(new Error("The DNS answer cannot be read"), { code: unreadableAnswerCode });

function askOverUdp(server: HostPort, dnsQuery: DnsQuery, signal: AbortSignal): Promise<DecodedPacket> {
  const socket = dgram.createSocket(isLiteral(server.host) === 6 ? "udp6" : "udp4");
  const { promise, resolve, reject } = Promise.withResolvers<DecodedPacket>();
  const abortUdp = () => reject(signal.reason);
  signal.addEventListener("abort", abortUdp, { once: true });
  socket.on("error", reject);
  socket.on("message", (packetBytes) => {
    const dnsAnswer = dnsAnswerIn(packetBytes, dnsQuery);
    if (dnsAnswer instanceof Error) reject(dnsAnswer);
    else if (dnsAnswer) resolve(dnsAnswer);
  });
  if (signal.aborted) abortUdp();
  else
    socket.connect(server.port, server.host, (connectFault?: Error | null) => {
      if (connectFault) return reject(connectFault);
      if (signal.aborted) return;
      try {
        socket.send(dnsQuery.bytes, (sendFault) => sendFault && reject(sendFault));
      } catch (sendFault) {
        // One that is not connected, or closed by now, throws, and nobody else would catch it here.
        reject(sendFault);
      }
    });
  return promise.finally(() => {
    signal.removeEventListener("abort", abortUdp);
    socket.close();
  });
}

function askOverTcp(server: HostPort, dnsQuery: DnsQuery, signal: AbortSignal): Promise<DecodedPacket> {
  const socket = net.connect({ host: server.host, port: server.port });
  const { promise, resolve, reject } = Promise.withResolvers<DecodedPacket>();
  const abortTcp = () => reject(signal.reason);
  let received = Buffer.alloc(0);
  signal.addEventListener("abort", abortTcp, { once: true });
  socket.on("error", reject);
  socket.on("close", () => reject(new Error("The DNS server hung up")));
  socket.on("connect", () => {
    const lengthPrefix = Buffer.alloc(2);
    lengthPrefix.writeUInt16BE(dnsQuery.bytes.length);
    socket.write(Buffer.concat([lengthPrefix, dnsQuery.bytes]));
  });
  socket.on("data", (tcpChunk: Buffer) => {
    received = Buffer.concat([received, tcpChunk]);
    if (received.length > maxBytes) return reject(new Error("The DNS answer is too long"));
    if (received.length < 2 || received.length < 2 + received.readUInt16BE(0)) return;
    const dnsAnswer =
      dnsAnswerIn(received.subarray(2, 2 + received.readUInt16BE(0)), dnsQuery) ?? unreadableAnswer();
    if (dnsAnswer instanceof Error) reject(dnsAnswer);
    else resolve(dnsAnswer);
  });
  return promise.finally(() => {
    signal.removeEventListener("abort", abortTcp);
    socket.destroy();
  });
}
