/** Whose a note is: a user's, or an anonymous browser's, by the hash of its cookie. */
export type Owner = { readonly kind: "user" | "browser"; readonly id: string };

export type StoredNote = {
  readonly id: string;
  readonly title: string | null;
  readonly content: string;
  readonly publicKey: string;
  /** While false nobody opens it by its key. */
  readonly isShared: boolean;
  /** Deleted by being read by its key. */
  readonly burns: boolean;
  /** Its content is ciphertext, made in its writer's browser; the key never came here. */
  readonly isSealed: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date | null;
  /** What it takes on the disk. */
  readonly bytes: number;
};

export type NoteText = Pick<
  StoredNote,
  "title" | "content" | "burns" | "isSealed" | "expiresAt" | "bytes"
> & {
  /** Title and content as `fold` leaves them, to be searched; the title alone where the content is sealed. */
  readonly folded: string;
};

/** What there is no room for: one more note of this owner, more bytes of this owner, of all anonymous ones, or of anybody. */
export type NoteCap = "notes" | "ownerBytes" | "anonymousBytes" | "database";

/** A note as it was written, or the cap that it would have passed. */
export type WrittenNote<Note> =
  | { readonly reached: NoteCap }
  | { readonly reached: null; readonly note: Note };

/** Expired notes are as if they were not there. No cap is passed, however many write at once. */
export type NoteStore = {
  readonly add: (
    owner: Owner,
    note: NoteText & Pick<StoredNote, "id" | "publicKey"> & { at: Date },
  ) => Promise<WrittenNote<StoredNote>>;
  /** An anonymous note that its browser has come back to lives longer than one that nobody has. */
  readonly markRead: (owner: Owner, at: Date) => Promise<void>;
  /** Last changed first; `folded` is what they must hold, blank for all. */
  readonly listOf: (owner: Owner, page: NotePage) => Promise<StoredNote[]>;
  /** Last changed first. */
  readonly idsOf: (owner: Owner, at: Date) => Promise<string[]>;
  readonly find: (owner: Owner, id: string, at: Date) => Promise<StoredNote | null>;
  readonly change: (
    owner: Owner,
    id: string,
    note: NoteText & { at: Date },
  ) => Promise<WrittenNote<StoredNote | null>>;
  /** A `publicKey` opens it under that key only; null closes it. */
  readonly share: (
    owner: Owner,
    id: string,
    sharing: { readonly publicKey: string | null; readonly at: Date },
  ) => Promise<StoredNote | null>;
  readonly remove: (owner: Owner, id: string) => Promise<boolean>;
  /** The notes of a browser become the user's, last changed first, as far as there is room; gives how many stay the browser's. */
  readonly adopt: (change: { browser: string; userId: string; at: Date }) => Promise<number>;
  readonly findShared: (publicKey: string, at: Date) => Promise<StoredNote | null>;
  /** Reads and deletes in one step, so that of two readers one gets it. */
  readonly takeShared: (publicKey: string, at: Date) => Promise<StoredNote | null>;
};

export type NotePage = {
  readonly folded: string;
  readonly offset: number;
  readonly limit: number;
  readonly at: Date;
};
