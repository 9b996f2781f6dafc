import type { Lang, MessageKey } from "#core/i18n.ts";
import { localPath, otherPages } from "#core/pages.ts";
import { type AnyTool, type ToolTask, decodedCalls } from "#core/tool.ts";
import { type ToolId, tools as declared } from "./registry.ts";

/**
 * Every tool as pages list it: where it stands, and the keys of what is said of it (`<id>.label`, `.short`, `.line`,
 * `.lead`, `.title`, `.summary`; on its page `.intro`, `.privacy`, `.faq.1.q` to `.faq.3.a`).
 */
export const tools = declared.map(({ id, path, group, icon }) => ({
  id,
  path,
  group,
  icon,
  label: `${id}.label` satisfies MessageKey,
  short: `${id}.short` satisfies MessageKey,
  line: `${id}.line` satisfies MessageKey,
  lead: `${id}.lead` satisfies MessageKey,
  summary: `${id}.summary` satisfies MessageKey,
}));
export type Tool = (typeof tools)[number];

/** The tools that work on the device, and so without a network. */
export const deviceTools = tools.filter((_, index) =>
  decodedCalls(declared[index]?.calls ?? {}).some(([, { device }]) => device),
);

export type PageId = ToolId | (typeof otherPages)[number]["id"];

const pathByPage = new Map<PageId, string>([...tools, ...otherPages].map(({ id, path }) => [id, path]));

export function pathOf(id: PageId): string {
  const path = pathByPage.get(id);
  if (path === undefined) throw new Error(`No page has the id ${id}`);
  return path;
}

/** Up to four tools to go on with: those of the same group first, then the next ones in the navigation. */
export function relatedTo(id: ToolId): readonly Tool[] {
  const toolIndex = tools.findIndex((tool) => tool.id === id);
  const otherTools = [...tools.slice(toolIndex + 1), ...tools.slice(0, toolIndex)];
  const toolGroup = tools[toolIndex]?.group;
  const inGroup = otherTools.filter((tool) => tool.group === toolGroup);
  return [...new Set([...inGroup, ...otherTools])].slice(0, 4);
}

/** Where a task's page stands in each language. */
export type TaskAddress = Readonly<Record<Lang, string>>;

export type TaskPlace = { readonly id: ToolId; readonly task: ToolTask; readonly addresses: TaskAddress };

/** The task's slug below its tool's path, both as the language has them. */
const addressIn = (path: string, { slug }: ToolTask, lang: Lang): string =>
  `${localPath(path, lang)}/${slug[lang]}`;

/** The pages of every tool's tasks, in the order of the tools. */
export const taskPlaces: readonly TaskPlace[] = declared.flatMap(
  ({ id, path, tasks = [] }: AnyTool & { id: ToolId }) =>
    tasks.map((task) => ({
      id,
      task,
      addresses: { vi: addressIn(path, task, "vi"), en: addressIn(path, task, "en") },
    })),
);

export const tasksOf = (id: PageId): readonly TaskPlace[] => taskPlaces.filter((place) => place.id === id);
