import type { RandomBytes } from "#core/random.ts";
import type { FollowEffects } from "./follow.ts";
import type { PasswordGuesses } from "./password-guesses.ts";
import type { TargetRules } from "./target.ts";

/** Passwords, which are stored as slow hashes. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (password: string, hash: string) => Promise<boolean>;
};

export type LinkEffects = TargetRules &
  FollowEffects & {
    readonly randomBytes: RandomBytes;
    readonly passwords: Passwords;
    readonly guesses: PasswordGuesses;
  };
