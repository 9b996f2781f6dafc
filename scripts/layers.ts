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

/** How deep folders nest inside a layer. */
const depths = [0, 1, 2];

type Override = {
  readonly files: readonly string[];
  readonly rules: Readonly<Record<string, unknown>>;
};

const restriction = (layer: Layer, up: string, forbidden: readonly string[]) => [
  "error",
  {
    patterns: [
      ...(forbidden.length > 0
        ? [
            {
              regex: `^${up.replaceAll(".", "\\.")}(${forbidden.map((name) => name.replaceAll(".", "\\.")).join("|")})(/|$)`,
              message: "Layers point one way; see layers.json.",
            },
          ]
        : []),
      { group: layer.without, message: "This layer does without; see layers.json." },
    ],
  },
];

/** The linter's overrides: for each layer, and each depth in it, the imports that would point the wrong way. */
export const overrides: readonly Override[] = entries.flatMap(([name, layer]) => {
  const forbidden = names.filter((other) => other !== name && !layer.layers.includes(other));
  if (name.endsWith(".ts")) {
    return [
      { files: [`src/${name}`], rules: { "no-restricted-imports": restriction(layer, "./", forbidden) } },
    ];
  }
  return depths.map((depth) => ({
    files: [`src/${name}/${"*/".repeat(depth)}*.{ts,tsx}`],
    rules: {
      "no-restricted-imports": restriction(layer, "../".repeat(depth + 1), forbidden),
    },
  }));
});

/** The rows of AGENTS.md's table, without its heading: folder, what is in it, what it may import. */
export const rows: readonly (readonly [string, string, string])[] = entries.map(([name, layer]) => [
  name.endsWith(".ts") ? `\`${name}\`` : `\`${name}/\``,
  layer.what,
  layer.layers.join(", ") || "nothing",
]);

const configFile = new URL("../.oxlintrc.json", import.meta.url).pathname;
const guideFile = new URL("../AGENTS.md", import.meta.url).pathname;

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
  await $`bunx oxfmt ${configFile} ${guideFile}`.quiet();
}

if (import.meta.main) await write();
