import type { ToolId } from "#tools/registry.ts";
import type { User } from "#core/action.ts";
import type { KeyScope } from "#core/tool.ts";

export type Account = {
  readonly provider: string;
  readonly name: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly createdAt: Date;
};

export type StoredKey = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly createdAt: Date;
  /** In Vietnam, `YYYY-MM-DD`; null while it was never used. */
  readonly lastUsedDay: string | null;
};

export type KeyStore = {
  /** Null when the user has as many as one may have. */
  add(
    key: Pick<StoredKey, "id" | "name" | "scopes"> & {
      userId: string;
      keyHash: string;
      at: Date;
      max: number;
    },
  ): Promise<StoredKey | null>;
  /** Newest first. */
  listOf(userId: string): Promise<StoredKey[]>;
  remove(key: { id: string; userId: string }): Promise<boolean>;
  removeAll(userId: string): Promise<void>;
  find(keyHash: string): Promise<(StoredKey & { readonly user: User }) | null>;
  touch(id: string, day: string): Promise<void>;
};

export type Accounts = {
  describe(id: string): Promise<Account | null>;
  /** The tools that a user has pinned, in the catalogue's order; null while they never pinned any. */
  pinsOf(id: string): Promise<ToolId[] | null>;
  setPins(id: string, pinned: readonly ToolId[]): Promise<void>;
  /** Deletes a user and all that is theirs. */
  delete(id: string, at: Date): Promise<void>;
  deleteBySubject(person: { provider: "facebook"; subject: string }, at: Date): Promise<void>;
};
