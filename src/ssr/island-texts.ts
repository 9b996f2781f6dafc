import { Glob } from "bun";
import { type Lang, type MessageKey, languages, textsOf } from "../core/i18n.ts";

const islands = new URL("../islands/", import.meta.url).pathname;

/** An island's module exports the keys of its texts under a name that ends so. */
const isTexts = (name: string): boolean => name.endsWith("Texts");

/** What each island says, in each language. */
export async function islandTexts(): Promise<
  readonly { readonly island: string; readonly lang: Lang; readonly texts: object }[]
> {
  const files = [...new Glob("*.tsx").scanSync(islands)].toSorted();
  const texts = await Promise.all(
    files.map(async (file) => {
      const module: Record<string, unknown> = await import(islands + file);
      const keys = Object.entries(module).find(([name]) => isTexts(name))?.[1];
      if (!Array.isArray(keys)) return [];
      const island = file.replace(".tsx", "");
      // oxlint-disable-next-line no-unsafe-type-assertion -- what islands export by this name are keys
      const own = keys as readonly MessageKey[];
      return languages.map((lang) => ({ island, lang, texts: textsOf(lang, own) }));
    }),
  );
  return texts.flat();
}

// No name that a minifier gives has so many letters.
const textsStart = "export const texts=";

/** An island's module that brings its texts along: in the page stands only what is shown of them. */
export const withTexts = (module: Uint8Array, texts: object): string =>
  `${new TextDecoder().decode(module).trimEnd()}\n${textsStart}${JSON.stringify(texts)};\n`;

const textsIn = (module: Uint8Array): string => {
  const text = new TextDecoder().decode(module);
  const at = text.lastIndexOf(textsStart);
  return at < 0 ? "" : text.slice(at + textsStart.length, -2);
};

/** Finds the island's module that has exactly these texts in it; null where none was built. */
export function textsFinder(
  files: ReadonlyMap<string, { readonly identity: Uint8Array }>,
  addresses: ReadonlyMap<string, string>,
): (island: string, texts: object) => string | null {
  const find = (island: string, texts: object): string | null => {
    const wanted = JSON.stringify(texts);
    const built = languages.map((lang) => addresses.get(`${island}-${lang}`) ?? "");
    return (
      built.find((address) => textsIn(files.get(address)?.identity ?? new Uint8Array()) === wanted) ?? null
    );
  };
  // The same object comes for every visitor, and to write it takes longer than all else here.
  const addressesOf = new WeakMap<object, string | null>();
  return (island, texts) => {
    const existing = addressesOf.get(texts);
    if (existing !== undefined) return existing;
    const address = find(island, texts);
    addressesOf.set(texts, address);
    return address;
  };
}
