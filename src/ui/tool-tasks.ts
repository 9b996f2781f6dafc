import { createContext } from "react";
import type { TaskTexts } from "#core/tool.ts";

export type TaskLink = { readonly href: string; readonly label: string };

/** The tasks that a tool's page lists; on the page of a task its own texts too, by its English slug. */
export type ShownTasks = {
  readonly own: { readonly slug: string; readonly texts: TaskTexts } | null;
  readonly links: readonly TaskLink[];
};

export const ToolTasks = createContext<ShownTasks | null>(null);
