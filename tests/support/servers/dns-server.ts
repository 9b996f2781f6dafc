import dgram from "node:dgram";
import { once } from "node:events";
import net from "node:net";
import {
  type Answer,
  AUTHORITATIVE_ANSWER,
  decode,
  type DecodedPacket,
  encode,
  type Question,
} from "dns-packet";
import { RECURSION_AVAILABLE, TRUNCATED_RESPONSE } from "dns-packet";

export type Answering = {
  readonly answers?: readonly Answer[];
  readonly authorities?: readonly Answer[];
  /** 0 NOERROR, 2 SERVFAIL, 3 NXDOMAIN … */
  readonly code?: number;
  /** Says over UDP that the answer was cut. */
  readonly isCut?: boolean;
  /** As many bytes are missing at the end, over UDP and over TCP. */
  readonly missing?: number;
};

/** Answers one question, of a query with this id; null is silence, bytes are sent as they are. */
export type Zone = (question: Question, asked: number, id: number) => Answering | Buffer | null;

export const record = (type: "A" | "AAAA" | "CNAME" | "NS" | "PTR", name: string, data: string): Answer => ({
  type,
  name,
  data,
  ttl: 300,
  class: "IN",
});

/** A DNS server on loopback, over UDP and TCP on one port, that answers as `zone` says. */
export async function startDnsServer(zone: Zone) {
  const asked: Question[] = [];
  const reply = (bytes: Buffer, overUdp: boolean): Buffer | null => {
    const query = decode(bytes);
    const [question] = query.questions ?? [];
    if (!question) return null;
    asked.push(question);
    const answer = zone(question, asked.length, query.id ?? 0);
    if (answer === null || Buffer.isBuffer(answer)) return answer;
    return packetOf(query, answer, overUdp).subarray(0, -(answer.missing ?? 0) || undefined);
  };
  const tcp = net.createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (chunk: Buffer) => {
      const answer = reply(chunk.subarray(2), false);
      if (!answer) return;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(answer.length);
      socket.write(Buffer.concat([length, answer]));
    });
  });
  tcp.listen(0, "127.0.0.1");
  await once(tcp, "listening");
  const address = tcp.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const udp = dgram.createSocket("udp4", (bytes, client) => {
    const answer = reply(bytes, true);
    if (answer) udp.send(answer, client.port, client.address);
  });
  udp.bind(port, "127.0.0.1");
  await once(udp, "listening");
  return {
    address: `127.0.0.1:${port}`,
    asked,
    [Symbol.dispose]() {
      udp.close();
      tcp.close();
    },
  };
}

const packetOf = (query: DecodedPacket, answer: Answering, overUdp: boolean): Buffer =>
  encode({
    type: "response",
    ...(query.id !== undefined && { id: query.id }),
    flags:
      AUTHORITATIVE_ANSWER |
      RECURSION_AVAILABLE |
      (answer.code ?? 0) |
      (answer.isCut && overUdp ? TRUNCATED_RESPONSE : 0),
    ...(query.questions && { questions: query.questions }),
    answers: answer.isCut && overUdp ? [] : [...(answer.answers ?? [])],
    authorities: [...(answer.authorities ?? [])],
  });
