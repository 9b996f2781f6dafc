import type { Config } from "#server/config.ts";

export type CommandWorld = {
  readonly config: Config;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
  /** Tells whoever looks on, beside what the command gives. */
  readonly note: (text: string) => void;
};

/** Does what its arguments ask for, with the settings that the server has; gives the code to exit with. */
export type Command = (args: readonly string[], world: CommandWorld) => Promise<number>;
