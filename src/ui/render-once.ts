import { type ReactNode, createContext } from "react";

/** Gives the markup of what is the same for every visitor, rendered for the first; `name` says all that decides it. */
export type RenderOnce = (name: string, node: ReactNode) => string;

export const RenderOnce = createContext<RenderOnce>((name) => {
  throw new Error(`Nothing renders ${name} here`);
});
