import type { Command } from "./command.ts";

type CommandEntry = {
  readonly description: string;
  readonly load: () => Promise<Command>;
  /** It is about the database of the settings, which it says first. */
  readonly usesDatabase?: true;
  /** It has a `--help` of its own. */
  readonly explainsItself?: true;
};

/** What can be done with the settings besides serving; each loads only what it does itself. */
export const commands: ReadonlyMap<string, CommandEntry> = new Map<string, CommandEntry>([
  [
    "backup",
    {
      description:
        "copies the database while it is in use, to a FILE if one is given; with --daily each day until it is ended",
      load: async () => (await import("./backup.ts")).backupCommand,
      usesDatabase: true,
    },
  ],
  [
    "restore",
    {
      description: "puts a backup FILE in the database's place, while the site stands still",
      load: async () => (await import("./restore.ts")).restoreCommand,
      usesDatabase: true,
    },
  ],
  [
    "move",
    {
      description: "copies everything FROM one database TO another, of either engine",
      load: async () => (await import("./move.ts")).moveCommand,
    },
  ],
  [
    "deletions",
    {
      description: "lists requests to delete data; settles those of the CODEs given",
      load: async () => (await import("./deletions.ts")).deletionsCommand,
      usesDatabase: true,
    },
  ],
  [
    "--health",
    {
      description: "succeeds when the server of these settings is ready",
      load: async () => (await import("./health.ts")).healthCommand,
    },
  ],
  [
    "admin",
    {
      description: "takes down what was abused, and shows what was reported and done",
      load: async () => (await import("./admin.ts")).adminCommand,
      usesDatabase: true,
      explainsItself: true,
    },
  ],
]);

/** Every word that may come first, and what it does. */
export const commandTexts: readonly (readonly [name: string, description: string])[] = [
  [
    "serve",
    "serves the site, as does no command at all; with --check says what is not right for a public one",
  ],
  ...[...commands].map(([name, { description }]) => [name, description] as const),
  ["tool", "uses a tool on this machine, without a server: tool --help"],
  ["mcp", "offers the tools to an AI assistant on this machine, without a server: mcp --help"],
  ["completion", "makes a shell complete what is typed: completion --help"],
  ["--version", "says which version this is"],
  ["--help", "says this"],
];
