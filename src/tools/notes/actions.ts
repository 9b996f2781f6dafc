import { customRandom, urlAlphabet } from "nanoid";
import { type Caller, action } from "../../core/action.ts";
import { message } from "../../core/i18n.ts";
import { type Result, fail, invalid, ok } from "../../core/result.ts";
import type { Lifetime } from "./names.ts";
import { ownerOf, settleOwner } from "./owner.ts";
import { show, showShared } from "./shown.ts";
import { type NoteStore, type NoteText, type Owner, mostNotes } from "./store.ts";
import { fold } from "../../core/fold.ts";
import {
  NewNote,
  NoteChange,
  NoteId,
  NoteKey,
  NoteList,
  NoteShare,
  type Notes,
  largestContentBytes,
} from "./schema.ts";

export type NoteEffects = {
  readonly notes: NoteStore;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly now: () => Date;
};

const pageSize = 20;

const hour = 3_600_000;
const durations: Record<Exclude<Lifetime, "never">, number> = {
  "1h": hour,
  "1d": 24 * hour,
  "7d": 7 * 24 * hour,
  "30d": 30 * 24 * hour,
};

const isBlank = (text: string | undefined): boolean => !text?.trim();

export function noteActions({ notes, randomBytes, now }: NoteEffects) {
  const newId = customRandom(urlAlphabet, 12, randomBytes);
  /** 22 of 64 signs: 132 bits. */
  const newKey = customRandom(urlAlphabet, 22, randomBytes);

  const endOf = (lifetime: Lifetime): Date | null =>
    lifetime === "never" ? null : new Date(now().getTime() + durations[lifetime]);

  type Written = { title?: string; content: string; burn: boolean };

  function textOf({ title, content, burn }: Written, expiresAt: Date | null): Result<NoteText> {
    if (isBlank(content)) return invalid("content", message("invalid.required"));
    if (new TextEncoder().encode(content).length > largestContentBytes) {
      return invalid("content", message("notes.invalid.tooLarge"));
    }
    const kept = isBlank(title) ? null : (title ?? "").trim();
    return ok({ title: kept, content, burns: burn, expiresAt, folded: fold(`${kept ?? ""} ${content}`) });
  }

  /** Runs on the caller's own note; to anybody else it is not there. */
  async function onOwn<Output>(
    caller: Caller,
    run: (owner: Owner) => Promise<Output | null>,
  ): Promise<Result<Output>> {
    const owner = await ownerOf(caller);
    const done = owner && (await run(owner));
    return done ? ok(done) : fail("not_found");
  }

  return {
    list: action(NoteList, "read", async ({ q = "", cursor: offset = 0 }, caller) => {
      const owner = await ownerOf(caller);
      if (!owner) return ok<Notes>({ data: [], next: null });
      const page = { folded: fold(q), offset, limit: pageSize + 1, at: now() };
      const found = await notes.listOf(owner, page);
      const next = found.length > pageSize ? offset + pageSize : null;
      return ok<Notes>({ data: found.slice(0, pageSize).map(show), next });
    }),

    create: action(NewNote, "note", async ({ expires_in, ...written }, caller) => {
      const note = textOf(written, endOf(expires_in));
      if (!note.ok) return note;
      const owner = await settleOwner(caller, newKey);
      const at = now();
      if ((await notes.count(owner, at)) >= mostNotes) {
        return fail("storage_full", message("notes.tooMany", { max: mostNotes }));
      }
      return ok(show(await notes.add(owner, { ...note.value, id: newId(), publicKey: newKey(), at })));
    }),

    find: action(NoteId, "read", async ({ id }, caller) =>
      onOwn(caller, async (owner) => {
        const note = await notes.find(owner, id, now());
        return note && show(note);
      }),
    ),

    change: action(NoteChange, "write", async ({ id, expires_in, burn, ...written }, caller) => {
      const at = now();
      const owner = await ownerOf(caller);
      const old = owner && (await notes.find(owner, id, at));
      if (!owner || !old) return fail("not_found");
      const expiresAt = expires_in === "keep" ? old.expiresAt : endOf(expires_in);
      const note = textOf({ ...written, burn: burn ?? old.burns }, expiresAt);
      if (!note.ok) return note;
      const changed = await notes.change(owner, id, { ...note.value, at });
      return changed ? ok(show(changed)) : fail("not_found");
    }),

    share: action(NoteShare, "write", async ({ id, shared }, caller) =>
      onOwn(caller, async (owner) => {
        const note = await notes.share(owner, id, shared ? newKey() : null);
        return note && show(note);
      }),
    ),

    remove: action(NoteId, "write", async ({ id }, caller) =>
      onOwn(caller, async (owner) => ((await notes.remove(owner, id)) ? { success: true } : null)),
    ),

    /** What a key shows by being followed; opens nothing that burns, since previews follow links too. */
    look: action(NoteKey, "read", async ({ key }) => {
      const note = await notes.findShared(key, now());
      return note ? ok(showShared(note, false)) : fail("not_found");
    }),

    /** What a key shows to somebody who pressed for it. */
    open: action(NoteKey, "read", async ({ key }) => {
      const at = now();
      const note = await notes.findShared(key, at);
      const read = note?.burns ? await notes.takeShared(key, at) : note;
      return read ? ok(showShared(read, true)) : fail("not_found");
    }),
  };
}

export type NoteActions = ReturnType<typeof noteActions>;
