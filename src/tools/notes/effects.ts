import type { RandomBytes } from "#core/random.ts";
import type { NoteStore } from "./store.ts";

export type NoteEffects = {
  readonly notes: NoteStore;
  readonly randomBytes: RandomBytes;
  readonly now: () => Date;
};
