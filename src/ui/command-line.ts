import { createContext, type ReactNode } from "react";

/** The command line of the page's tool, which a tool's page puts into its place. */
export const ToolCommand = createContext<ReactNode>(null);
