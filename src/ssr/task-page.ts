import type { Lang } from "#core/i18n.ts";
import { tasksTexts } from "#core/tool-texts/tasks.ts";
import type { TaskTexts, ToolTask } from "#core/tool.ts";
import { type PageId, type TaskAddress, tasksOf } from "#tools/catalog.ts";
import type { TaskLink } from "#ui/tool-tasks.ts";

/** A task's page in a language. */
export type TaskPage = {
  readonly task: ToolTask;
  readonly texts: TaskTexts;
  readonly addresses: TaskAddress;
};

/** What a tool's page or that of one of its tasks has of tasks. */
export type PageTasks = {
  /** Null on the tool's own page. */
  readonly own: TaskPage | null;
  /** The tool's tasks; on a task's page some of the others. */
  readonly links: readonly TaskLink[];
};

const maxNeighbours = 8;

/** Up to eight tasks to go on with, from a task's own place in the list on. */
function neighboursOf(tasks: readonly ToolTask[], own: ToolTask): readonly ToolTask[] {
  const at = tasks.indexOf(own);
  return [...tasks.slice(at + 1), ...tasks.slice(0, at)].slice(0, maxNeighbours);
}

const addressesOf = (id: PageId, task: ToolTask): TaskAddress => {
  const found = tasksOf(id).find((one) => one.task === task);
  if (!found) throw new Error(`${id} has no task ${task.slug.en}`);
  return found.addresses;
};

async function loadTasks(id: PageId, lang: Lang, own: ToolTask | null): Promise<PageTasks | null> {
  const places = tasksOf(id);
  const load = tasksTexts[id]?.[lang];
  if (places.length === 0 || !load) return null;
  const { default: all } = await load();
  const textsOf = ({ slug }: ToolTask): TaskTexts => {
    const found = all[slug.en];
    if (!found) throw new Error(`${id} has no texts of ${slug.en}`);
    return found;
  };
  const tasks = places.map(({ task }) => task);
  const shown = own ? neighboursOf(tasks, own) : tasks;
  return {
    own: own && { task: own, texts: textsOf(own), addresses: addressesOf(id, own) },
    links: shown.map((task) => ({ href: addressesOf(id, task)[lang], label: textsOf(task).label })),
  };
}

/** Made once for each page in each language: what a task's form opens with is kept by its page. */
const kept = new Map<string, Promise<PageTasks | null>>();

/** What is shown of tasks on a page, with its texts; null where its tool has none. */
export function tasksOn(id: PageId, lang: Lang, own: ToolTask | null): Promise<PageTasks | null> {
  const key = `${id} ${own?.slug.en ?? ""} ${lang}`;
  const existing = kept.get(key);
  if (existing) return existing;
  const loaded = loadTasks(id, lang, own);
  kept.set(key, loaded);
  return loaded;
}
