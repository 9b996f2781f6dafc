import type { Readable } from "node:stream";
import { addressKeyOf } from "../core/client-key.ts";
import { createConcurrencyLimit } from "../core/concurrency-limit.ts";

type Session = {
  readonly client: string;
  readonly releaseConnection: () => void;
  readonly timer: NodeJS.Timeout;
  unknownRecipients: number;
  bufferedBytes: number;
};

/** What all sessions together may buffer of messages that are still coming in. */
const maxBufferedBytes = 128_000_000;
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
  let bufferedBytes = 0;

  function release(id: string): void {
    const session = sessions.get(id);
    if (!session) return;
    bufferedBytes -= session.bufferedBytes;
    session.bufferedBytes = 0;
  }

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

    clientOf: (id: string): string => sessions.get(id)?.client ?? "",

    countUnknownRecipient(id: string): void {
      const session = sessions.get(id);
      if (session && ++session.unknownRecipients > maxUnknownRecipients)
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
          session.bufferedBytes += chunk.length;
          bufferedBytes += chunk.length;
          if (session.bufferedBytes > limits.messageBytes) abandon("552 5.3.4 The message is too big");
          else if (bufferedBytes > maxBufferedBytes)
            abandon("452 4.3.1 Too much mail at once, try again later");
          else chunks.push(chunk);
        });
        stream.on("end", () => resolve(Buffer.concat(chunks)));
        stream.on("error", () => resolve(null));
        stream.on("close", () => resolve(null));
      });
    },

    /** The session's message is buffered no longer. */
    release,
  };
}
