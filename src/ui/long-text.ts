import { createContext } from "react";

/** Gives what is written for a text: the text itself, or a mark in whose place the server sends it, in slices. */
export type StandIn = <Text>(text: Text) => Text | string;

/** A browser draws every text itself. */
export const StandIn = createContext<StandIn>((text) => text);
