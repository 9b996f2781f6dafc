import type { KeptRooms } from "#core/kept-room.ts";
import type { RandomBytes } from "#core/random.ts";
import type { NoteStore } from "./store.ts";

export type NoteEffects = {
  readonly notes: NoteStore;
  readonly kept: KeptRooms;
  readonly randomBytes: RandomBytes;
  readonly now: () => Date;
};
