import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { newSecret } from "#core/secret.ts";
import type { Database } from "./db.ts";
import { siteValue } from "./site-values.ts";

/** Earlier versions kept it in a file beside the database; whoever has signed in with it stays signed in. */
function secretBeside(path: string): string | null {
  const secretFile = join(dirname(path), "session-secret");
  if (!existsSync(secretFile)) return null;
  const secret = readFileSync(secretFile, "utf8").trim();
  if (secret.length < 32) throw new Error(`${secretFile}: at least 32 characters are needed`);
  return secret;
}

/** The secret that signs tokens: made once and kept in the database, where all processes of a site find it. */
export const sessionSecretOf = ({ db, path }: Pick<Database, "db" | "path">): Promise<string> =>
  siteValue(db, "session_secret", () => (path && secretBeside(path)) || newSecret());
