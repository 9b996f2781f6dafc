import { readFileSync } from "node:fs";
import { createSecureContext } from "node:tls";
import type { PoolOptions } from "../compute/pool.ts";
import { withSettingName } from "../core/setting-name.ts";
import { computePool } from "./compute-pool.ts";
import type { Config } from "./config.ts";
import { deliveryStore } from "../db/mail-delivery.ts";
import { mailboxStore } from "../db/mailboxes.ts";
import { type Delivery, createDelivery } from "../mail/delivery.ts";
import { mailGateway } from "../mail/gateway.ts";
import { createMailboxEvents } from "../mail/mailbox-events.ts";
import { messageReader } from "../mail/parse-task.ts";
import type { Receiver, ReceiverOptions } from "../mail/receiver.ts";
import type { Metrics } from "./metrics.ts";
import { startExpiryTimer } from "./expiry.ts";
import type { SharedState } from "./shared-state.ts";
import { hashSecret } from "../core/secret.ts";
import type { MailEffects } from "../tools/temp-mail/effects.ts";
import { mailLimits } from "../tools/temp-mail/store.ts";

export type MailService = {
  /** What the tool needs besides what all tools are given. */
  readonly effects: Omit<MailEffects, "randomBytes" | "now">;
  /** The receiver's port; null when it is turned off. */
  readonly port: number | null;
  /** Ends the event streams and takes no more mail; what is under way is stored first. */
  readonly stop: () => Promise<void>;
};

/** Per client; `RATE_LIMIT` multiplies all but the first, and 0 lifts all. */
const maxConnections = 20;
const maxSessionsPerMinute = 60;
const maxMessagesPerHour = 200;

/** Messages are parsed several at once, but one client's one after the other. */
const parsing: Omit<PoolOptions, "script"> = {
  workers: 2,
  deadlineMs: 3000,
  waiting: { jobs: 200, bytes: 64_000_000, clientJobs: 50, clientBytes: 20_000_000 },
};

const certificateOf = ({ SMTP_TLS_CERT, SMTP_TLS_KEY }: Config): Pick<ReceiverOptions, "tls"> =>
  SMTP_TLS_CERT && SMTP_TLS_KEY
    ? withSettingName("SMTP_TLS_CERT, SMTP_TLS_KEY", () => {
        const tls = { cert: readFileSync(SMTP_TLS_CERT, "utf8"), key: readFileSync(SMTP_TLS_KEY, "utf8") };
        // Throws where they are none, or not of each other.
        createSecureContext(tls);
        return { tls };
      })
    : {};

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

const domainOf = ({ MAIL_DOMAIN }: Config): string => MAIL_DOMAIN.toLowerCase();

/** Opens the port; one that is taken closes the mailbox, not the other tools: the operator finds it in the log. */
async function openReceiver(
  config: Config,
  receiverOptions: Pick<ReceiverOptions, "check" | "deliver" | "tls" | "onFault">,
): Promise<Receiver | null> {
  if (config.SMTP_PORT === 0 || config.ROLE === "web") return null;
  const isLimited = config.RATE_LIMIT > 0;
  try {
    const { startReceiver } = await import("../mail/receiver.ts");
    return await startReceiver({
      ...receiverOptions,
      host: config.SMTP_HOST,
      port: config.SMTP_PORT,
      name: domainOf(config),
      messageBytes: mailLimits.messageBytes,
      connections: isLimited ? maxConnections : Infinity,
      sessionsPerMinute: isLimited ? maxSessionsPerMinute * config.RATE_LIMIT : Infinity,
      messagesPerHour: isLimited ? maxMessagesPerHour * config.RATE_LIMIT : Infinity,
      idleMs: 60_000,
      sessionMs: 300_000,
    });
  } catch (receiverFault) {
    receiverOptions.onFault(receiverFault);
    return null;
  }
}

/** What of the temporary mailbox lives as long as the server: SMTP, the HTTP hook, parsing and expiry. */
export async function openMailService(
  config: Config,
  { database: { db }, bus }: Pick<SharedState, "database" | "bus">,
  {
    now,
    report,
    metrics = null,
  }: { now: () => Date; report: (fault: unknown) => void; metrics?: Metrics | null },
): Promise<MailService> {
  const certificate = certificateOf(config);
  const mailboxEvents = createMailboxEvents(bus);
  const store = deliveryStore(db);
  await store.recount();
  const pool = computePool("mail", parsing, metrics);
  const delivery = countedDelivery(
    createDelivery(store, messageReader(pool.compute), { events: mailboxEvents, now }),
    (mailVerdict) => metrics?.onMail(mailVerdict),
  );
  metrics?.gauge(
    "mailbox_streams",
    "Pages that listen to a mailbox in this process",
    mailboxEvents.listeners,
  );
  metrics?.gauge("mailboxes", "Mailboxes that there are, of all processes", () => store.mailboxes());
  metrics?.gauge("mail_parsing_running", "Messages being read", () => pool.load().running);
  metrics?.gauge("mail_parsing_waiting", "Messages that wait to be read", () => pool.load().waiting);
  const mailClosing = new AbortController();
  const domain = domainOf(config);
  const isReceivedElsewhere = config.ROLE === "web" && config.SMTP_PORT !== 0;
  const receiver = await openReceiver(config, { ...delivery, ...certificate, onFault: report });
  const deleteExpired = async (expiredAt: Date) => {
    for (const id of await store.deleteExpired(expiredAt)) mailboxEvents.notify(id);
  };
  const expiry = startExpiryTimer([{ deleteExpired }], { now, report });
  return {
    port: receiver?.port ?? null,
    effects: {
      mailboxes: mailboxStore(db),
      subscribe: mailboxEvents.subscribe,
      closing: mailClosing.signal,
      hash: hashSecret,
      domain,
      isOpen: receiver !== null || isReceivedElsewhere || config.MAIL_HOOK_SECRET !== "",
      receive: mailGateway(config.MAIL_HOOK_SECRET, delivery, now),
    },
    stop: async () => {
      expiry.stop();
      mailClosing.abort();
      await receiver?.close();
      pool.close();
    },
  };
}
