export type TypedValue = { readonly name: string; readonly value: string; readonly isChecked: boolean };

/** The part of an address behind which a page is filled with what waits for it in the tab. */
export const draftMark = "#typed";

export const draftKeyOf = (pathname: string): string => `typed ${pathname}`;

/** Whether what was typed waits in the tab's own storage, and in no address, for the page at a path. */
export function keepDraft(pathname: string, typedDraft: readonly TypedValue[]): boolean {
  try {
    sessionStorage.setItem(draftKeyOf(pathname), JSON.stringify(typedDraft));
    return true;
  } catch {
    return false;
  }
}
