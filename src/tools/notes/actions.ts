import { customRandom, urlAlphabet } from "nanoid";
import { type Caller, action, onceAction } from "../../core/action.ts";
import { type Message, message } from "../../core/i18n.ts";
import type { RandomBytes } from "../../core/random.ts";
import { type Result, fail, ok } from "../../core/result.ts";
import { Success } from "../../core/schema.ts";
import { noteAnswer, sharedNoteAnswer } from "./answers.ts";
import { maxSearchWords, noteCaps } from "./bounds.ts";
import type { Lifetime } from "./names.ts";
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
const lifetimesMs: Record<Exclude<Lifetime, "never">, number> = {
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
const noRoom = (reached: NoteCap): Result<never> => fail("storage_full", refusals[reached]);

const expiryOf = (lifetime: Lifetime, at: Date): Date | null =>
  lifetime === "never" ? null : new Date(at.getTime() + lifetimesMs[lifetime]);

/** Runs on the caller's own note; to anybody else it is not there. */
async function onOwn<Output>(
  caller: Caller,
  run: (owner: Owner) => Promise<Output | null>,
): Promise<Result<Output>> {
  const owner = await ownerOf(caller);
  const done = owner && (await run(owner));
  return done ? ok(done) : fail("not_found");
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
      const at = now();
      const note = await notes.findShared(key, at);
      const read = note?.burns ? await notes.takeShared(key, at) : note;
      return read ? ok(sharedNoteAnswer(read, true)) : fail("not_found");
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
      const rows = await notes.listOf(owner, page);
      const next = rows.length > pageSize ? offset + pageSize : null;
      return ok({ data: rows.slice(0, pageSize).map(noteAnswer), next });
    }),

    create: onceAction(NewNote, Note, "note", async ({ expires_in, ...text }, caller) => {
      const note = storedTextOf(text, expiryOf(expires_in, now()));
      if (!note.ok) return note;
      const owner = await ensureOwner(caller, newKey);
      const keys = { id: newId(), publicKey: newKey() };
      const added = await notes.add(owner, { ...note.value, ...keys, at: now() });
      return added.reached === null ? ok(noteAnswer(added.note)) : noRoom(added.reached);
    }),

    find: action(NoteId, Note, "read", async ({ id }, caller) =>
      onOwn(caller, async (owner) => {
        const note = await notes.find(owner, id, now());
        return note && noteAnswer(note);
      }),
    ),

    change: action(NoteChange, Note, "write", async ({ id, expires_in, burn, sealed, ...text }, caller) => {
      const at = now();
      const owner = await ownerOf(caller);
      const previous = owner && (await notes.find(owner, id, at));
      if (!owner || !previous) return fail("not_found");
      const expiresAt = expires_in === "keep" ? previous.expiresAt : expiryOf(expires_in, at);
      const settings = { burn: burn ?? previous.burns, sealed: sealed ?? previous.isSealed };
      const note = storedTextOf({ ...text, ...settings }, expiresAt);
      if (!note.ok) return note;
      const changed = await notes.change(owner, id, { ...note.value, at });
      if (changed.reached !== null) return noRoom(changed.reached);
      return changed.note ? ok(noteAnswer(changed.note)) : fail("not_found");
    }),

    share: action(NoteShare, Note, "write", async ({ id, shared }, caller) =>
      onOwn(caller, async (owner) => {
        const note = await notes.share(owner, id, shared ? newKey() : null);
        return note && noteAnswer(note);
      }),
    ),

    remove: action(NoteId, Success, "write", async ({ id }, caller) =>
      onOwn(caller, async (owner) => ((await notes.remove(owner, id)) ? { success: true as const } : null)),
    ),
  };
}

export type NoteActions = ReturnType<typeof noteActions>;
