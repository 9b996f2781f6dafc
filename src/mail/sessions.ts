import { type Payer, payerOf } from "#core/client-key.ts";
import type { Places } from "#core/places.ts";
import { type CollectingSession, messageCollector } from "./message-collector.ts";

type SmtpSession = CollectingSession & {
  readonly payer: Payer;
  readonly releaseConnection: () => void;
  readonly timer: NodeJS.Timeout;
  unknownRecipients: number;
};

/** A sender that asks for more unknown mailboxes than this is looking for one. */
const maxUnknownRecipients = 10;
/** A message of a hundred recipients takes some 105; a sender of far more only keeps the thread busy. */
const maxCommands = 500;

export type SessionLimits = {
  readonly connections: Pick<Places, "take">;
  /** For the bytes of messages that are still coming in. */
  readonly buffers: Pick<Places, "hold">;
  readonly sessionMs: number;
  readonly messageBytes: number;
};

/** The open sessions by their ids: whose they are, and what they take. `cutSession` ends one with a last reply line. */
export function openSessions(sessionLimits: SessionLimits, cutSession: (id: string, line: string) => void) {
  const sessions = new Map<string, SmtpSession>();
  const { collect, release } = messageCollector(
    (id) => sessions.get(id),
    sessionLimits.messageBytes,
    cutSession,
  );

  return {
    /** False when the client, its network, or all together have as many as they may. */
    open(id: string, clientAddress: string): boolean {
      const payer = payerOf({ address: clientAddress, user: null });
      const releaseConnection = sessionLimits.connections.take(payer);
      if (!releaseConnection) return false;
      const sessionTimer = setTimeout(
        () => cutSession(id, "421 4.4.2 The session took too long"),
        sessionLimits.sessionMs,
      );
      sessions.set(id, {
        payer,
        buffer: sessionLimits.buffers.hold(payer),
        releaseConnection,
        timer: sessionTimer,
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

    payerOf: (id: string): Payer | null => sessions.get(id)?.payer ?? null,

    countUnknownRecipient(id: string): void {
      const session = sessions.get(id);
      // What a sender wrote in one go still comes after the end.
      if (session && ++session.unknownRecipients === maxUnknownRecipients + 1)
        cutSession(id, "421 4.7.0 Too many unknown mailboxes");
    },

    countCommand(id: string): void {
      const session = sessions.get(id);
      if (session && ++session.commands === maxCommands + 1) cutSession(id, "421 4.7.0 Too many commands");
    },

    collect,

    /** The session's message is buffered no longer. */
    release,
  };
}

export type SmtpSessions = ReturnType<typeof openSessions>;
