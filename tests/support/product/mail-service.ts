import { connect } from "node:net";
import { type SendMailOptions, createTransport } from "nodemailer";
import { deliveryStore } from "#db/mail-delivery.ts";
import { mailboxStore } from "#db/mailboxes.ts";
import { createPlaces } from "#core/places.ts";
import { prices } from "#core/prices.ts";
import { createDelivery } from "#mail/delivery.ts";
import { createMailboxEvents } from "#mail/mailbox-events.ts";
import { messageReader } from "#mail/parse-task.ts";
import { type ReceiverOptions, startReceiver } from "#mail/receiver.ts";
import { mailLimits } from "#tools/temp-mail/store.ts";
import { newDatabase } from "./database.ts";

export const hour = 3_600_000;

/** A post office on loopback: a database in memory, the receiver in front, and a mailbox `an@hopthu.example`. */
export async function openPost({
  receiver = {},
  limits = mailLimits,
}: {
  receiver?: Partial<ReceiverOptions>;
  limits?: Parameters<typeof deliveryStore>[1];
} = {}) {
  const { db } = await newDatabase();
  const [mailboxes, store, events] = [mailboxStore(db), deliveryStore(db, limits), createMailboxEvents()];
  const faults: unknown[] = [];
  const readMessage = messageReader(async (task, input) => task.run(input));
  const {
    port,
    setCertificate,
    close: stop,
  } = await startReceiver({
    host: "127.0.0.1",
    port: 0,
    name: "mx.hopthu.example",
    messageBytes: limits.messageBytes,
    connections: createPlaces({ client: 100, network: 100, site: 100, shared: 100 }),
    buffers: createPlaces(prices.mailBuffers),
    now: () => new Date(),
    messagesPerHour: Infinity,
    sessionsPerMinute: Infinity,
    idleMs: 60_000,
    sessionMs: 120_000,
    ...createDelivery(store, readMessage, { events, now: () => new Date() }),
    onFault: (fault) => faults.push(fault),
    ...receiver,
  });
  const address = "an@hopthu.example";
  const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + hour)];
  const box = await mailboxes.create({ address, tokenHash: "an", createdAt, expiresAt });
  return {
    db,
    mailboxes,
    store,
    events,
    faults,
    port,
    setCertificate,
    address,
    box,
    list: () => mailboxes.list(box.id, []),
    newest: async () => {
      const [first] = await mailboxes.list(box.id, []);
      return first ? mailboxes.open(box.id, first.id) : null;
    },
    send: (mail: SendMailOptions) =>
      sendMail(port, {
        to: address,
        ...mail,
      }),
    close: stop,
  };
}

export type Post = Awaited<ReturnType<typeof openPost>>;

export async function withPost(
  options: Parameters<typeof openPost>[0],
  use: (post: Post) => Promise<void>,
): Promise<void> {
  const post = await openPost(options);
  await use(post).finally(post.close);
}

/** Sends one message; rejects with the receiver's code as `responseCode`. */
export async function sendMail(port: number, mail: SendMailOptions, tls: object = { ignoreTLS: true }) {
  const transport = createTransport({ host: "127.0.0.1", port, secure: false, ...tls });
  try {
    return await transport.sendMail({ from: "Bà Bưởi <buoi@sender.example>", ...mail });
  } finally {
    transport.close();
  }
}

/** A conversation with the receiver by hand, byte for byte. */
export async function dial(port: number) {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  let isOver = false;
  socket.setEncoding("latin1");
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((one) => one());
  socket.on("data", (text) => {
    heard += String(text);
    wake();
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    isOver = true;
    wake();
  });
  /** The next whole reply; what was said last when the line is cut. */
  const reply = () =>
    new Promise<string>((resolve) => {
      const look = () => {
        const [whole] = /^(?:\d{3}-.*\r\n)*\d{3} .*\r\n/.exec(heard) ?? [];
        if (whole === undefined && !isOver) return;
        waiting.delete(look);
        heard = heard.slice(whole?.length ?? 0);
        resolve((whole ?? "").trimEnd());
      };
      waiting.add(look);
      look();
    });
  const greeting = await reply();
  return {
    greeting,
    reply,
    write: (text: string | Uint8Array) =>
      void socket.write(typeof text === "string" ? Buffer.from(text) : text),
    say: (line: string) => {
      socket.write(`${line}\r\n`);
      return reply();
    },
    isOver: () => isOver,
    over: () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (isOver) resolve();
        };
        waiting.add(look);
        look();
      }),
    hangUp: () => socket.destroy(),
  };
}

export const responseCodeOf = (refused: unknown): unknown =>
  refused instanceof Error && "responseCode" in refused ? refused.responseCode : refused;
