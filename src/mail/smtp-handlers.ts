import type {
  SMTPServerDataStream,
  SMTPServerError,
  SMTPServerOptions,
  SMTPServerSession,
} from "smtp-server";
import type { Budget } from "#core/budget.ts";
import { type Payer, payerOf } from "#core/client-key.ts";
import type { KeptRoom } from "#core/kept-room.ts";
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
  /** Conversations that begin: a greeting and a handshake cost more than most of what follows. */
  readonly conversations: Budget;
  /** Messages that begin. */
  readonly messages: Budget;
  readonly check: (address: string, size: number) => Promise<DeliveryVerdict>;
  readonly deliver: (mail: IncomingMail) => Promise<DeliveryVerdict>;
  /** What a client and its network may put into mailboxes a day. */
  readonly room: Pick<KeptRoom, "take">;
  /** Called with internal errors; the sender is asked to try again later. */
  readonly onFault: (fault: unknown) => void;
};

const replies = {
  unknown: [550, "No such mailbox here"],
  full: [452, "The mailbox is full"],
  busy: [452, "No room for more mail, try again later"],
  later: [451, "Something went wrong here, try again later"],
  tooManyMessages: [450, "Too many messages from your address or network, try again later"],
  tooMuchMail: [452, "Too much mail from your address or network today, try again later"],
  tooManyConnections: [421, "Too many connections at once, try again later"],
  tooManySessions: [421, "Too many sessions from your address or network, try again in a minute"],
} as const;

const refusal = (refusalKind: keyof typeof replies): SMTPServerError => {
  const [responseCode, refusalText] = replies[refusalKind];
  return Object.assign(new Error(refusalText), { responseCode });
};

/** Takes one of what is left to a client and its network; false where nothing is. */
function takeOne({ emptyForMs, spend }: Budget, payer: Payer): boolean {
  if (emptyForMs(payer) > 0) return false;
  spend(payer, 1);
  return true;
}

/** Who may open a session, begin a message in it, and write to whom. */
function createAdmission(smtpOptions: HandlerOptions, sessions: SmtpSessions) {
  const { conversations, messages } = smtpOptions;

  async function admitSession({ id, remoteAddress }: SMTPServerSession): Promise<Error | null> {
    if (!takeOne(conversations, payerOf({ address: remoteAddress, user: null })))
      return refusal("tooManySessions");
    return sessions.open(id, remoteAddress) ? null : refusal("tooManyConnections");
  }

  async function admitRecipient(address: string, session: SMTPServerSession): Promise<Error | null> {
    if (sessions.isCut(session.id)) return refusal("unknown");
    const { mailFrom } = session.envelope;
    const declared = mailFrom && mailFrom.args ? Number(mailFrom.args["SIZE"] ?? 0) : 0;
    const verdict = await smtpOptions.check(address.toLowerCase(), declared || 0);
    if (verdict === "accepted") return null;
    if (verdict === "unknown") sessions.countUnknownRecipient(session.id);
    return refusal(verdict);
  }

  async function admitMessage({ id }: SMTPServerSession): Promise<Error | null> {
    const payer = sessions.payerOf(id);
    return payer && takeOne(messages, payer) ? null : refusal("tooManyMessages");
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
    if (!raw) return refusal("later");
    const { mailFrom, rcptTo } = session.envelope;
    const recipients = rcptTo.map(({ address }) => address.toLowerCase());
    const client = session.remoteAddress;
    const room = await smtpOptions.room.take(
      payerOf({ address: client, user: null }),
      raw.length * recipients.length,
    );
    if (!room.ok) return refusal("tooMuchMail");
    let isKept = false;
    try {
      const sender = mailFrom ? mailFrom.address : "";
      const verdict = await smtpOptions.deliver({ client, recipients, sender, raw });
      isKept = verdict === "accepted";
      return verdict === "accepted" ? null : refusal(verdict);
    } finally {
      if (!isKept) await room.value();
    }
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
      return refusal("later");
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
