import { Glob } from "bun";

const islandsFolder = new URL("../islands/", import.meta.url).pathname;

/** An island's source: `name` is what pages call it, `area` the tool, or other part of the site, that its texts are of. */
export type IslandFile = { readonly file: string; readonly name: string; readonly area: string };

/** Every island: what a module below `islands/` exports as its default; the others there are parts of one. */
export async function islandFiles(): Promise<readonly IslandFile[]> {
  const sources = await Promise.all(
    [...new Glob("**/*.tsx").scanSync(islandsFolder)].toSorted().map(async (path) => ({
      path,
      isIsland: /^export default /m.test(await Bun.file(islandsFolder + path).text()),
    })),
  );
  return sources
    .filter(({ isIsland }) => isIsland)
    .map(({ path }) => ({
      file: islandsFolder + path,
      name: path.replace(/\.tsx$/, "").replaceAll("/", "-"),
      area: path.replace(/\/[^]*|\.tsx$/, ""),
    }));
}
