import { existsSync } from "node:fs";
import { iconNames } from "../src/core/icons.ts";
import { tools } from "../src/core/catalog.ts";

/** Writes a working tool, to be made into another: its files from `scripts/new-tool/`, and a line in each registry. */

const root = new URL("../", import.meta.url).pathname;

const [id = ""] = process.argv.slice(2);
if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(id))
  throw new Error("Usage: bun run new-tool <id>, an id being like my-tool");
if (tools.some((tool) => tool.id === id || tool.path === `/${id}`) || existsSync(`${root}src/tools/${id}`))
  throw new Error(`There is a ${id} already.`);

const name = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const Name = `${name[0]?.toUpperCase()}${name.slice(1)}`;
const quoted = id.includes("-") ? `"${id}"` : id;
const fill = (text: string) =>
  text.replaceAll("__id__", id).replaceAll("__name__", name).replaceAll("__Name__", Name);

const files: Readonly<Record<string, string>> = {
  "bounds.txt": `src/tools/${id}/bounds.ts`,
  "schema.txt": `src/tools/${id}/schema.ts`,
  "actions.txt": `src/tools/${id}/actions.ts`,
  "reverse.txt": `src/tools/${id}/reverse.ts`,
  "api.txt": `src/api/${id}.ts`,
  "island.txt": `src/islands/${id}.tsx`,
  "route.txt": `src/routes/${id}.tsx`,
  "vi.txt": `locales/vi/${id}.ts`,
  "en.txt": `locales/en/${id}.ts`,
  "tools.test.txt": `tests/tools/${id}.test.ts`,
  "api.test.txt": `tests/api/${id}.test.ts`,
  "routes.test.txt": `tests/routes/${id}.test.ts`,
  "e2e.test.txt": `tests/e2e/${id}.test.ts`,
};

/** The tool whose line the new one follows: the last of the group of texts. */
const previous = tools.findLast(({ group }) => group === "text");
const usedIcons: readonly string[] = tools.map(({ icon }) => icon);
const icon = iconNames.find((one) => !usedIcons.includes(one));

async function addLine(file: string, line: string, isPlace: (existing: string) => boolean): Promise<void> {
  const lines = (await Bun.file(root + file).text()).split("\n");
  const at = lines.findLastIndex(isPlace);
  if (at < 0) throw new Error(`${file} has no place for the new line.`);
  await Bun.write(root + file, lines.toSpliced(at + 1, 0, line).join("\n"));
}

for (const [template, file] of Object.entries(files)) {
  const text = await Bun.file(`${root}scripts/new-tool/${template}`).text();
  await Bun.write(root + file, fill(text));
}

const isExport = (line: string) => line.startsWith("export ");
await addLine(
  "src/tools/registry.ts",
  `export { ${name}Actions as ${quoted} } from "./${id}/actions.ts";`,
  isExport,
);
await addLine("src/api/registry.ts", `export { ${name}Api as ${quoted} } from "./${id}.ts";`, isExport);
await addLine("src/routes/registry.ts", `export { ${name}Page as ${quoted} } from "./${id}.tsx";`, isExport);
await addLine("locales/vi.ts", `export * from "./vi/${id}.ts";`, isExport);
await addLine("locales/en.ts", `export * from "./en/${id}.ts";`, isExport);
await addLine(
  "src/core/catalog.ts",
  `  { id: "${id}", path: "/${id}", icon: "${icon}", group: "text" },`,
  (line) => line.includes(`{ id: "${previous?.id}",`),
);
await addLine("README.md", `| \`/${id}\` | a line of text backwards |`, (line) =>
  line.startsWith(`| \`${previous?.path}\` `),
);

const formatted = Bun.spawnSync([`${root}node_modules/.bin/oxfmt`, ...Object.values(files), "README.md"], {
  cwd: root,
});
if (!formatted.success) throw new Error(formatted.stderr.toString());
process.stdout.write(`${Object.values(files).join("\n")}\n`);
