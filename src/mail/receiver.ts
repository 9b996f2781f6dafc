import type { AddressInfo } from "node:net";
import { RateLimiterMemory } from "rate-limiter-flexible";
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerError,
  type SMTPServerSession,
} from "smtp-server";
import type { DeliveryVerdict } from "../tools/temp-mail/store.ts";
import { addressKeyOf } from "../core/client-key.ts";
import { type SessionLimits, openSessions } from "./sessions.ts";

export type IncomingMail = {
  /** The address it came from. */
  readonly client: string;
  readonly recipients: readonly string[];
  readonly sender: string;
  readonly raw: Uint8Array;
};

export type ReceiverOptions = SessionLimits & {
  readonly host: string;
  readonly port: number;
  /** The host name in the greeting. */
  readonly name: string;
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Per client; infinite for none. */
  readonly messagesPerHour: number;
  /** Per client: a greeting and a handshake cost more than most of what follows. Infinite for no limit. */
  readonly sessionsPerMinute: number;
  readonly idleMs: number;
  readonly check: (address: string, size: number) => Promise<DeliveryVerdict>;
  readonly deliver: (mail: IncomingMail) => Promise<DeliveryVerdict>;
  /** Called with internal errors; the sender is asked to try again later. */
  readonly onFault: (fault: unknown) => void;
};

export type Receiver = { readonly port: number; readonly close: () => Promise<void> };

const replies = {
  unknown: [550, "No such mailbox here"],
  full: [452, "The mailbox is full"],
  busy: [452, "No room for more mail, try again later"],
  later: [451, "Something went wrong here, try again later"],
  tooManyMessages: [450, "Too many messages from your address, try again later"],
  tooManyConnections: [421, "Too many connections from your address"],
  tooManySessions: [421, "Too many sessions from your address, try again in a minute"],
} as const;

const refusal = (kind: keyof typeof replies): SMTPServerError => {
  const [responseCode, text] = replies[kind];
  return Object.assign(new Error(text), { responseCode });
};

const limiter = (points: number, duration: number) =>
  new RateLimiterMemory({ points: Math.min(points, Number.MAX_SAFE_INTEGER), duration });

/** Listens for mail to live mailboxes only: it relays nothing, and answers 250 once the mail is stored. */
export async function startReceiver(options: ReceiverOptions): Promise<Receiver> {
  const messages = limiter(options.messagesPerHour, 3600);
  const openings = limiter(options.sessionsPerMinute, 60);
  /** smtp-server only ends silent sessions; this ends slow and greedy ones, with a last reply line. */
  const sessions = openSessions(options, (id, line) => {
    for (const connection of server.connections) {
      if (connection.session.id !== id) continue;
      // oxlint-disable-next-line no-underscore-dangle -- smtp-server offers no other way to end one session
      const socket = connection._socket;
      socket.write(`${line}\r\n`);
      // What was written in one go and still waits to be parsed is forgotten.
      connection.close();
      socket.destroySoon();
    }
  });

  async function admitSession({ id, remoteAddress }: SMTPServerSession): Promise<Error | null> {
    const isRare = await openings.consume(addressKeyOf(remoteAddress)).then(
      () => true,
      () => false,
    );
    if (!isRare) return refusal("tooManySessions");
    return sessions.open(id, remoteAddress) ? null : refusal("tooManyConnections");
  }

  async function admitRecipient(address: string, session: SMTPServerSession): Promise<Error | null> {
    if (sessions.isCut(session.id)) return refusal("unknown");
    const { mailFrom } = session.envelope;
    const declared = mailFrom && mailFrom.args ? Number(mailFrom.args["SIZE"] ?? 0) : 0;
    const verdict = await options.check(address.toLowerCase(), declared || 0);
    if (verdict === "accepted") return null;
    if (verdict === "unknown") sessions.countUnknownRecipient(session.id);
    return refusal(verdict);
  }

  async function admitMessage({ id }: SMTPServerSession): Promise<Error | null> {
    return messages.consume(sessions.clientOf(id)).then(
      () => null,
      () => refusal("tooManyMessages"),
    );
  }

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | null> {
    const raw = await sessions.collect(stream, session.id);
    if (!raw) return refusal("later");
    const { mailFrom, rcptTo } = session.envelope;
    const recipients = rcptTo.map(({ address }) => address.toLowerCase());
    const verdict = await options.deliver({
      client: session.remoteAddress,
      recipients,
      sender: mailFrom ? mailFrom.address : "",
      raw,
    });
    return verdict === "accepted" ? null : refusal(verdict);
  }

  /**
   * Turns a promise into smtp-server's callback; an internal error makes the sender retry. Others have a turn before the
   * next of the commands that a sender wrote in one go, since promises that settle at once would let it have all of them.
   */
  async function answer(outcome: Promise<Error | null>, done: (error?: Error | null) => void): Promise<void> {
    const refused = await outcome.catch((fault: unknown) => {
      options.onFault(fault);
      return refusal("later");
    });
    setImmediate(done, refused);
  }

  /** smtp-server tells of each command, whichever it is, only in its log. */
  const countCommand = ({ tnx, cid }: { tnx?: unknown; cid?: unknown }) => {
    if (tnx === "command" && typeof cid === "string") sessions.countCommand(cid);
  };

  const server = new SMTPServer({
    ...options.tls,
    name: options.name,
    size: options.messageBytes,
    disabledCommands: options.tls ? ["AUTH"] : ["AUTH", "STARTTLS"],
    authOptional: true,
    disableReverseLookup: true,
    hideDSN: true,
    hideENHANCEDSTATUSCODES: false,
    hideREQUIRETLS: true,
    logger: { debug: countCommand },
    maxClients: 200,
    maxRecipients: 100,
    socketTimeout: options.idleMs,
    closeTimeout: 5000,
    onConnect: (session, done) => void answer(admitSession(session), done),
    onClose: ({ id }, done) => {
      sessions.close(id);
      done();
    },
    onMailFrom: (_, session, done) => void answer(admitMessage(session), done),
    onRcptTo: ({ address }, session, done) => void answer(admitRecipient(address, session), done),
    onData: (stream, session, done) => {
      const outcome = receive(stream, session).finally(() => sessions.release(session.id));
      void answer(outcome, done);
    },
  });
  // A peer that breaks off, or fails its handshake, is an error of the server to smtp-server.
  server.on("error", () => {});

  const port = await listen(server, options);
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** The port it got. */
function listen(server: SMTPServer, { host, port }: { host: string; port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) =>
      reject(new Error(`The SMTP receiver cannot listen on ${host}:${port}`, { cause }));
    server.server.once("error", fail);
    const listener = server.listen(port, host, () => {
      server.server.off("error", fail);
      // oxlint-disable-next-line no-unsafe-type-assertion -- a TCP listener's address is an AddressInfo
      resolve((listener.address() as AddressInfo).port);
    });
  });
}
