import { type Lang, type MessageKey, languages, textsOf } from "#core/i18n.ts";
import { islandFiles } from "./island-files.ts";

/** An island's module exports the keys of its texts under a name that ends so. */
const isTexts = (exportName: string): boolean => exportName.endsWith("Texts");

/** What each island says, in each language. */
export async function islandTexts(): Promise<
  readonly { readonly island: string; readonly lang: Lang; readonly texts: object }[]
> {
  const ofIslands = await Promise.all(
    (await islandFiles()).map(async ({ file, name }) => {
      const islandModule: Record<string, unknown> = await import(file);
      const keys = Object.entries(islandModule).find(([exportName]) => isTexts(exportName))?.[1];
      if (!Array.isArray(keys)) return [];
      // oxlint-disable-next-line no-unsafe-type-assertion -- what islands export by this name are keys
      const ownKeys = keys as readonly MessageKey[];
      return languages.map((lang) => ({ island: name, lang, texts: textsOf(lang, ownKeys) }));
    }),
  );
  return ofIslands.flat();
}

/** A module of nothing but texts, which an island and what its device works out share. */
export const textModule = (texts: object): string => `${textsStart}${JSON.stringify(texts)};\n`;

// No name that a minifier gives has so many letters.
const textsStart = "export const texts=";

/** An island's module that brings its texts along: in the page stands only what is shown of them. */
export const withTexts = (islandModule: Uint8Array, ownTexts: object): string =>
  `${new TextDecoder().decode(islandModule).trimEnd()}\n${textsStart}${JSON.stringify(ownTexts)};\n`;

const textsIn = (islandModule: Uint8Array): string => {
  const moduleText = new TextDecoder().decode(islandModule);
  const at = moduleText.lastIndexOf(textsStart);
  return at < 0 ? "" : moduleText.slice(at + textsStart.length, -2);
};

/** Finds the island's module that has exactly these texts in it; null where none was built. */
export function textsFinder(
  assetFiles: ReadonlyMap<string, { readonly identity: Uint8Array }>,
  assetAddresses: ReadonlyMap<string, string>,
): (island: string, texts: object) => string | null {
  const findIslandFile = (island: string, wantedTexts: object): string | null => {
    const wantedJson = JSON.stringify(wantedTexts);
    const builtAddresses = languages.map((lang) => assetAddresses.get(`${island}-${lang}`) ?? "");
    return (
      builtAddresses.find(
        (builtAddress) => textsIn(assetFiles.get(builtAddress)?.identity ?? new Uint8Array()) === wantedJson,
      ) ?? null
    );
  };
  // The same object comes for every visitor, and to write it takes longer than all else here.
  const addressesOf = new WeakMap<object, string | null>();
  return (island, ownTexts) => {
    const existingAddress = addressesOf.get(ownTexts);
    if (existingAddress !== undefined) return existingAddress;
    const address = findIslandFile(island, ownTexts);
    addressesOf.set(ownTexts, address);
    return address;
  };
}
