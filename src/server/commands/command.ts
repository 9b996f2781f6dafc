import type { Config } from "../config.ts";

/** Does what its arguments ask for, with the settings that the server has; gives the code to exit with. */
export type Command = (
  args: readonly string[],
  world: { readonly config: Config; readonly write: (text: string) => void },
) => Promise<number>;
