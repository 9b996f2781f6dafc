import { $ } from "bun";
import layers from "../layers.json" with { type: "json" };

/** `layers.json` is where it is written who may import whom; the linter's rules and the table in AGENTS.md follow. */
type Layer = {
  readonly what: string;
  readonly layers: readonly string[];
  readonly without: readonly string[];
};

const entries: readonly (readonly [string, Layer])[] = Object.entries(layers);
const names = entries.map(([name]) => name);

type Override = {
  readonly files: readonly string[];
  readonly rules: Readonly<Record<string, unknown>>;
};

/** What no layer may import, beside other layers: the program has none of it. */
const outside = ["bench", "scripts", "tests"];

const placesOf = (name: string, { layers: allowed }: Layer): readonly string[] => [
  ...names.filter((other) => other !== name && !allowed.includes(other)),
  ...outside,
  // Texts are read through core alone, and what the package says of itself by the server.
  ...(name === "core" ? [] : ["locales"]),
  ...(name === "server" ? [] : ["package.json"]),
];

/** The linter's overrides, one a layer: what it may not import, which is said from the root alone. */
export const overrides: readonly Override[] = entries.map(([name, layer]) => ({
  files: [name.endsWith(".ts") ? `src/${name}` : `src/${name}/**/*.{ts,tsx}`],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            regex: `^#(${placesOf(name, layer)
              .map((place) => place.replaceAll(".", "\\."))
              .join("|")})(/|$)`,
            message: "Layers point one way; see layers.json.",
          },
          {
            regex: name.endsWith(".ts") ? "^\\.\\.?/" : "(^|/)\\.\\.(/|$)",
            message: "What is in another folder is said from the root: #core/result.ts.",
          },
          { group: layer.without, message: "This layer does without; see layers.json." },
        ],
      },
    ],
  },
}));

/** The rows of AGENTS.md's table, without its heading: folder, what is in it, what it may import. */
export const rows: readonly (readonly [string, string, string])[] = entries.map(([name, layer]) => [
  name.endsWith(".ts") ? `\`${name}\`` : `\`${name}/\``,
  layer.what,
  layer.layers.join(", ") || "nothing",
]);

const root = new URL("../", import.meta.url).pathname;
const [configFile, guideFile] = [`${root}.oxlintrc.json`, `${root}AGENTS.md`];

const isOfLayers = ({ rules }: Override): boolean => "no-restricted-imports" in rules;

async function write(): Promise<void> {
  const config: { overrides: Override[] } = await Bun.file(configFile).json();
  config.overrides = [...config.overrides.filter((one) => !isOfLayers(one)), ...overrides];
  await Bun.write(configFile, JSON.stringify(config, null, 2));
  const table = rows.map((row) => `| ${row.join(" | ")} |`).join("\n");
  const guide = await Bun.file(guideFile).text();
  await Bun.write(
    guideFile,
    guide.replace(
      /(\| Folder[^\n]*\n\|[-\s|]*\n)(?:\|[^\n]*\n)*/,
      (_all, head: string) => `${head}${table}\n`,
    ),
  );
  await $`node_modules/.bin/oxfmt ${configFile} ${guideFile}`.cwd(root).quiet();
}

if (import.meta.main) await write();
