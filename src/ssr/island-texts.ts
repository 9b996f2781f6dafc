import { Glob } from "bun";
import { type Lang, type MessageKey, languages, textsOf } from "../core/i18n.ts";

const islands = new URL("../islands/", import.meta.url).pathname;

/** An island's module exports the keys of its texts under a name that ends so. */
const isTexts = (name: string): boolean => name.endsWith("Texts");

const sourceStart = "export default ";
const sourceOf = (texts: string): string => `${sourceStart}${texts}`;

/** The texts of each island in each language as a script: in the page stands only what is shown of them. */
export async function islandTextScripts(): Promise<readonly { name: string; source: string }[]> {
  const files = [...new Glob("*.tsx").scanSync(islands)].toSorted();
  const scripts = await Promise.all(
    files.map(async (file) => {
      const module: Record<string, unknown> = await import(islands + file);
      const keys = Object.entries(module).find(([name]) => isTexts(name))?.[1];
      if (!Array.isArray(keys)) return [];
      // oxlint-disable-next-line no-unsafe-type-assertion -- what islands export by this name are keys
      const texts = (lang: Lang) => textsOf(lang, keys as readonly MessageKey[]);
      return languages.map((lang) => ({
        name: `texts-${file.replace(".tsx", "")}-${lang}`,
        source: sourceOf(JSON.stringify(texts(lang))),
      }));
    }),
  );
  return scripts.flat();
}

/** The script that gives exactly these texts; null where none was built. */
export function textScriptFinder(
  files: ReadonlyMap<string, { readonly identity: Uint8Array }>,
): (texts: object) => string | null {
  const addresses = new Map(
    [...files]
      .filter(([address]) => address.startsWith("/assets/texts-"))
      .map(([address, { identity }]) => [new TextDecoder().decode(identity), address]),
  );
  // The same object comes for every visitor, and to write it takes longer than all else here.
  const addressesOf = new WeakMap<object, string | null>();
  return (texts) => {
    const existing = addressesOf.get(texts);
    if (existing !== undefined) return existing;
    const address = addresses.get(sourceOf(JSON.stringify(texts))) ?? null;
    addressesOf.set(texts, address);
    return address;
  };
}
