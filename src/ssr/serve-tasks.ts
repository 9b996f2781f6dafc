import { queryOf } from "#http/body.ts";
import { type Lang, languages, localizer, message } from "#core/i18n.ts";
import { localPath } from "#core/pages.ts";
import type { Failure } from "#core/result.ts";
import { type TaskPlace, type Tool, taskPlaces, tools } from "#tools/catalog.ts";
import type { Page } from "./page.ts";
import { cacheKey } from "./page-cache.ts";
import type { PageServer } from "./page-server.ts";
import { servePage } from "./serve-page.ts";

export type TaskPages = {
  /** Answers whoever asks for the page of a task; null for all else. There are too many for a route each. */
  readonly answer: (request: Request) => Promise<Response> | null;
  /** The methods that a task's page takes; none where there is no such page. */
  readonly methodsOn: (pathname: string) => readonly string[];
};

const methods = ["GET", "HEAD", "POST"] as const;

const placeByPath: ReadonlyMap<string, TaskPlace & { readonly lang: Lang }> = new Map(
  taskPlaces.flatMap((place) =>
    languages.map((lang) => [place.addresses[lang], { ...place, lang }] as const),
  ),
);

export function serveTasks(pages: readonly Page[], server: PageServer): TaskPages {
  const pageById = new Map(pages.filter((page) => !page.path).map((page) => [page.id, page]));
  return {
    methodsOn: (pathname) => (placeByPath.has(pathname) ? methods : []),
    answer: (request) => {
      const [pathname = ""] = cacheKey(request.url).split("?", 1);
      const place = placeByPath.get(pathname);
      const page = place && pageById.get(place.id);
      if (!place || !page || !methods.some((method) => method === request.method)) return null;
      const { id, lang, task } = place;
      server.names.set(request, `${localPath(toolOf(id).path, lang)}/:task`);
      return servePage({ page, lang, task, request, params: {}, query: queryOf(request) }, server);
    },
  };
}

function toolOf(id: string): Tool {
  const tool = tools.find((one) => one.id === id);
  if (!tool) throw new Error(`There is no tool ${id}`);
  return tool;
}

const toolsWithTasks = tools.filter(({ id }) => taskPlaces.some((place) => place.id === id));

/** That a tool has no such task, where an address below its page is nobody's; null for any other. */
export function missingTask(pathname: string, lang: Lang): Failure | null {
  const tool = toolsWithTasks.find(({ path }) => pathname.startsWith(`${localPath(path, lang)}/`));
  return tool
    ? { code: "not_found", detail: message("notFound.task", { tool: localizer(lang)(tool.label) }) }
    : null;
}
