import { readFileSync, statSync } from "node:fs";

const namesIn = (text: string): Set<string> =>
  new Set(
    text
      .split("\n")
      .map((line) => line.replace(/#.*/, "").trim().toLowerCase().replace(/\.$/, ""))
      .filter(Boolean),
  );

export type Blocklist = {
  /** Whether a host, or a domain it belongs to, is on the list. */
  readonly isBlocked: (hostname: string) => boolean;
  /** Reads the file again if it has changed; one that cannot be read leaves the list as it was and is told. */
  readonly refresh: () => void;
};

/**
 * The operator's list of host names that short links may not lead to: one a line, `#` starts a remark, and a
 * domain stands for all hosts in it. Throws when the file cannot be read at the start; without one nothing is
 * blocked.
 */
export function openBlocklist(path: string, onFailure: (error: unknown) => void): Blocklist {
  if (!path) return { isBlocked: () => false, refresh: () => {} };
  let changedAt = statSync(path).mtimeMs;
  let names = namesIn(readFileSync(path, "utf8"));
  return {
    isBlocked(hostname) {
      const labels = hostname.toLowerCase().replace(/\.$/, "").split(".");
      return labels.some((_, index) => names.has(labels.slice(index).join(".")));
    },
    refresh() {
      try {
        const { mtimeMs } = statSync(path);
        if (mtimeMs === changedAt) return;
        names = namesIn(readFileSync(path, "utf8"));
        changedAt = mtimeMs;
      } catch (error) {
        onFailure(error);
      }
    },
  };
}
