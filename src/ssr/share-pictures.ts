import type { ToolId } from "#tools/registry.ts";
import { taskPlaces, tools } from "#tools/catalog.ts";
import { type Lang, languages } from "#core/i18n.ts";
import type { Compute, Task } from "#core/task.ts";
import type { Site } from "#core/site.ts";
import type { ToolTask } from "#core/tool.ts";
import type { Raster, VietqrDrawing } from "#tools/vietqr/transfer.ts";
import type { Assets } from "./assets.ts";
import { commonHeaders } from "./headers.ts";
import { sharePictureOf } from "./share-picture.ts";
import { type TaskPage, tasksOn } from "./task-page.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export type SharePictures = {
  /** The path of the picture of a tool or of its task; of any other page's, the site's own. */
  readonly pathOf: (page: {
    readonly id: string;
    readonly lang: Lang;
    readonly task?: TaskPage | null;
  }) => string;
  readonly answer: (pathname: string) => Promise<Response>;
};

/** What other sites show beside a link to any page that is no tool. */
export const sitePicture = "/og.png";
type SharePictureOptions = {
  readonly site: Site;
  readonly assets: Assets;
  /** Makes a bitmap of an SVG document. */
  readonly rasterize: Task<VietqrDrawing, Raster>;
  readonly compute: Compute;
};

const shareFolder = "/share/";

const nameOf = (id: string, lang: Lang, task?: ToolTask): string =>
  `${id}${task ? `.${task.slug.en}` : ""}-${lang}`;

type NamedTool = { readonly id: ToolId; readonly task?: ToolTask };

/** What a picture's name says that it is of. */
const namedTool = (shareName: string, lang: Lang): NamedTool | undefined =>
  tools.find(({ id }) => nameOf(id, lang) === shareName) ??
  taskPlaces.find(({ id, task }) => nameOf(id, lang, task) === shareName);

/**
 * The pictures that other sites show of tools, drawn when somebody asks for one and kept: there is one of each tool
 * and of each task in each language. Their addresses change with what they show, so they may be kept for ever.
 */
export function createSharePictures({
  rasterize,
  compute,
  ...shareParts
}: SharePictureOptions): SharePictures {
  const drawings = new Map<string, string>();
  const bitmaps = new Map<string, Bytes>();
  const paths = new Map<string, string>();

  const pathOfTool = (id: ToolId, lang: Lang, task: TaskPage | null): string => {
    const shareName = nameOf(id, lang, task?.task);
    const existingPath = paths.get(shareName);
    if (existingPath !== undefined) return existingPath;
    const svg = sharePictureOf(id, lang, { ...shareParts, task });
    const path = `${shareFolder}${shareName}-${Bun.hash(svg).toString(36)}.png`;
    drawings.set(path, svg);
    paths.set(shareName, path);
    return path;
  };
  const pathOf: SharePictures["pathOf"] = ({ id, lang, task = null }) => {
    const tool = tools.find((anyTool) => anyTool.id === id);
    return tool ? pathOfTool(tool.id, lang, task) : sitePicture;
  };

  async function drawShare(path: string): Promise<Bytes | null> {
    const bitmap = bitmaps.get(path);
    const svg = drawings.get(path);
    if (bitmap || svg === undefined) return bitmap ?? null;
    const sharePicture = await compute(rasterize, { svg, format: "png" }, null);
    if (!sharePicture.ok) return null;
    const { bytes } = sharePicture.value;
    bitmaps.set(path, bytes);
    return bytes;
  }

  return {
    pathOf,
    /** A picture that has changed since leads to the one of now, what cannot be drawn just now to the site's own. */
    answer: async (pathname) => {
      const [, shareName = ""] = /^\/share\/(.+)-\w+\.png$/.exec(pathname) ?? [];
      const lang = languages.find((anyLang) => shareName.endsWith(`-${anyLang}`)) ?? "vi";
      const named = namedTool(shareName, lang);
      const tasks = named?.task ? await tasksOn(named.id, lang, named.task) : null;
      const path = named ? pathOfTool(named.id, lang, tasks?.own ?? null) : null;
      const headers = commonHeaders(shareParts.site);
      if (path === null) return new Response(null, { status: 404, headers });
      const shareBytes = path === pathname ? await drawShare(path) : null;
      const location = path === pathname ? sitePicture : path;
      if (!shareBytes)
        return new Response(null, { status: 302, headers: { ...headers, Location: location } });
      const lasting = { "Content-Type": "image/png", "Cache-Control": "public, max-age=31536000, immutable" };
      return new Response(shareBytes, { headers: { ...headers, ...lasting } });
    },
  };
}
