import { glanceAt } from "#core/glance.ts";
import type { Lang } from "#core/i18n.ts";
import type { Glance, ToolFunctions } from "#core/tool.ts";
import { TooHeavy } from "./effects.ts";
import { runOnDevice } from "./run.ts";
import { toolPart } from "./tool-part.ts";

type Asked = {
  /** The call's path, its input, and where its function and texts stand. */
  readonly path: string;
  readonly body: Readonly<Record<string, string>>;
  readonly module: string;
  readonly texts: string;
  readonly lang: Lang;
};

/** What a call answers, at a glance, without a word to the server; null where it refuses or is too much work. */
export async function glanceOf({ path, body, module, texts, lang }: Asked): Promise<Glance | null> {
  const [functions, words]: [ToolFunctions, { texts: Readonly<Record<string, string>> }] = await Promise.all([
    import(module),
    import(texts),
  ]);
  const actions = await toolPart(functions).load(lang, words.texts);
  try {
    const outcome = await runOnDevice(actions, path, body, lang);
    const action = actions[path];
    return outcome?.ok && action ? glanceAt(action, outcome.answer, lang) : null;
  } catch (fault) {
    if (fault instanceof TooHeavy) return null;
    throw fault;
  }
}
