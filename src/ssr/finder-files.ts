import { type Lang, languages } from "#core/i18n.ts";
import { type ToolFunctions, callsIn, decodedCalls } from "#core/tool.ts";
import type { FinderFile, GlanceModule } from "#client/finder/finder-index.ts";
import { finderIndexOf } from "#tools/finder/finder-index.ts";
import { type BuiltFile, textFile } from "./bundle.ts";
import { declarationOf } from "./tool-modules.ts";

type Addresses = {
  /** Of what islands import later, by its source. */
  readonly later: ReadonlyMap<string, string>;
  readonly textsOf: (area: string, lang: Lang) => string;
};

/** The paths of the calls that a browser can answer at a glance, and the area that their texts are of. */
async function glancesOf(laterFile: string): Promise<{ readonly area: string; readonly paths: string[] }> {
  const file = declarationOf(laterFile);
  const area = file?.match(/\/tools\/([\w-]+)\//)?.[1];
  if (file === null || area === undefined) return { area: "", paths: [] };
  const { default: declaration }: ToolFunctions = await import(file);
  const shown = decodedCalls(callsIn(declaration)).filter(([, { device, glance }]) => device && glance);
  return { area, paths: shown.map(([, { path }]) => path) };
}

/** What the finder knows, in each language, and what it loads to answer. */
export async function finderFiles({ later, textsOf }: Addresses): Promise<BuiltFile[]> {
  const glances = await Promise.all(
    [...later].map(async ([laterFile, module]) => ({ module, ...(await glancesOf(laterFile)) })),
  );
  return Promise.all(
    languages.map((lang) => {
      const modules = glances.flatMap(({ module, area, paths }) =>
        paths.map((path): [string, GlanceModule] => [path, { module, texts: textsOf(area, lang) }]),
      );
      const file: FinderFile = { ...finderIndexOf(lang), glances: Object.fromEntries(modules) };
      return textFile(`finder-index-${lang}`, "json", JSON.stringify(file));
    }),
  );
}
