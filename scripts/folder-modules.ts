import { dirname } from "node:path";
import { Glob } from "bun";
import { folderTexts } from "#core/folder-modules.ts";

/**
 * A module's text as the bundler needs it, which has no folders: with an import for each file that `folderModules` would
 * find, and with the texts that `folderTexts` would give, packed: as they are, code and bytecode would have them both.
 */
export function withFolderModules(text: string, path: string): string {
  const imports: string[] = [];
  const written = text
    .replaceAll(/\bfolderTexts\(import\.meta, "([^"]+)"\)/g, (_, pattern: string) => {
      const texts = folderTexts({ dir: dirname(path), require: import.meta.require }, pattern);
      const packed = Buffer.from(Bun.zstdCompressSync(JSON.stringify(texts), { level: 19 })).toString(
        "base64",
      );
      return `JSON.parse(Bun.zstdDecompressSync(Buffer.from("${packed}", "base64")).toString())`;
    })
    .replaceAll(/\bfolderModules\(import\.meta, "([^"]+)"\)/g, (_, pattern: string) => {
      const fields = [...new Glob(pattern).scanSync(dirname(path))].toSorted().map((file) => {
        const name = `folderModule${imports.length}`;
        imports.push(`import * as ${name} from ${JSON.stringify(`./${file}`)};`);
        return `${JSON.stringify(file.replace(/^.*\/|\.tsx?$/g, ""))}: ${name}`;
      });
      return `({ ${fields.join(", ")} })`;
    })
    .replaceAll(/\bfolderLoaders\(import\.meta, "([^"]+)"\)/g, (_, pattern: string) => {
      const fields = [...new Glob(pattern).scanSync(dirname(path))]
        .toSorted()
        .map((file) => `${JSON.stringify(file.split("/").at(-2))}: () => import(${JSON.stringify(file)})`);
      return `({ ${fields.join(", ")} })`;
    });
  return imports.join(" ") + written;
}
