import { lastDays } from "#core/days.ts";
import { openDatabase } from "#db/client.ts";
import type { Db } from "#db/db.ts";
import { deliveryStore } from "#db/mail-delivery.ts";
import { mailboxStore } from "#db/mailboxes.ts";
import { noteStore } from "#db/notes.ts";
import { sessionStore } from "#db/sessions.ts";
import { hashSecret } from "#core/secret.ts";
import { createSessions } from "#sign-in/session.ts";
import { historyCapacity } from "#tools/history/schema.ts";
import { composeMail } from "#tools/temp-mail/parsed-mail.ts";
import { mailLimits } from "#tools/temp-mail/store.ts";
import { sessionSecret } from "#tests/support/people/credentials.ts";
import { newUser } from "#tests/support/people/users.ts";

const noteLength = 64_000;
const noteCount = 450;
const fileBytes = 8_000_000;

/** What the settings of a product must say for which this user signs in. */
export const richUserSettings = { SESSION_SECRET: sessionSecret, PUBLIC_URL: "http://127.0.0.1:1" };

async function addHistoryAndLinks(db: Db, userId: string): Promise<void> {
  const { history, links } = db.tables;
  const rows = Array.from({ length: historyCapacity }, (_, index) => ({
    userId,
    createdAt: new Date(index),
    id: `h${index}`,
  }));
  const text = "https://example.com/".padEnd(2900, "x");
  const transfer = { bank: "970436", account: "0011001234567", amount: 1000, info: "x".repeat(50) };
  const [codes, cards] = [
    { kind: "qr", input: { text } },
    { kind: "vietqr", input: transfer },
  ] as const;
  for (let from = 0; from < rows.length; from += 200) {
    const some = rows.slice(from, from + 200);
    await db.insert(history).values(some.map((row) => ({ ...row, ...codes })));
    await db.insert(history).values(some.map((row) => ({ ...row, ...cards, id: `v${row.id}` })));
    const target = text.slice(0, 2000);
    await db
      .insert(links)
      .values(some.map((row) => ({ ...row, code: `giau${row.id}`, target, folded: target })));
  }
}

/** As many names as a link's ninety days have at the most, near enough. */
async function addClicks(db: Db, linkId: string, at: Date): Promise<void> {
  const days = lastDays(at.getTime(), 90);
  const counts = days.flatMap((day) =>
    Array.from({ length: 300 }, (_, index) => ({
      linkId,
      day,
      kind: "referrer" as const,
      value: `trang-so-${index}.example`,
      clicks: 1,
    })),
  );
  for (let from = 0; from < counts.length; from += 2000)
    await db.insert(db.tables.clickCounts).values(counts.slice(from, from + 2000));
}

async function addNotes(db: Db, userId: string, at: Date): Promise<void> {
  const notes = noteStore(db);
  for (let index = 0; index < noteCount; index += 1) {
    const content = `${index}${" ghi chú".repeat(noteLength / 8)}`;
    const note = { id: `n${index}`, publicKey: `k${index}`, title: null, content, folded: content, bytes: 1 };
    await notes.add(
      { kind: "user", id: userId },
      { ...note, burns: false, isSealed: false, expiresAt: null, at },
    );
  }
}

async function addMail(db: Db, tokenHash: string, at: Date): Promise<void> {
  const address = "giau@localhost";
  const expiresAt = new Date(at.getTime() + 3_600_000);
  await mailboxStore(db).create({ address, tokenHash, createdAt: at, expiresAt });
  const content = new Uint8Array(fileBytes).fill(7);
  const mail = composeMail({
    from: { name: "a", email: "a@example.com" },
    subject: "x",
    text: "dài ".repeat(100_000),
    html: `<p>${"dài ".repeat(250_000)}</p>`,
    attachments: [{ filename: "a.bin", type: "application/octet-stream", content }],
  });
  const delivery = deliveryStore(db);
  await delivery.store({ addresses: [address], mail, sender: "", at });
  const words = Array.from({ length: 100 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  const long = composeMail({
    from: { name: "a", email: "a@example.com" },
    subject: "x",
    text: `${"dài ".repeat(4900)}${words.join("")}`,
    html: null,
    attachments: [],
  });
  for (let count = 1; count < mailLimits.mailboxMessages; count += 1)
    await delivery.store({ addresses: [address], mail: long, sender: "", at });
}

/** What stands in the addresses of what this user has, by the end of a route up to the parameter. */
export const richPlaces = (mailbox: string): Readonly<Record<string, string>> => ({
  "/qr/history/:id": "/qr/history/h0",
  "/vietqr/history/:id": "/vietqr/history/vh0",
  "/links/:code": "/links/giauh0",
  "/notes/public/:key": "/notes/public/k0",
  "/notes/:key": "/notes/k0",
  "/notes/:id": "/notes/n0",
  "/mailbox/:token": `/mailbox/${mailbox}`,
  "/messages/:id": "/messages/1",
  "/attachments/:position": "/attachments/1",
});

/** The token of a session that begins now; for `richUserSettings`. */
export const startSession = (db: Db, userId: string): Promise<string> =>
  createSessions({
    secret: sessionSecret,
    issuer: richUserSettings.PUBLIC_URL,
    sessionRows: sessionStore(db),
    now: () => new Date(),
  }).start(userId, "");

/** Fills an empty database with somebody who has as much of everything as one may have, and a mailbox with a large message. */
export async function addRichUser(url: string): Promise<{ token: string; mailbox: string }> {
  const database = await openDatabase(url);
  const { db } = database;
  const user = await newUser(db, "Giàu");
  const at = new Date();
  const mailbox = "q8Jc0u5aVwqk2nD1x7mZr4Tt9eYb6HsPfKgLoNiUvXA";
  await addHistoryAndLinks(db, user.id);
  await addClicks(db, "h0", at);
  await addNotes(db, user.id, at);
  await addMail(db, hashSecret(mailbox), at);
  const token = await startSession(db, user.id);
  await database.close();
  return { token, mailbox };
}
