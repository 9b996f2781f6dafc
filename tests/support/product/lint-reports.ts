import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../../../", import.meta.url).pathname;

type Report = {
  readonly code: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
};

/** The rules that expressions break, by the expression, as `bun run lint` would say it of a file of `src`. */
export async function reportsOn(lines: readonly string[]): Promise<readonly string[][]> {
  const folder = await mkdtemp(join(tmpdir(), "lint-"));
  const { jsPlugins, overrides } = await Bun.file(`${root}.oxlintrc.json`).json();
  const { rules } = overrides.find(
    ({ files }: { files: string[] }) => files.includes("src/**") && files.includes("locales/**"),
  );
  const plugins = jsPlugins.map((plugin: string) =>
    import.meta.resolve(plugin.startsWith(".") ? root + plugin : plugin),
  );
  const config = {
    jsPlugins: plugins.map((url: string) => new URL(url).pathname),
    rules,
    categories: { correctness: "off" },
  };
  await Bun.write(join(folder, ".oxlintrc.json"), JSON.stringify(config));
  const code = lines.map((line, index) => `export const a${index} = ${line};`).join("\n");
  await Bun.write(join(folder, "sample.ts"), code);
  const linter = Bun.spawn([`${root}node_modules/.bin/oxlint`, "--format", "json", "sample.ts"], {
    cwd: folder,
    stdout: "pipe",
  });
  const { diagnostics }: { diagnostics: Report[] } = await new Response(linter.stdout).json();
  await rm(folder, { recursive: true });
  return lines.map((_, index) =>
    diagnostics.filter(({ labels }) => labels[0]?.span.line === index + 1).map(({ code }) => code),
  );
}
