/** What arrows and Enter reach, in the finder that an element is of. */
export const pressableSuggestions = (element: Element | null): readonly HTMLElement[] => [
  ...(element
    ?.closest(".finder")
    ?.querySelectorAll<HTMLElement>(".glance .actions form > .button, .suggestions .tile") ?? []),
];
