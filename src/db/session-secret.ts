import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { newSecret } from "../core/secret.ts";

/** Written apart and then linked into place: of two processes that start at once, both get the one that came first. */
function make(path: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, newSecret(), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft);
  }
}

/** The secret that signs tokens, made once and kept beside the database, readable by its owner alone. */
export function sessionSecretBeside(databasePath: string | null): string {
  if (databasePath === null) return newSecret();
  const path = join(dirname(databasePath), "session-secret");
  if (!existsSync(path)) make(path);
  const secret = readFileSync(path, "utf8").trim();
  if (secret.length < 32) throw new Error(`${path}: at least 32 characters are needed`);
  return secret;
}
