import { expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../", import.meta.url).pathname;

type Report = {
  readonly code: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
};

/** The rules that expressions break, by the expression, as `bun run lint` would say it of a file of `src`. */
async function reportsOn(lines: readonly string[]): Promise<readonly string[][]> {
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

/** Each was in the product, where it ran over what visitors, mail servers and registries write. */
const quadratic = [
  '"".replace(/=+$/, "")',
  '"".replace(/[ \\t]*\\r?\\n[ \\t]*/g, "")',
  "/^mailto:([^\\s?]+@[^\\s?]+)(?:\\?\\S*)?$/i",
  "/^[0-9a-f:.]*:[0-9a-f:.]*$/i",
  "/^\\S+(?:@| AT )\\S+ (?=\\d{8})/",
  "/(\\d+)\\.(\\d+)\\.(\\d+)\\.(\\d+)(?=%|$)/",
  "new RegExp(String.raw`^\\s*(?:a|b)*:\\s*(.*)$`)",
];
const begunAnew = [
  '/<img [^>]*?\\bsrc="([^"]*)"/',
  '/<details class="raw">.*?<pre\\b[^>]*>/s',
  "/<meta[^>]+charset\\s*=/i",
  "/Android[^)]*; ?[^;)]*(?:tv|box)\\b/i",
  "/Android [\\d.]+; ([^;)]+?)(?: Build\\/[^;)]*)?[;)]/i",
  '/^<svg[^>]*\\swidth="(\\d+)"[^>]*\\sheight="(\\d+)"/',
  "/\\{(\\w+)(?:\\|([^|}]*)\\|([^}]*))?\\}/g",
  "/<(?:br|p)\\b[^>]*>/g",
];
const linear = [
  '"".replace(/(?<!=)=+$/, "")',
  "/^mailto:([^\\s?@]+@[^\\s?]+)(?:\\?\\S*)?$/i",
  '/<img [^<>]*?\\bsrc="([^"]*)"/',
  "/^[ \\t]*(?:refer|whois)[ \\t]*:[ \\t]*(\\S+)[ \\t]*$/im",
  "/\\b(?:smarttv|roku)\\w*\\b/i",
  '"".replace(/[/?#][^]*/, "")',
  "/[ \\t]{0,80}\\n/",
  "/FBAN(?:.*?FBAV\\/([\\d.]+))?/",
];

test("an expression over what visitors write that may cost quadratic time is found before it runs", async () => {
  const reports = await reportsOn([...quadratic, ...begunAnew, ...linear]);
  const missed = quadratic.filter((_, index) => !reports[index]?.some((code) => /super-linear/.test(code)));
  const missedAnew = begunAnew.filter(
    (_, index) => !reports[quadratic.length + index]?.some((code) => /begun-anew|super-linear/.test(code)),
  );
  const wronged = linear.filter((_, index) => reports[quadratic.length + begunAnew.length + index]?.length);
  expect({ missed, missedAnew, wronged }).toEqual({ missed: [], missedAnew: [], wronged: [] });
});

test("bytes that are copied one by one are found", async () => {
  const lines = [
    "Uint8Array.from(Buffer.alloc(3))",
    "Uint8Array.from([1, 2])",
    "new Uint8Array(Buffer.alloc(3))",
    "Uint16Array.from([1], (one) => one)",
  ];
  expect(await reportsOn(lines)).toEqual([["toolbox(bytes-one-by-one)"], [], [], []]);
});
