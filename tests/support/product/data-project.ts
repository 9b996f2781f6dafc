import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { DataSet } from "#scripts/update-data/data-set.ts";
import { updateData } from "#scripts/update-data/run.ts";

const sourcesFile = "src/server/data-sources.json";

const letters = (index: number): string =>
  [676, 26, 1].map((unit) => String.fromCodePoint(97 + (Math.floor(index / unit) % 26))).join("");

/** 1200 top-level domains: some that everybody knows, some that are no words, and 50 in other scripts. */
export const sampleTlds: readonly string[] = [
  "com",
  "net",
  "org",
  "info",
  "app",
  "kg",
  "mg",
  "uk",
  "jp",
  "vn",
  ...Array.from({ length: 1140 }, (_, index) => `q${letters(index)}`),
  ...Array.from({ length: 50 }, (_, index) => `xn--q${letters(index)}`),
];

export const sampleBanks = ["970436", "970415", "970418", "970405"]
  .concat(Array.from({ length: 56 }, (_, index) => String(980_000 + index)))
  .map((bin, index) => ({ id: index + 1, bin, code: `B${index}`, shortName: `Ngân hàng ${index}` }));

const whoisTlds = sampleTlds.slice(0, 700);

/** The data files of a product, all of 23 July 2026. */
const files: Readonly<Record<string, object>> = {
  [sourcesFile]: ["rdap", "vietqr-io", "whois"].map((name) => ({
    name,
    what: name,
    source: "elsewhere",
    date: "2026-07-23",
  })),
  "src/tools/vietqr/vietqr-io-banks.json": { banks: sampleBanks },
  "src/tools/whois/rdap-servers.json": {
    services: sampleTlds.map((tld) => [
      [tld],
      [`${tld === "mg" ? "http" : "https"}://rdap.example.com/${tld}/`],
    ]),
  },
  "src/tools/whois/whois-servers.json": {
    servers: Object.fromEntries(whoisTlds.map((tld) => [`whois.nic.${tld}`, [tld]])),
  },
};

type Run = {
  readonly from: Readonly<Record<string, string>>;
  readonly now?: Date;
  readonly isCheck?: boolean;
  readonly acceptsLosses?: boolean;
};

/** A folder with the data files of a product and nothing else, and what updates them. `dependencies` are those of its package.json. */
export function dataProject(dependencies: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(join(tmpdir(), "data-project-"));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(content));
  }
  writeFileSync(join(root, "package.json"), JSON.stringify({ private: true, dependencies }));
  writeFileSync(
    join(root, "bun.lock"),
    `{ "lockfileVersion": 1, "workspaces": { "": {} }, "packages": {} }\n`,
  );
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  return {
    root,
    read,
    /** All that may be written, to be compared. */
    state: () => [...Object.keys(files), "package.json", "bun.lock"].map(read).join("\n"),
    dateOf: (name: string): string | undefined => {
      const dates: { name: string; date: string }[] = JSON.parse(read(sourcesFile));
      return dates.find((one) => one.name === name)?.date;
    },
    async update(sets: readonly DataSet[], { now = new Date("2026-12-01T08:00:00Z"), ...run }: Run) {
      let text = "";
      const outcome = await updateData(sets, {
        root,
        now,
        names: [],
        isCheck: false,
        acceptsLosses: false,
        bounds: { maxBytes: 4 * 1024 * 1024, timeoutMs: 1000 },
        write: (part) => void (text += part),
        ...run,
      });
      return { ...outcome, text };
    },
  };
}
