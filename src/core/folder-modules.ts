/** What a module knows of its place. */
type FolderPlace = Pick<ImportMeta, "dir" | "require">;

/**
 * Every module of a folder, by the name of its file: what is put there belongs to the product, and no list names it.
 * `pattern` is relative to the caller. A build has no folders: `scripts/folder-modules.ts` writes imports in place of the
 * call, so both arguments are written out there.
 */
export const folderModules = (
  { dir, require }: FolderPlace,
  pattern: string,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> =>
  Object.fromEntries(
    [...new Bun.Glob(pattern).scanSync(dir)]
      .toSorted()
      .map((file) => [file.replace(/^.*\/|\.tsx?$/g, ""), require(`${dir}/${file}`)]),
  );

/**
 * What the modules of a folder export, objects of texts, in one object. They are data, so a build has them as packed JSON, which
 * is read in a third of the time that running the modules takes; the arguments are written out as above.
 */
export const folderTexts = (place: FolderPlace, pattern: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.values(folderModules(place, pattern)).flatMap((texts) => Object.values(texts)));

/** Every module of that pattern by the name of its folder, to be loaded by itself; the arguments are written out as above. */
export const folderLoaders = (
  { dir }: Pick<ImportMeta, "dir">,
  pattern: string,
): Readonly<Record<string, () => Promise<unknown>>> =>
  Object.fromEntries(
    [...new Bun.Glob(pattern).scanSync(dir)]
      .toSorted()
      .map((file) => [file.split("/").at(-2) ?? "", () => import(`${dir}/${file}`)]),
  );
