import { readdir } from "node:fs/promises";
import { settingGroups } from "#server/config.ts";

/** Writes the papers that follow from the code and from other papers; a test holds that they are up to date. */

const root = new URL("../", import.meta.url).pathname;

type Setting = { readonly name: string; readonly standard: string; readonly description: string };

const groups = settingGroups.map(({ title, settings }) => ({
  title,
  settings: Object.entries(settings).map(([name, { default: standard = "", description = "" }]): Setting => ({
    name,
    standard: String(standard),
    description,
  })),
}));

/** A table of Markdown, as the formatter writes it: columns of one width. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |\n`;
  const [head = [], ...body] = rows;
  return [head, widths.map((width) => "-".repeat(width)), ...body].map(lineOf).join("");
}

const settings = () => `# Settings

Every setting is an environment variable, and every one is optional. An empty value counts as unset. A value that cannot be
used stops the start with the setting's name. \`hop-do-nghe serve --check\` says what is not right for a public site.

This page is written by \`bun run docs\` from \`src/server/config.ts\`. The same list, to be filled in, is
[deploy/hop-do-nghe.env](../deploy/hop-do-nghe.env).
${groups
  .map(
    (group) =>
      `\n## ${group.title}\n\n${table([
        ["Name", "Default", "What"],
        ...group.settings.map(({ name, standard, description }) => [
          `\`${name}\``,
          standard && `\`${standard}\``,
          description,
        ]),
      ])}`,
  )
  .join("")}`;

const environment =
  () => `# Settings of Hộp Đồ Nghề, for /etc/hop-do-nghe.env (mode 0600). What begins with # has its default.
${groups
  .map(
    (group) =>
      `\n## ${group.title}\n${group.settings
        .map(({ name, standard, description }) => `\n# ${description}\n#${name}=${standard}\n`)
        .join("")}`,
  )
  .join("")}`;

/** The number, title, date and status of a decision; throws when it does not say them at its beginning. */
function headOf(file: string, text: string): readonly [string, string, string] {
  const [, number, title, date = "", status = ""] =
    /^# (\d{3}): (.+)\n\nDate: (\d{4}-\d\d-\d\d) · Status: ((?:accepted|superseded by).*)\n\n/.exec(text) ??
    [];
  if (!title || !file.startsWith(`${number}-`))
    throw new Error(
      `decisions/${file} does not begin with "# NNN: title", and "Date: YYYY-MM-DD · Status: accepted" below`,
    );
  return [`[${number}: ${title}](${file})`, date, status];
}

async function decisions(): Promise<string> {
  const files = (await readdir(`${root}decisions`)).filter((file) => /^\d{3}-.*\.md$/.test(file)).toSorted();
  const heads = await Promise.all(
    files.map(async (file) => headOf(file, await Bun.file(`${root}decisions/${file}`).text())),
  );
  return `# Decisions

Why things are as they are: context, decision, consequences, a page each. A decision is not rewritten when it no longer holds; another
one supersedes it. Numbers are given once and have gaps. This list is written by \`bun run docs\`.

${table([["Decision", "Date", "Status"], ...heads])}`;
}

/** The contents of all papers that are written here, by their paths. */
export const papers = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ["docs/settings.md", settings()],
    ["deploy/hop-do-nghe.env", environment()],
    ["decisions/README.md", await decisions()],
  ]);

if (import.meta.main) for (const [path, text] of await papers()) await Bun.write(root + path, text);
