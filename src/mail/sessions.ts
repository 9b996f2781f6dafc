import { addressKeyOf, networkKeyOf } from "../core/client-key.ts";
import { createPlaces } from "../core/places.ts";
import { type CollectingSession, messageCollector } from "./message-collector.ts";

type SmtpSession = CollectingSession & {
  readonly releaseConnection: () => void;
  readonly timer: NodeJS.Timeout;
  unknownRecipients: number;
};

/** A sender that asks for more unknown mailboxes than this is looking for one. */
const maxUnknownRecipients = 10;
/** A message of a hundred recipients takes some 105; a sender of far more only keeps the thread busy. */
const maxCommands = 500;
/** Large senders have many machines in a network, which an attacker may have too. */
const networkFactor = 10;

export type SessionLimits = {
  /** At once, per client; infinite for none. */
  readonly connections: number;
  readonly sessionMs: number;
  readonly messageBytes: number;
};

/** The open sessions by their ids: whose they are, and what they take. `cutSession` ends one with a last reply line. */
export function openSessions(sessionLimits: SessionLimits, cutSession: (id: string, line: string) => void) {
  const sessions = new Map<string, SmtpSession>();
  const connections = createPlaces({
    client: sessionLimits.connections,
    network: networkFactor * sessionLimits.connections,
    site: Infinity,
  });
  const { collect, release } = messageCollector(
    (id) => sessions.get(id),
    sessionLimits.messageBytes,
    cutSession,
  );

  return {
    /** False when the client has as many as it may. */
    open(id: string, clientAddress: string): boolean {
      const client = addressKeyOf(clientAddress);
      const releaseConnection = connections.take({ client, network: networkKeyOf(clientAddress) });
      if (!releaseConnection) return false;
      const sessionTimer = setTimeout(
        () => cutSession(id, "421 4.4.2 The session took too long"),
        sessionLimits.sessionMs,
      );
      sessions.set(id, {
        client,
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

    clientOf: (id: string): string => sessions.get(id)?.client ?? "",

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
