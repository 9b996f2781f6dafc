import type { Readable } from "node:stream";
import { addressKeyOf } from "../core/client-key.ts";
import { countLargeGarbage } from "../core/large-garbage.ts";
import { createConcurrencyLimit } from "../core/concurrency-limit.ts";

type Session = {
  readonly client: string;
  readonly releaseConnection: () => void;
  readonly timer: NodeJS.Timeout;
  unknownRecipients: number;
  bufferedBytes: number;
};

/** What may be buffered of messages that are still coming in: by all sessions, and by those of one client. */
const maxBufferedBytes = 64_000_000;
const maxClientBytes = 20_000_000;
/** smtp-server makes a piece of each line that begins with a dot. */
const maxPieces = 50_000;
/** A sender that asks for more unknown mailboxes than this is looking for one. */
const maxUnknownRecipients = 10;

export type SessionLimits = {
  /** At once, per client; infinite for none. */
  readonly connections: number;
  readonly sessionMs: number;
  readonly messageBytes: number;
};

/** The open sessions by their ids: whose they are, and what they take. `cut` ends one with a last reply line. */
export function openSessions(limits: SessionLimits, cut: (id: string, line: string) => void) {
  const sessions = new Map<string, Session>();
  const connections = createConcurrencyLimit({ total: Infinity, perClient: limits.connections });
  const bytesOfClients = new Map<string, number>();
  let bufferedBytes = 0;

  /** Counts what a session buffers more, or with a negative number less. */
  function buffer(session: Session, bytes: number): void {
    session.bufferedBytes += bytes;
    bufferedBytes += bytes;
    const ofClient = (bytesOfClients.get(session.client) ?? 0) + bytes;
    if (ofClient > 0) bytesOfClients.set(session.client, ofClient);
    else bytesOfClients.delete(session.client);
  }

  function release(id: string): void {
    const session = sessions.get(id);
    if (session) buffer(session, -session.bufferedBytes);
  }

  const isTooMuch = ({ client }: Session): boolean =>
    bufferedBytes > maxBufferedBytes || (bytesOfClients.get(client) ?? 0) > maxClientBytes;

  return {
    /** False when the client has as many as it may. */
    open(id: string, address: string): boolean {
      const client = addressKeyOf(address);
      const releaseConnection = connections.take(client);
      if (!releaseConnection) return false;
      const timer = setTimeout(() => cut(id, "421 4.4.2 The session took too long"), limits.sessionMs);
      sessions.set(id, { client, releaseConnection, timer, unknownRecipients: 0, bufferedBytes: 0 });
      return true;
    },

    close(id: string): void {
      const session = sessions.get(id);
      if (!session) return;
      clearTimeout(session.timer);
      release(id);
      session.releaseConnection();
      sessions.delete(id);
    },

    /** It was ended, and what it wrote before is not worth looking up. */
    isCut: (id: string): boolean => (sessions.get(id)?.unknownRecipients ?? Infinity) > maxUnknownRecipients,

    clientOf: (id: string): string => sessions.get(id)?.client ?? "",

    countUnknownRecipient(id: string): void {
      const session = sessions.get(id);
      // What a sender wrote in one go still comes after the end.
      if (session && ++session.unknownRecipients === maxUnknownRecipients + 1)
        cut(id, "421 4.7.0 Too many unknown mailboxes");
    },

    /** The whole message; null when the session ended first, or was ended for taking too much. */
    collect(stream: Readable, id: string): Promise<Uint8Array | null> {
      let chunks: Buffer[] = [];
      return new Promise((resolve) => {
        const abandon = (line: string) => {
          chunks = [];
          cut(id, line);
          resolve(null);
        };
        stream.on("data", (chunk: Buffer) => {
          const session = sessions.get(id);
          if (!session) return;
          buffer(session, chunk.length);
          if (session.bufferedBytes > limits.messageBytes) abandon("552 5.3.4 The message is too big");
          else if (isTooMuch(session)) abandon("452 4.3.1 Too much mail at once, try again later");
          else if (chunks.length >= maxPieces) abandon("552 5.6.0 Too many lines begin with a dot");
          else chunks.push(chunk);
        });
        stream.on("end", () => {
          const message = Buffer.concat(chunks);
          chunks = [];
          countLargeGarbage(message.length);
          resolve(message);
        });
        stream.on("error", () => resolve(null));
        stream.on("close", () => resolve(null));
      });
    },

    /** The session's message is buffered no longer. */
    release,
  };
}
