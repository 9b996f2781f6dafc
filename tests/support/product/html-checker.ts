import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { debianProgram } from "#tests/support/servers/debian.ts";
import { npmFile } from "#tests/support/servers/npm-file.ts";

type Message = {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract: string;
};

/** The validator of the W3C; null where it cannot be had. */
export async function findHtmlChecker(): Promise<
  ((pages: ReadonlyMap<string, string>) => Promise<string[]>) | null
> {
  const java = debianProgram("java");
  const jar = await npmFile({
    name: "vnu-jar@26.9.27",
    sha512: "TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==",
    path: "build/dist/vnu.jar",
  });
  if (java === null || jar === null) return null;
  /** The errors in pages by their names, a line each. */
  return async (pages) => {
    const folder = mkdtempSync(join(tmpdir(), "html-"));
    try {
      const names = [...pages.keys()];
      for (const [at, html] of [...pages.values()].entries())
        await Bun.write(join(folder, `${at}.html`), html);
      const checker = Bun.spawn(
        [java, "-jar", jar, "--format", "json", "--errors-only", "--exit-zero-always", folder],
        {
          stdout: "ignore",
          stderr: "pipe",
        },
      );
      const { messages }: { messages: readonly Message[] } = JSON.parse(
        await new Response(checker.stderr).text(),
      );
      return messages.map(({ url, message, extract }) => {
        const name = names[Number(/(\d+)\.html$/.exec(url)?.[1])];
        return `${name} ${message} … ${extract}`;
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
