import { type Caller, action } from "#core/action.ts";
import { fold, searchWordsOf } from "#core/fold.ts";
import { type Message, message } from "#core/i18n.ts";
import { type KeptRooms, keptWithin } from "#core/kept-room.ts";
import { payerOf } from "#core/client-key.ts";
import { type RandomBytes, randomId } from "#core/random.ts";
import { type Result, fail, invalid, ok } from "#core/result.ts";
import { NoInput, Success } from "#core/schema.ts";
import { storedRowBytes, utf8Bytes } from "#core/stored-bytes.ts";
import { call, tool } from "#core/tool.ts";
import { noteAnswer, sharedNoteAnswer } from "./answers.ts";
import type { NoteEffects } from "./effects.ts";
import { browserOf, ensureOwner, ownerOf } from "./owner.ts";
import {
  type NoteLifetime,
  NewNote,
  Note,
  NoteChange,
  NoteId,
  NoteKey,
  NoteList,
  NoteShare,
  Notes,
  NotesLeft,
  SharedNote,
  maxContentBytes,
  noteCaps,
  noteOverheadBytes,
} from "./schema.ts";
import type { NoteCap, NoteText, Owner, StoredNote, WrittenNote } from "./store.ts";

/** Base64, hexadecimal, JOSE and the like: what somebody typed has a blank, a line break or a letter with marks. */
const ciphertext = /^[\x21-\x7e]+$/;

const isBlankNote = (noteText: string | undefined): boolean => !noteText?.trim();

type WrittenText = { title?: string; content: string; burn: boolean; sealed: boolean };

/** A note as it is stored: its title, what is searched of it, and what it takes. */
function storedTextOf(
  { title, content, burn, sealed }: WrittenText,
  expiresAt: Date | null,
): Result<NoteText> {
  if (isBlankNote(content)) return invalid("content", message("invalid.required"));
  if (new TextEncoder().encode(content).length > maxContentBytes) {
    return invalid("content", message("notes.invalid.tooLarge"));
  }
  if (sealed && !ciphertext.test(content)) return invalid("content", message("notes.invalid.notSealed"));
  const ownTitle = isBlankNote(title) ? null : (title ?? "").trim();
  const folded = fold(`${ownTitle ?? ""} ${sealed ? "" : content}`);
  const bytes = storedRowBytes(utf8Bytes(ownTitle, content, folded), noteOverheadBytes);
  return ok({ title: ownTitle, content, burns: burn, isSealed: sealed, expiresAt, folded, bytes });
}

const pageSize = 20;

/** A page of notes holds fewer where they are long: it is shown whole. */
const maxPageLength = 128 * 1024;

/** As many of the first as a page holds, at least one. */
function pageOf(noteRows: readonly StoredNote[]): readonly StoredNote[] {
  let left = maxPageLength;
  const tooMany = noteRows.findIndex(({ content }, index) => {
    left -= content.length;
    return index === pageSize || (index > 0 && left < 0);
  });
  return tooMany < 0 ? noteRows : noteRows.slice(0, tooMany);
}

const hourMs = 3_600_000;
const lifetimesMs: Record<Exclude<NoteLifetime, "never">, number> = {
  "1h": hourMs,
  "1d": 24 * hourMs,
  "7d": 7 * 24 * hourMs,
  "30d": 30 * 24 * hourMs,
};

const refusals: Record<NoteCap, Message> = {
  notes: message("notes.tooMany", { max: noteCaps.notes }),
  ownerBytes: message("notes.ownerFull"),
  anonymousBytes: message("notes.anonymousFull"),
  database: message("notes.siteFull"),
};
const noRoom = (reachedCap: NoteCap): Result<never> => fail("storage_full", refusals[reachedCap]);

const expiryOf = (lifetime: NoteLifetime, createdAt: Date): Date | null =>
  lifetime === "never" ? null : new Date(createdAt.getTime() + lifetimesMs[lifetime]);

/** Runs on the caller's own note; to anybody else it is not there. */
async function onOwn<Output>(
  caller: Caller,
  runForOwner: (owner: Owner) => Promise<Output | null>,
): Promise<Result<Output>> {
  const owner = await ownerOf(caller);
  const doneForOwner = owner && (await runForOwner(owner));
  return doneForOwner ? ok(doneForOwner) : fail("not_found");
}

/** Stores so many bytes more of an owner's, of which the client and its network have a share a day. */
function storeWithin<Stored>(
  kept: KeptRooms,
  { caller, owner, bytes }: { caller: Caller; owner: Owner; bytes: number },
  store: () => Promise<WrittenNote<Stored>>,
): Promise<Result<Stored>> {
  const write = async (): Promise<Result<Stored>> => {
    const written = await store();
    return written.reached === null ? ok(written.note) : noRoom(written.reached);
  };
  const room = owner.kind === "user" ? kept.accounts : kept.nobody;
  return bytes > 0 ? keptWithin(room, { payer: payerOf(caller), bytes }, write) : write();
}

const newId = (randomBytes: RandomBytes) => randomId(12, randomBytes);
/** 22 of 64 characters: 132 bits. */
const newKey = (randomBytes: RandomBytes) => randomId(22, randomBytes);

const exampleTimes = {
  created_at: "2026-11-21T02:00:00.000Z",
  updated_at: "2026-11-21T02:00:00.000Z",
  expires_at: "2026-11-22T02:00:00.000Z",
};
const exampleText = { title: "Đi chợ", content: "Mua cá và rau" };
const exampleKey = {
  id: "V1StGXR8_Z5j",
  public_key: "x3Jp0mB7cQ2vT9wL_sKd4R",
  burn: false,
  sealed: false,
  ...exampleTimes,
};
const exampleNote = { ...exampleText, ...exampleKey, shared: true };

/** Of one's own notes: the user's, or the anonymous browser's by its cookie. */
const ofNotes = { access: "site", address: "none", scope: "notes", keeps: true } as const;
/** By the key of a note alone. */
const shared = { access: "site", address: "none", keeps: true } as const;

export default tool({
  id: "notes",
  path: "/notes",
  group: "text",
  icon: "notebook-pen",
  calls: {
    list: call(NoteList, Notes, {
      ...ofNotes,
      method: "GET",
      path: "/notes",
      limit: "read",
      example: { answer: { data: [exampleNote], next: null } },
      run:
        ({ notes, now }: NoteEffects) =>
        async ({ q = "", cursor: offset = 0 }, caller) => {
          const owner = await ownerOf(caller);
          if (!owner) return ok({ data: [], next: null });
          const page = {
            folded: searchWordsOf(q).join(" "),
            offset,
            limit: pageSize + 1,
            at: now(),
          };
          await notes.markRead(owner, page.at);
          const noteRows = await notes.listOf(owner, page);
          const shown = pageOf(noteRows);
          const nextOffset = noteRows.length > shown.length ? offset + shown.length : null;
          return ok({ data: shown.map(noteAnswer), next: nextOffset });
        },
    }),
    create: call(NewNote, Note, {
      ...ofNotes,
      path: "/notes",
      limit: "note",
      refusals: ["storage_full"],
      runsOnce: true,
      example: { body: { ...exampleText, expires_in: "1d" }, answer: exampleNote },
      run:
        ({ notes, kept, now, randomBytes }: NoteEffects) =>
        async ({ expires_in, ...noteText }, caller) => {
          const note = storedTextOf(noteText, expiryOf(expires_in, now()));
          if (!note.ok) return note;
          const owner = await ensureOwner(caller, () => newKey(randomBytes));
          const noteKeys = { id: newId(randomBytes), publicKey: newKey(randomBytes) };
          const added = await storeWithin(kept, { caller, owner, bytes: note.value.bytes }, () =>
            notes.add(owner, { ...note.value, ...noteKeys, at: now() }),
          );
          return added.ok ? ok(noteAnswer(added.value)) : added;
        },
    }),
    change: call(NoteChange, Note, {
      ...ofNotes,
      method: "PUT",
      path: "/notes/{id}",
      limit: "write",
      refusals: ["storage_full"],
      example: { body: exampleText, answer: exampleNote },
      run:
        ({ notes, kept, now }: NoteEffects) =>
        async ({ id, expires_in, burn, sealed, ...text }, caller) => {
          const changedAt = now();
          const owner = await ownerOf(caller);
          const previousNote = owner && (await notes.find(owner, id, changedAt));
          if (!owner || !previousNote) return fail("not_found");
          const expiresAt = expires_in === "keep" ? previousNote.expiresAt : expiryOf(expires_in, changedAt);
          const noteSettings = { burn: burn ?? previousNote.burns, sealed: sealed ?? previousNote.isSealed };
          const note = storedTextOf({ ...text, ...noteSettings }, expiresAt);
          if (!note.ok) return note;
          const bytes = note.value.bytes - previousNote.bytes;
          const changed = await storeWithin(kept, { caller, owner, bytes }, () =>
            notes.change(owner, id, { ...note.value, at: changedAt }),
          );
          if (!changed.ok) return changed;
          return changed.value ? ok(noteAnswer(changed.value)) : fail("not_found");
        },
    }),
    remove: call(NoteId, Success, {
      ...ofNotes,
      method: "DELETE",
      path: "/notes/{id}",
      limit: "write",
      example: { answer: { success: true } },
      run:
        ({ notes }: NoteEffects) =>
        async ({ id }, caller) =>
          onOwn(caller, async (owner) =>
            (await notes.remove(owner, id)) ? { success: true as const } : null,
          ),
    }),
    share: call(NoteShare, Note, {
      ...ofNotes,
      path: "/notes/{id}/share",
      limit: "write",
      example: { body: { shared: false }, answer: { ...exampleNote, shared: false } },
      run:
        ({ notes, now, randomBytes }: NoteEffects) =>
        async ({ id, shared }, caller) =>
          onOwn(caller, async (owner) => {
            const note = await notes.share(owner, id, {
              publicKey: shared ? newKey(randomBytes) : null,
              at: now(),
            });
            return note && noteAnswer(note);
          }),
    }),
    /** What a key shows by being followed; opens nothing that burns, since previews follow links too. */
    preview: call(NoteKey, SharedNote, {
      ...shared,
      method: "GET",
      path: "/notes/public/{key}",
      limit: "read",
      example: { answer: { ...exampleText, ...exampleKey, unopened: false } },
      run:
        ({ notes, now }: NoteEffects) =>
        async ({ key }) => {
          const note = await notes.findShared(key, now());
          return note ? ok(sharedNoteAnswer(note, false)) : fail("not_found");
        },
    }),
    /** What a key shows to somebody who clicked for it. */
    open: call(NoteKey, SharedNote, {
      ...shared,
      path: "/notes/public/{key}",
      limit: "read",
      example: { answer: { ...exampleText, ...exampleKey, burn: true, unopened: false } },
      run:
        ({ notes, now }: NoteEffects) =>
        async ({ key }) => {
          const openedAt = now();
          const note = await notes.findShared(key, openedAt);
          const readNote = note?.burns ? await notes.takeShared(key, openedAt) : note;
          return readNote ? ok(sharedNoteAnswer(readNote, true)) : fail("not_found");
        },
    }),
  },
  besides: ({ notes, now }: NoteEffects) => ({
    /** How many notes of a browser found no room in the account that is signed in with it. */
    left: action(NoInput, NotesLeft, "read", async (_input, caller) => {
      const browser = caller.user ? await browserOf(caller) : null;
      if (!browser) return ok({ count: 0 });
      await notes.markRead(browser, now());
      return ok({ count: (await notes.idsOf(browser, now())).length });
    }),
    find: action(NoteId, Note, "read", async ({ id }, caller) =>
      onOwn(caller, async (owner) => {
        const note = await notes.find(owner, id, now());
        return note && noteAnswer(note);
      }),
    ),
  }),
});
