import type { Readable } from "node:stream";
import { clientOf, connectionCounter } from "./clients.ts";

type Session = { readonly client: string; readonly end: NodeJS.Timeout; unknown: number; held: number };

/** What all sessions together may hold in memory of messages that are still coming in. */
const mostBytesInFlight = 128_000_000;
/** A sender that asks for more unknown mailboxes than this is looking for one. */
const mostUnknown = 10;

export type SessionLimits = {
  /** At once, per client; infinite for none. */
  readonly connections: number;
  readonly sessionMs: number;
  readonly messageBytes: number;
};

/** The open sessions by their ids: whose they are, and what they take. `cut` ends one with a last word. */
export function openSessions(limits: SessionLimits, cut: (id: string, line: string) => void) {
  const sessions = new Map<string, Session>();
  const connections = connectionCounter(limits.connections);
  let inFlight = 0;

  function release(id: string): void {
    const session = sessions.get(id);
    if (!session) return;
    inFlight -= session.held;
    session.held = 0;
  }

  return {
    /** False when the client has as many as it may. */
    open(id: string, address: string): boolean {
      const client = clientOf(address);
      if (!connections.open(client)) return false;
      const end = setTimeout(() => cut(id, "421 4.4.2 The session took too long"), limits.sessionMs);
      sessions.set(id, { client, end, unknown: 0, held: 0 });
      return true;
    },

    close(id: string): void {
      const session = sessions.get(id);
      if (!session) return;
      clearTimeout(session.end);
      release(id);
      connections.close(session.client);
      sessions.delete(id);
    },

    clientOf: (id: string): string => sessions.get(id)?.client ?? "",

    noteUnknown(id: string): void {
      const session = sessions.get(id);
      if (session && ++session.unknown > mostUnknown) cut(id, "421 4.7.0 Too many unknown mailboxes");
    },

    /** The whole message; null when the session ended first, or was ended for taking too much. */
    collect(stream: Readable, id: string): Promise<Uint8Array | null> {
      let chunks: Buffer[] = [];
      return new Promise((resolve) => {
        const giveUp = (line: string) => {
          chunks = [];
          cut(id, line);
          resolve(null);
        };
        stream.on("data", (chunk: Buffer) => {
          const session = sessions.get(id);
          if (!session) return;
          session.held += chunk.length;
          inFlight += chunk.length;
          if (session.held > limits.messageBytes) giveUp("552 5.3.4 The message is too big");
          else if (inFlight > mostBytesInFlight) giveUp("452 4.3.1 Too much mail at once, try again later");
          else chunks.push(chunk);
        });
        stream.on("end", () => resolve(Buffer.concat(chunks)));
        stream.on("error", () => resolve(null));
        stream.on("close", () => resolve(null));
      });
    },

    /** What was held of a message is held no longer. */
    release,
  };
}
