import { existsSync } from "node:fs";
import { iconNames } from "#core/icons.ts";
import { tools } from "#tools/catalog.ts";

/** Writes a working tool, to be made into another: its files from `scripts/new-tool/`, and where it stands. */

const root = new URL("../", import.meta.url).pathname;

const [id = ""] = process.argv.slice(2);
if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(id))
  throw new Error("Usage: bun run new-tool <id>, an id being like my-tool");
if (tools.some((tool) => tool.id === id || tool.path === `/${id}`) || existsSync(`${root}src/tools/${id}`))
  throw new Error(`There is a ${id} already.`);

const name = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const Name = `${name[0]?.toUpperCase()}${name.slice(1)}`;
const words = `${Name[0]}${id.slice(1).replaceAll("-", " ")}`;
/** The tool whose line the new one follows: the last of the group of texts. */
const previous = tools.findLast(({ group }) => group === "text");
const usedIcons: readonly string[] = tools.map(({ icon }) => icon);
const icon = iconNames.find((one) => !usedIcons.includes(one));
const fill = (text: string) =>
  text
    .replaceAll("__id__", id)
    .replaceAll("__name__", name)
    .replaceAll("__Name__", Name)
    .replaceAll("__words__", words)
    .replaceAll("__icon__", icon ?? "");

const files: Readonly<Record<string, string>> = {
  "schema.txt": `src/tools/${id}/schema.ts`,
  "tool.txt": `src/tools/${id}/tool.ts`,
  "reverse.txt": `src/tools/${id}/reverse.ts`,
  "island.txt": `src/islands/${id}.tsx`,
  "vi.txt": `locales/vi/${id}.ts`,
  "en.txt": `locales/en/${id}.ts`,
  "function.test.txt": `tests/tools/${id}/function.test.ts`,
  "api.test.txt": `tests/tools/${id}/api.test.ts`,
  "page.test.txt": `tests/tools/${id}/page.test.ts`,
  "visitor.test.txt": `tests/tools/${id}/visitor.test.ts`,
  "snapshots.test.txt": `tests/tools/${id}/snapshots.test.ts`,
};

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

await addLine("src/tools/registry.ts", `import ${name} from "./${id}/tool.ts";`, (line) =>
  line.startsWith("import "),
);
await addLine("src/tools/registry.ts", `  ${name},`, (line) => line === `  ${previous?.id},`);

const run = (...command: string[]) => {
  const { success, stderr } = Bun.spawnSync(command, { cwd: root });
  if (!success) throw new Error(stderr.toString());
};
run(`${root}node_modules/.bin/oxfmt`, ...Object.values(files));
// What its calls promise and its page says, as they are now.
run(process.execPath, "test", `tests/tools/${id}/snapshots.test.ts`, "-u");
process.stdout.write(`${Object.values(files).join("\n")}\n`);
