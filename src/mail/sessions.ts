import type { Readable } from "node:stream";
import { addressKeyOf } from "../core/client-key.ts";
import { countGarbage } from "../core/large-garbage.ts";
import { createConcurrencyLimit } from "../core/concurrency-limit.ts";
import { blockList } from "./block-list.ts";

type Session = {
  readonly client: string;
  readonly releaseConnection: () => void;
  readonly timer: NodeJS.Timeout;
  unknownRecipients: number;
  /** Since its last message. */
  commands: number;
  bufferedBytes: number;
  pieces: number;
};

/** What may be buffered of messages that are still coming in: by all sessions, and by those of one client. */
const maxBufferedBytes = 64_000_000;
/** Holds one of the largest messages, and several small ones beside it. */
const maxClientBytes = 12_000_000;
/** smtp-server makes a piece of each line that begins with a dot: in one message, or in those of one client at once. */
const maxPieces = 50_000;
/** About what a piece takes besides its bytes, until the collector comes by. */
const pieceBytes = 256;
/** A sender that asks for more unknown mailboxes than this is looking for one. */
const maxUnknownRecipients = 10;
/** A message of a hundred recipients takes some 105; a sender of far more only keeps the thread busy. */
const maxCommands = 500;

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
  const clients = new Map<string, { bytes: number; pieces: number }>();
  let bufferedBytes = 0;

  /** Counts what a session buffers more, or with negative numbers less. */
  function buffer(session: Session, bytes: number, pieces: number): void {
    session.bufferedBytes += bytes;
    session.pieces += pieces;
    bufferedBytes += bytes;
    const buffered = clients.get(session.client) ?? { bytes: 0, pieces: 0 };
    const ofClient = { bytes: buffered.bytes + bytes, pieces: buffered.pieces + pieces };
    if (ofClient.pieces > 0) clients.set(session.client, ofClient);
    else clients.delete(session.client);
  }

  function release(id: string): void {
    const session = sessions.get(id);
    if (session) buffer(session, -session.bufferedBytes, -session.pieces);
  }

  function isTooMuch({ client }: Session): boolean {
    const { bytes, pieces } = clients.get(client) ?? { bytes: 0, pieces: 0 };
    return bufferedBytes > maxBufferedBytes || bytes > maxClientBytes || pieces > maxPieces;
  }

  return {
    /** False when the client has as many as it may. */
    open(id: string, address: string): boolean {
      const client = addressKeyOf(address);
      const releaseConnection = connections.take(client);
      if (!releaseConnection) return false;
      const timer = setTimeout(() => cut(id, "421 4.4.2 The session took too long"), limits.sessionMs);
      sessions.set(id, {
        client,
        releaseConnection,
        timer,
        unknownRecipients: 0,
        commands: 0,
        bufferedBytes: 0,
        pieces: 0,
      });
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

    countCommand(id: string): void {
      const session = sessions.get(id);
      if (session && ++session.commands === maxCommands + 1) cut(id, "421 4.7.0 Too many commands");
    },

    /** The whole message; null when the session ended first, or was ended for taking too much. */
    collect(stream: Readable, id: string): Promise<Uint8Array | null> {
      const blocks = blockList();
      let isAbandoned = false;
      return new Promise((resolve) => {
        const abandon = (line: string) => {
          isAbandoned = true;
          blocks.clear();
          release(id);
          cut(id, line);
          resolve(null);
        };
        stream.on("data", (chunk: Buffer) => {
          countGarbage(chunk.length + pieceBytes);
          const session = sessions.get(id);
          if (!session || isAbandoned) return;
          buffer(session, chunk.length, 1);
          if (session.bufferedBytes > limits.messageBytes) abandon("552 5.3.4 The message is too big");
          else if (session.pieces > maxPieces) abandon("552 5.6.0 Too many lines begin with a dot");
          else if (isTooMuch(session)) abandon("452 4.3.1 Too much mail at once, try again later");
          else blocks.add(chunk);
        });
        stream.on("end", () => {
          const session = sessions.get(id);
          if (session) session.commands = 0;
          const message = blocks.take();
          countGarbage(message.length);
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
