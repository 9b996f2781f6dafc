import type { HistoryKind } from "./schema.ts";

/** What draws an entry again: the input of its tool's action. */
export type HistoryInput = Readonly<Record<string, string | number | boolean>>;

type Owner = { readonly kind: HistoryKind; readonly userId: string };

export type HistoryEntry = {
  readonly id: string;
  /** Grows with each entry. */
  readonly position: number;
  readonly input: HistoryInput;
  readonly createdAt: Date;
};

export type History = {
  /**
   * Stores what a user made, unless it equals their latest entry: a page that is reloaded adds nothing. Where the database
   * may take no more it stores nothing, so that what was made is there all the same.
   */
  add(entry: Owner & { input: HistoryInput; at: Date }): Promise<void>;
  /** Newest first. */
  list(page: Owner & { before: number | null; size: number }): Promise<HistoryEntry[]>;
  find(entry: Owner & { id: string }): Promise<HistoryEntry | null>;
  remove(entry: Owner & { id: string }): Promise<boolean>;
  clear(owner: Owner): Promise<void>;
};
