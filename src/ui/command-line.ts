import { createContext, type ReactNode } from "react";
import { copyTexts } from "./copy-button.tsx";

export const commandLineTexts = [...copyTexts, "tool.command"] as const;

/** The command line of the page's tool, which a tool's page puts into its place. */
export const ToolCommand = createContext<ReactNode>(null);
