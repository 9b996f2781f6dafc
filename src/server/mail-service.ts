import type { PoolOptions } from "#compute/pool.ts";
import type { Ledger } from "#core/ledger.ts";
import { computePool } from "./compute-pool.ts";
import type { Config } from "./config.ts";
import { deliveryStore } from "#db/mail-delivery.ts";
import { mailboxStore } from "#db/mailboxes.ts";
import { type Delivery, createDelivery } from "#mail/delivery.ts";
import { mailGateway } from "#mail/gateway.ts";
import { createMailboxEvents } from "#mail/mailbox-events.ts";
import { messageReader } from "#mail/parse-task.ts";
import type { Receiver, ReceiverOptions } from "#mail/receiver.ts";
import { type MailCertificate, watchCertificate } from "./mail-certificate.ts";
import type { Metrics } from "./metrics.ts";
import { startExpiryTimer } from "./expiry.ts";
import type { SharedState } from "./shared-state.ts";
import { hashSecret } from "#core/secret.ts";
import type { MailEffects } from "#tools/temp-mail/effects.ts";
import { mailLimits } from "#tools/temp-mail/store.ts";

export type MailService = {
  /** What the tool needs besides what all tools are given. */
  readonly effects: Omit<MailEffects, "randomBytes" | "now">;
  /** Whether mail is meant to come in, at present or later. */
  readonly isConfigured: boolean;
  /** The receiver's port; null while nothing is received. */
  readonly port: () => number | null;
  /** Ends the event streams and takes no more mail; what is under way is stored first. */
  readonly stop: () => Promise<void>;
};

/** Per client; `RATE_LIMIT` multiplies both, and 0 lifts them. */
const maxSessionsPerMinute = 60;
const maxMessagesPerHour = 200;

/** Messages are parsed several at once, but one client's one after the other. */
const parsing: Omit<PoolOptions, "script" | "waiting"> = {
  workers: 2,
  deadlineMs: 3000,
};

/** Tells of each message what became of it: refused at once, or delivered or not. */
const countedDelivery = ({ check, deliver }: Delivery, onVerdict: (verdict: string) => void): Delivery => ({
  check: async (recipient, mailSize) => {
    const checkVerdict = await check(recipient, mailSize);
    if (checkVerdict !== "accepted") onVerdict(checkVerdict);
    return checkVerdict;
  },
  deliver: async (mail) => {
    const deliveryVerdict = await deliver(mail);
    onVerdict(deliveryVerdict);
    return deliveryVerdict;
  },
});

type ReceiverSettings = Pick<
  Config,
  "RATE_LIMIT" | "SMTP_HOST" | "SMTP_PORT" | "SMTP_TLS_CERT" | "SMTP_TLS_KEY" | "MAIL_DOMAIN" | "ROLE"
>;

type MailSettings = ReceiverSettings &
  Pick<Config, "MAIL_MAX_MB" | "MAIL_HOOK_SECRET" | "MAIL_HOOK_SECRET_OLD">;

const domainOf = ({ MAIL_DOMAIN }: Pick<Config, "MAIL_DOMAIN">): string => MAIL_DOMAIN.toLowerCase();

/** As large a part of it as by default is anybody's. */
const mailLimitsOf = ({ MAIL_MAX_MB }: Pick<Config, "MAIL_MAX_MB">) => ({
  ...mailLimits,
  allBytes: MAIL_MAX_MB * 1_000_000,
  sharedBytes: Math.round((mailLimits.sharedBytes / mailLimits.allBytes) * MAIL_MAX_MB * 1_000_000),
});

type ReceiverHandlers = Pick<
  ReceiverOptions,
  "check" | "deliver" | "onFault" | "connections" | "buffers" | "now"
>;

async function openReceiver(config: ReceiverSettings, handlers: ReceiverHandlers): Promise<Receiver> {
  const isLimited = config.RATE_LIMIT > 0;
  const { startReceiver } = await import("#mail/receiver.ts");
  return startReceiver({
    ...handlers,
    host: config.SMTP_HOST,
    port: config.SMTP_PORT,
    name: domainOf(config),
    messageBytes: mailLimits.messageBytes,
    sessionsPerMinute: isLimited ? maxSessionsPerMinute * config.RATE_LIMIT : Infinity,
    messagesPerHour: isLimited ? maxMessagesPerHour * config.RATE_LIMIT : Infinity,
    idleMs: 60_000,
    sessionMs: 300_000,
  });
}

/** A port that is taken may be free later: the process before this one may still be ending. */
const retryMs = 5000;

type KeptReceiver = {
  /** Null while nothing is received. */
  readonly port: () => number | null;
  /** As of the certificate. */
  readonly validUntil: MailCertificate["validUntil"];
  readonly close: () => Promise<void>;
};

/** Opens the port, again and again where that fails: a port that is taken closes the mailbox, not the other tools. */
async function keepReceiver(config: ReceiverSettings, handlers: ReceiverHandlers): Promise<KeptReceiver> {
  let receiver: Receiver | null = null;
  let certificate: MailCertificate | null = null;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function open(): Promise<void> {
    const opened = await openReceiver(config, handlers);
    if (isClosed) return opened.close();
    receiver = opened;
    certificate = watchCertificate(config, {
      onCertificate: opened.setCertificate,
      report: handlers.onFault,
    });
  }
  const openLater = () => {
    if (isClosed) return;
    timer = setTimeout(() => void open().catch(openLater), retryMs);
    timer.unref();
  };

  if (config.SMTP_PORT !== 0 && config.ROLE !== "web")
    await open().catch((fault: unknown) => {
      handlers.onFault(fault);
      openLater();
    });
  return {
    port: () => receiver?.port ?? null,
    validUntil: () => certificate?.validUntil() ?? Number.NaN,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      certificate?.stop();
      await receiver?.close();
    },
  };
}

/** What of the temporary mailbox lives as long as the server: SMTP, the HTTP hook, parsing and expiry. */
export async function openMailService(
  config: MailSettings,
  { database: { db }, bus }: Pick<SharedState, "database" | "bus">,
  {
    now,
    report,
    ledger,
    metrics = null,
  }: { now: () => Date; report: (fault: unknown) => void; ledger: Ledger; metrics?: Metrics | null },
): Promise<MailService> {
  const mailboxEvents = createMailboxEvents(bus, ledger.mailboxStreams);
  const limits = mailLimitsOf(config);
  const store = deliveryStore(db, limits);
  const pool = computePool(
    "mail",
    { ...parsing, waiting: { jobs: ledger.waitingMails, bytes: ledger.waitingMailBytes } },
    metrics,
  );
  const delivery = countedDelivery(
    createDelivery(store, messageReader(pool.compute), { events: mailboxEvents, now }),
    (mailVerdict) => metrics?.onMail(mailVerdict),
  );
  metrics?.gauge(
    "mailbox_streams",
    "Pages that listen to a mailbox in this process",
    mailboxEvents.listeners,
  );
  metrics?.gauge("mail_bytes", "What all mailboxes hold together, of all processes", () =>
    store.totalBytes(),
  );
  metrics?.gauge("mail_bytes_ceiling", "What all mailboxes may hold together", () => limits.allBytes);
  metrics?.gauge("mailboxes", "Mailboxes that there are, of all processes", () => store.mailboxes());
  metrics?.gauge("mail_parsing_running", "Messages being read", () => pool.load().running);
  metrics?.gauge("mail_parsing_waiting", "Messages that wait to be read", () => pool.load().waiting);
  const mailClosing = new AbortController();
  const domain = domainOf(config);
  const isReceivedElsewhere = config.ROLE === "web" && config.SMTP_PORT !== 0;
  const isHandedOver = config.MAIL_HOOK_SECRET !== "";
  const receiver = await keepReceiver(config, {
    ...delivery,
    connections: ledger.mailSessions,
    buffers: ledger.mailBuffers,
    now,
    onFault: report,
  });
  if (config.SMTP_PORT !== 0 && config.ROLE !== "web") {
    metrics?.gauge("smtp_up", "Whether this process receives mail", () => (receiver.port() === null ? 0 : 1));
    metrics?.gauge(
      "smtp_certificate_expiry_timestamp_seconds",
      "Until when the certificate of STARTTLS is valid; NaN where there is none",
      receiver.validUntil,
    );
  }
  const deleteExpired = async (expiredAt: Date) => {
    for (const id of await store.deleteExpired(expiredAt)) mailboxEvents.notify(id);
  };
  const expiry = startExpiryTimer([{ deleteExpired }], { now, report });
  return {
    isConfigured: config.SMTP_PORT !== 0 || isHandedOver,
    port: receiver.port,
    effects: {
      mailboxes: mailboxStore(db),
      subscribe: mailboxEvents.subscribe,
      closing: mailClosing.signal,
      hash: hashSecret,
      domain,
      isOpen: () => receiver.port() !== null || isReceivedElsewhere || isHandedOver,
      receive: mailGateway(config.MAIL_HOOK_SECRET, delivery, {
        places: ledger.mails,
        now,
        oldSecret: config.MAIL_HOOK_SECRET_OLD,
      }),
    },
    stop: async () => {
      expiry.stop();
      mailClosing.abort();
      await receiver.close();
      pool.close();
    },
  };
}
