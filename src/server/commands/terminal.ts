import { fstatSync, readFileSync, writeFileSync } from "node:fs";
import type { Lang } from "#core/i18n.ts";

/** What a command has of the process around it. */
export type Terminal = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: { readonly isTTY: boolean; readonly write: (output: string | Uint8Array) => void };
  readonly complain: (text: string) => void;
  /** What was sent to it; null where nothing is. */
  readonly readInput: () => Buffer | null;
};

/** The process's own terminal. */
export const ownTerminal = (env: Terminal["env"]): Terminal => ({
  env,
  out: { isTTY: process.stdout.isTTY, write: (output) => writeFileSync(1, output) },
  complain: (text) => writeFileSync(2, text),
  // A terminal and /dev/null, which cron gives, send nothing; an empty file or pipe is a given text.
  readInput: () => (fstatSync(0).isCharacterDevice() ? null : readFileSync(0)),
});

const localeOf = (env: Terminal["env"]): string => env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "";

/** Of the locale; where that is neither of ours, `otherwise`. */
export function languageOf(env: Terminal["env"], otherwise: Lang = "vi"): Lang {
  const locale = localeOf(env);
  if (/^en/i.test(locale)) return "en";
  return /^vi/i.test(locale) ? "vi" : otherwise;
}
