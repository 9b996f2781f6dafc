import { expect, test } from "bun:test";
import type { Db } from "#db/db.ts";
import { linkStore } from "#db/links.ts";
import { deliveryStore } from "#db/mail-delivery.ts";
import { mailboxStore } from "#db/mailboxes.ts";
import { noteStore } from "#db/notes.ts";
import { maxTargetLength } from "#tools/links/schema.ts";
import { maxContentBytes, maxSearchWords, noteCaps } from "#tools/notes/schema.ts";
import { maxSearchLength } from "#tools/temp-mail/schema.ts";
import { composeMail } from "#tools/temp-mail/parsed-mail.ts";
import { mailLimits } from "#tools/temp-mail/store.ts";
import { newDatabase } from "#tests/support/product/database.ts";
import { longestTurnMs } from "#tests/support/product/longest-turn.ts";
import { manyLinks } from "#tests/support/product/many-links.ts";
import { addUser } from "#tests/support/people/users.ts";

/** As long as others wait at the most. */
const maxTurnMs = 50;
const at = new Date("2026-11-21T12:00:00Z");

/** Words that all texts have, and at last one that none has; the most that fit into a search. */
const words = (length: number): string[] => {
  const all: string[] = [];
  for (let code = 0; all.join(" ").length < length - 2; code += 1)
    all.push(String.fromCodePoint(0x4e00 + code));
  return [...all, "~"];
};

const textOf = (bytes: number, had: readonly string[]): string =>
  `${"a".repeat(bytes - 4 * had.length)}${had.slice(0, -1).join("")}`;

async function fullMailbox(db: Db, had: readonly string[]): Promise<number> {
  const mailboxes = mailboxStore(db);
  const address = "an@hopthu.example";
  const end = new Date(at.getTime() + 3_600_000);
  const { id } = await mailboxes.create({ address, tokenHash: "an", createdAt: at, expiresAt: end });
  const from = { name: "a", email: "a@x.example" };
  const text = textOf(20_000, had);
  const mail = composeMail({ from, subject: "x", text, html: null, attachments: [] });
  for (let index = 0; index < mailLimits.mailboxMessages; index += 1)
    await deliveryStore(db).store({ addresses: [address], mail, sender: "", at });
  return id;
}

async function fullNotes(db: Db, had: readonly string[]): Promise<void> {
  const { notes } = db.tables;
  const content = textOf(maxContentBytes / 2, had);
  for (let index = 0; index < noteCaps.notes / 2; index += 1)
    await db.insert(notes).values({
      id: `n${index}`,
      publicKey: `k${index}`,
      title: null,
      content: "a",
      folded: content,
      bytes: content.length,
      burns: false,
      isSealed: false,
      isShared: true,
      userId: "an",
      browserId: null,
      createdAt: at,
      updatedAt: at,
    });
}

type Searched = { readonly hitless: () => Promise<unknown[]>; readonly hits: () => Promise<unknown[]> };

const searches: Readonly<Record<string, (db: Db) => Promise<Searched>>> = {
  async "a mailbox"(db) {
    const had = words(maxSearchLength);
    const id = await fullMailbox(db, had);
    const { list } = mailboxStore(db);
    return { hitless: () => list(id, had), hits: () => list(id, had.slice(0, 2)) };
  },
  async notes(db) {
    const had = words(2 * maxSearchWords);
    await fullNotes(db, had);
    const { listOf } = noteStore(db);
    const search = (some: readonly string[]) =>
      listOf({ kind: "user", id: "an" }, { folded: some.join(" "), offset: 0, limit: 9, at });
    return { hitless: () => search(had), hits: () => search(had.slice(0, -1)) };
  },
  async links(db) {
    const had = words(2 * maxSearchWords);
    await manyLinks(db, { userId: "an", count: 6000, folded: textOf(maxTargetLength, had) });
    const search = (some: readonly string[]) =>
      linkStore(db).listOf("an", { words: some, after: null, limit: 9 });
    return { hitless: () => search(had), hits: () => search(had.slice(0, -1)) };
  },
};

test.each(Object.keys(searches))(
  "a search without a hit in as much as one may have does not hold the thread: %s",
  async (name) => {
    const { db } = await newDatabase();
    await addUser(db, "an");
    const { hitless, hits } = (await searches[name]?.(db)) ?? {};
    expect(await hits?.()).not.toEqual([]);
    const search = async () => expect(await hitless?.()).toEqual([]);
    expect((await longestTurnMs(search, maxTurnMs)) <= maxTurnMs).toBe(true);
  },
);
