import type { AddressInfo } from "node:net";
import { RateLimiterMemory } from "rate-limiter-flexible";
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerError,
  type SMTPServerSession,
} from "smtp-server";
import type { Verdict } from "../tools/temp-mail/store.ts";
import { clientOf, connectionCounter } from "./clients.ts";

export type IncomingMail = {
  readonly recipients: readonly string[];
  readonly sender: string;
  readonly raw: Uint8Array;
};

export type ReceiverOptions = {
  readonly host: string;
  readonly port: number;
  /** What it calls itself in the greeting. */
  readonly name: string;
  readonly tls?: { readonly cert: string; readonly key: string };
  readonly messageBytes: number;
  /** Per client; infinite for none. */
  readonly connections: number;
  readonly messagesPerHour: number;
  readonly idleMs: number;
  readonly sessionMs: number;
  readonly admits: (address: string, size: number) => Promise<Verdict>;
  readonly deliver: (mail: IncomingMail) => Promise<Verdict>;
  /** Told of our own faults; the sender is asked to try again later. */
  readonly onFault: (fault: unknown) => void;
};

export type Receiver = { readonly port: number; readonly close: () => Promise<void> };

/** What all sessions together may hold in memory of messages that are still coming in. */
const mostBytesInFlight = 128_000_000;
/** A sender that asks for more unknown mailboxes than this is looking for one. */
const mostUnknown = 10;

const replies = {
  unknown: [550, "No such mailbox here"],
  full: [452, "The mailbox is full"],
  crowded: [452, "No room for more mail, try again later"],
  later: [451, "Something went wrong here, try again later"],
  manyMessages: [450, "Too many messages from your address, try again later"],
  manyConnections: [421, "Too many connections from your address"],
} as const;

const refusal = (kind: keyof typeof replies): SMTPServerError => {
  const [responseCode, text] = replies[kind];
  return Object.assign(new Error(text), { responseCode });
};

type Session = { readonly client: string; readonly end: NodeJS.Timeout; unknown: number; held: number };

/** Listens for mail to live mailboxes only: it relays nothing, and answers 250 once the mail is kept. */
export async function startReceiver(options: ReceiverOptions): Promise<Receiver> {
  const sessions = new Map<string, Session>();
  const connections = connectionCounter(options.connections);
  const points = Math.min(options.messagesPerHour, Number.MAX_SAFE_INTEGER);
  const messages = new RateLimiterMemory({ points, duration: 3600 });
  let inFlight = 0;

  /** smtp-server only ends silent sessions; this ends slow and greedy ones, with a last word. */
  function cut({ id }: SMTPServerSession, line: string): void {
    for (const connection of server.connections) {
      if (connection.session.id !== id) continue;
      // oxlint-disable-next-line no-underscore-dangle -- smtp-server offers no other way to end one session
      const socket = connection._socket;
      socket.write(`${line}\r\n`);
      socket.destroySoon();
    }
  }

  function connect(session: SMTPServerSession, done: (error?: Error | null) => void): void {
    const client = clientOf(session.remoteAddress);
    if (!connections.open(client)) return done(refusal("manyConnections"));
    const end = setTimeout(() => cut(session, "421 4.4.2 The session took too long"), options.sessionMs);
    sessions.set(session.id, { client, end, unknown: 0, held: 0 });
    done();
  }

  function release(session: Session | undefined): void {
    if (!session) return;
    inFlight -= session.held;
    session.held = 0;
  }

  function close({ id }: SMTPServerSession): void {
    const session = sessions.get(id);
    if (!session) return;
    clearTimeout(session.end);
    release(session);
    connections.close(session.client);
    sessions.delete(id);
  }

  async function admitRecipient(address: string, session: SMTPServerSession): Promise<Error | null> {
    const { mailFrom } = session.envelope;
    const declared = mailFrom && mailFrom.args ? Number(mailFrom.args["SIZE"] ?? 0) : 0;
    const verdict = await options.admits(address.toLowerCase(), declared || 0);
    if (verdict === "taken") return null;
    const known = sessions.get(session.id);
    if (verdict === "unknown" && known && ++known.unknown > mostUnknown) {
      cut(session, "421 4.7.0 Too many unknown mailboxes");
    }
    return refusal(verdict);
  }

  async function admitMessage({ id }: SMTPServerSession): Promise<Error | null> {
    const client = sessions.get(id)?.client ?? "";
    return messages.consume(client).then(
      () => null,
      () => refusal("manyMessages"),
    );
  }

  /** The whole message; null when the session ended first, or was ended for taking too much. */
  function collect(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Uint8Array | null> {
    const known = sessions.get(session.id);
    let chunks: Buffer[] = [];
    return new Promise((resolve) => {
      const giveUp = (line: string) => {
        chunks = [];
        cut(session, line);
        resolve(null);
      };
      stream.on("data", (chunk: Buffer) => {
        if (!known) return;
        known.held += chunk.length;
        inFlight += chunk.length;
        if (known.held > options.messageBytes) giveUp("552 5.3.4 The message is too big");
        else if (inFlight > mostBytesInFlight) giveUp("452 4.3.1 Too much mail at once, try again later");
        else chunks.push(chunk);
      });
      stream.on("end", () => resolve(Buffer.concat(chunks)));
      stream.on("error", () => resolve(null));
      stream.on("close", () => resolve(null));
    });
  }

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | null> {
    const raw = await collect(stream, session);
    if (!raw) return refusal("later");
    const { mailFrom, rcptTo } = session.envelope;
    const recipients = rcptTo.map(({ address }) => address.toLowerCase());
    const verdict = await options.deliver({ recipients, sender: mailFrom ? mailFrom.address : "", raw });
    return verdict === "taken" ? null : refusal(verdict);
  }

  /** Turns a promise into smtp-server's callback; a fault of ours makes the sender come again. */
  async function answer(outcome: Promise<Error | null>, done: (error?: Error | null) => void): Promise<void> {
    const refused = await outcome.catch((fault: unknown) => {
      options.onFault(fault);
      return refusal("later");
    });
    done(refused);
  }

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
    logger: false,
    maxClients: 200,
    maxRecipients: 100,
    socketTimeout: options.idleMs,
    closeTimeout: 5000,
    onConnect: connect,
    onClose: (session, done) => {
      close(session);
      done();
    },
    onMailFrom: (_, session, done) => void answer(admitMessage(session), done),
    onRcptTo: ({ address }, session, done) => void answer(admitRecipient(address, session), done),
    onData: (stream, session, done) => {
      const outcome = receive(stream, session).finally(() => release(sessions.get(session.id)));
      void answer(outcome, done);
    },
  });
  // A peer that breaks off, or fails its handshake, is an error of the server to smtp-server.
  server.on("error", () => {});

  const port = await new Promise<number>((resolve, reject) => {
    const fail = (cause: Error) =>
      reject(new Error(`The SMTP receiver cannot listen on ${options.host}:${options.port}`, { cause }));
    server.server.once("error", fail);
    const listener = server.listen(options.port, options.host, () => {
      server.server.off("error", fail);
      // oxlint-disable-next-line no-unsafe-type-assertion -- a TCP listener's address is an AddressInfo
      resolve((listener.address() as AddressInfo).port);
    });
  });
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
