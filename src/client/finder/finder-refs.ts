import type { RefObject } from "react";

export type FinderRefs = {
  /** All of the finder. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** What is typed into. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
};

export const pressableSuggestions = (box: HTMLElement | null): readonly HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>(".suggestions .tile") ?? []),
];
