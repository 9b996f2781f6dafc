import { customRandom, urlAlphabet } from "nanoid";
import { type Caller, action, onceAction } from "../../core/action.ts";
import { type Message, message } from "../../core/i18n.ts";
import type { RandomBytes } from "../../core/random.ts";
import { type Result, fail, ok } from "../../core/result.ts";
import { Success } from "../../core/schema.ts";
import { noteAnswer, sharedNoteAnswer } from "./answers.ts";
import { maxSearchWords, noteCaps } from "./bounds.ts";
import type { NoteLifetime } from "./names.ts";
import { ensureOwner, ownerOf } from "./owner.ts";
import type { NoteCap, NoteStore, Owner } from "./store.ts";
import { storedTextOf } from "./stored-text.ts";
import { fold } from "../../core/fold.ts";
import {
  NewNote,
  NoteChange,
  NoteId,
  NoteKey,
  NoteList,
  NoteShare,
  Note,
  Notes,
  SharedNote,
} from "./schema.ts";

export type NoteEffects = {
  readonly notes: NoteStore;
  readonly randomBytes: RandomBytes;
  readonly now: () => Date;
};

const pageSize = 20;

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

function sharedNoteActions({ notes, now }: NoteEffects) {
  return {
    /** What a key shows by being followed; opens nothing that burns, since previews follow links too. */
    preview: action(NoteKey, SharedNote, "read", async ({ key }) => {
      const note = await notes.findShared(key, now());
      return note ? ok(sharedNoteAnswer(note, false)) : fail("not_found");
    }),

    /** What a key shows to somebody who clicked for it. */
    open: action(NoteKey, SharedNote, "read", async ({ key }) => {
      const openedAt = now();
      const note = await notes.findShared(key, openedAt);
      const readNote = note?.burns ? await notes.takeShared(key, openedAt) : note;
      return readNote ? ok(sharedNoteAnswer(readNote, true)) : fail("not_found");
    }),
  };
}

export function noteActions(effects: NoteEffects) {
  const { notes, randomBytes, now } = effects;
  const newId = customRandom(urlAlphabet, 12, randomBytes);
  /** 22 of 64 characters: 132 bits. */
  const newKey = customRandom(urlAlphabet, 22, randomBytes);

  return {
    ...sharedNoteActions(effects),

    list: action(NoteList, Notes, "read", async ({ q = "", cursor: offset = 0 }, caller) => {
      const owner = await ownerOf(caller);
      if (!owner) return ok({ data: [], next: null });
      const page = {
        folded: fold(q).split(" ", maxSearchWords).join(" "),
        offset,
        limit: pageSize + 1,
        at: now(),
      };
      await notes.markRead(owner, page.at);
      const noteRows = await notes.listOf(owner, page);
      const nextOffset = noteRows.length > pageSize ? offset + pageSize : null;
      return ok({ data: noteRows.slice(0, pageSize).map(noteAnswer), next: nextOffset });
    }),

    create: onceAction(NewNote, Note, "note", async ({ expires_in, ...noteText }, caller) => {
      const note = storedTextOf(noteText, expiryOf(expires_in, now()));
      if (!note.ok) return note;
      const owner = await ensureOwner(caller, newKey);
      const noteKeys = { id: newId(), publicKey: newKey() };
      const added = await notes.add(owner, { ...note.value, ...noteKeys, at: now() });
      return added.reached === null ? ok(noteAnswer(added.note)) : noRoom(added.reached);
    }),

    find: action(NoteId, Note, "read", async ({ id }, caller) =>
      onOwn(caller, async (owner) => {
        const note = await notes.find(owner, id, now());
        return note && noteAnswer(note);
      }),
    ),

    change: action(NoteChange, Note, "write", async ({ id, expires_in, burn, sealed, ...text }, caller) => {
      const changedAt = now();
      const owner = await ownerOf(caller);
      const previousNote = owner && (await notes.find(owner, id, changedAt));
      if (!owner || !previousNote) return fail("not_found");
      const expiresAt = expires_in === "keep" ? previousNote.expiresAt : expiryOf(expires_in, changedAt);
      const noteSettings = { burn: burn ?? previousNote.burns, sealed: sealed ?? previousNote.isSealed };
      const note = storedTextOf({ ...text, ...noteSettings }, expiresAt);
      if (!note.ok) return note;
      const changedNote = await notes.change(owner, id, { ...note.value, at: changedAt });
      if (changedNote.reached !== null) return noRoom(changedNote.reached);
      return changedNote.note ? ok(noteAnswer(changedNote.note)) : fail("not_found");
    }),

    share: action(NoteShare, Note, "write", async ({ id, shared }, caller) =>
      onOwn(caller, async (owner) => {
        const note = await notes.share(owner, id, { publicKey: shared ? newKey() : null, at: now() });
        return note && noteAnswer(note);
      }),
    ),

    remove: action(NoteId, Success, "write", async ({ id }, caller) =>
      onOwn(caller, async (owner) => ((await notes.remove(owner, id)) ? { success: true as const } : null)),
    ),
  };
}

export type NoteActions = ReturnType<typeof noteActions>;
