import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

const markEveryMs = 600_000;
/** A build without a mark for so long is in use no more. */
export const unmarkedAfterMs = 3_600_000;

const codeOf = (fault: unknown): unknown =>
  fault instanceof Error && "code" in fault ? fault.code : undefined;

/** Does without what the file system refuses: a folder that is read-only or full only makes the next start slower. */
export async function nullOnFileError<Value>(readBuildFile: () => Promise<Value>): Promise<Value | null> {
  try {
    return await readBuildFile();
  } catch (fault) {
    const errorCode = codeOf(fault);
    if (["ENOENT", "ENOTDIR", "EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT"].includes(String(errorCode)))
      return null;
    throw fault;
  }
}

/** Marks a build as in use until it is stopped: a process may load a part of its build days after its start. */
export async function markInUse(buildFile: string, everyMs = markEveryMs): Promise<{ stop: () => void }> {
  const markBuild = () => nullOnFileError(() => utimes(buildFile, new Date(), new Date()));
  await markBuild();
  const markTimer = setInterval(() => void markBuild(), everyMs);
  markTimer.unref();
  return { stop: () => clearInterval(markTimer) };
}

/** Deletes the oldest files and folders beyond `maxBuilds`, but none that was marked or written since (milliseconds). */
export async function deleteOldBuilds(
  buildsFolder: string,
  { maxBuilds, inUseSince = Infinity }: { maxBuilds: number; inUseSince?: number },
): Promise<void> {
  const builds = await Promise.all(
    (await readdir(buildsFolder)).map(async (name) => {
      const path = join(buildsFolder, name);
      return { path, usedAt: (await nullOnFileError(() => stat(path)))?.mtimeMs ?? 0 };
    }),
  );
  const oldestBuilds = builds
    .toSorted((entry, otherBuild) => otherBuild.usedAt - entry.usedAt)
    .slice(maxBuilds);
  const unused = oldestBuilds.filter(({ usedAt }) => usedAt < inUseSince);
  await Promise.all(unused.map(({ path }) => rm(path, { recursive: true, force: true })));
}
