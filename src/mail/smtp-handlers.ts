import type {
  SMTPServerDataStream,
  SMTPServerError,
  SMTPServerOptions,
  SMTPServerSession,
} from "smtp-server";
import { type Payer, payerOf } from "#core/client-key.ts";
import { type MemoryLimitStore, memoryLimitStore } from "#core/memory-limit-store.ts";
import type { DeliveryVerdict } from "#tools/temp-mail/store.ts";
import type { SmtpSessions } from "./sessions.ts";

export type IncomingMail = {
  /** The address it came from. */
  readonly client: string;
  readonly recipients: readonly string[];
  readonly sender: string;
  readonly raw: Uint8Array;
};

export type HandlerOptions = {
  /** Per client; infinite for none. */
  readonly messagesPerHour: number;
  /** Per client: a greeting and a handshake cost more than most of what follows. Infinite for no limit. */
  readonly sessionsPerMinute: number;
  readonly now: () => Date;
  readonly check: (address: string, size: number) => Promise<DeliveryVerdict>;
  readonly deliver: (mail: IncomingMail) => Promise<DeliveryVerdict>;
  /** Called with internal errors; the sender is asked to try again later. */
  readonly onFault: (fault: unknown) => void;
};

const replies = {
  unknown: [550, "No such mailbox here"],
  full: [452, "The mailbox is full"],
  busy: [452, "No room for more mail, try again later"],
  later: [451, "Something went wrong here, try again later"],
  tooManyMessages: [450, "Too many messages from your address or network, try again later"],
  tooManyConnections: [421, "Too many connections at once, try again later"],
  tooManySessions: [421, "Too many sessions from your address or network, try again in a minute"],
} as const;

const smtpRefusal = (refusalKind: keyof typeof replies): SMTPServerError => {
  const [responseCode, refusalText] = replies[refusalKind];
  return Object.assign(new Error(refusalText), { responseCode });
};

/** Large senders have many machines in a network, which an attacker may have too. */
const networkFactor = 10;
/** 4 MB, for a hundred thousand senders. */
const maxSlots = 2 ** 18;

/** Counts by client and by network, however many there are; infinite `points` count nothing. */
function limiter(points: number, windowS: number, now: () => Date): (payer: Payer) => boolean {
  if (points === Infinity) return () => true;
  const counts: MemoryLimitStore = memoryLimitStore({ maxSlots });
  return ({ client, network }) => {
    const window = { windowS, now: now().getTime() };
    const ofNetwork = `network ${network}`;
    if (!counts.take(ofNetwork, { ...window, points: points * networkFactor }).isAllowed) return false;
    const { isAllowed } = counts.take(client, { ...window, points });
    if (!isAllowed) counts.refund(ofNetwork, window.now);
    return isAllowed;
  };
}

/** Who may open a session, begin a message in it, and write to whom. */
function createAdmission(smtpOptions: HandlerOptions, sessions: SmtpSessions) {
  const mayBegin = limiter(smtpOptions.messagesPerHour, 3600, smtpOptions.now);
  const mayOpen = limiter(smtpOptions.sessionsPerMinute, 60, smtpOptions.now);

  async function admitSession({ id, remoteAddress }: SMTPServerSession): Promise<Error | null> {
    if (!mayOpen(payerOf({ address: remoteAddress, user: null }))) return smtpRefusal("tooManySessions");
    return sessions.open(id, remoteAddress) ? null : smtpRefusal("tooManyConnections");
  }

  async function admitRecipient(address: string, session: SMTPServerSession): Promise<Error | null> {
    if (sessions.isCut(session.id)) return smtpRefusal("unknown");
    const { mailFrom } = session.envelope;
    const declared = mailFrom && mailFrom.args ? Number(mailFrom.args["SIZE"] ?? 0) : 0;
    const verdict = await smtpOptions.check(address.toLowerCase(), declared || 0);
    if (verdict === "accepted") return null;
    if (verdict === "unknown") sessions.countUnknownRecipient(session.id);
    return smtpRefusal(verdict);
  }

  async function admitMessage({ id }: SMTPServerSession): Promise<Error | null> {
    const payer = sessions.payerOf(id);
    return payer && mayBegin(payer) ? null : smtpRefusal("tooManyMessages");
  }

  return { admitSession, admitRecipient, admitMessage };
}

/** What smtp-server calls at each step of a session. */
export function smtpHandlers(smtpOptions: HandlerOptions, sessions: SmtpSessions): SMTPServerOptions {
  const { admitSession, admitRecipient, admitMessage } = createAdmission(smtpOptions, sessions);

  async function receiveMail(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
  ): Promise<Error | null> {
    const raw = await sessions.collect(stream, session.id);
    if (!raw) return smtpRefusal("later");
    const { mailFrom, rcptTo } = session.envelope;
    const recipients = rcptTo.map(({ address }) => address.toLowerCase());
    const verdict = await smtpOptions.deliver({
      client: session.remoteAddress,
      recipients,
      sender: mailFrom ? mailFrom.address : "",
      raw,
    });
    return verdict === "accepted" ? null : smtpRefusal(verdict);
  }

  /**
   * Turns a promise into smtp-server's callback; an internal error makes the sender retry. Others have a turn before the
   * next of the commands that a sender wrote in one go, since promises that settle at once would let it have all of them.
   */
  async function answerSmtp(
    outcome: Promise<Error | null>,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    const refused = await outcome.catch((fault: unknown) => {
      smtpOptions.onFault(fault);
      return smtpRefusal("later");
    });
    setImmediate(done, refused);
  }

  /** smtp-server tells of each command, whichever it is, only in its log. */
  const countCommand = ({ tnx, cid }: { tnx?: unknown; cid?: unknown }) => {
    if (tnx === "command" && typeof cid === "string") sessions.countCommand(cid);
  };

  return {
    logger: { debug: countCommand },
    onConnect: (session, done) => void answerSmtp(admitSession(session), done),
    onClose: ({ id }, done) => {
      sessions.close(id);
      done();
    },
    onMailFrom: (_, session, done) => void answerSmtp(admitMessage(session), done),
    onRcptTo: ({ address }, session, done) => void answerSmtp(admitRecipient(address, session), done),
    onData: (stream, session, done) => {
      const outcome = receiveMail(stream, session).finally(() => sessions.release(session.id));
      void answerSmtp(outcome, done);
    },
  };
}
