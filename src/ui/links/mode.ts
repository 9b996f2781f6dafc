/** What a row of the list is doing; in the address it is `?edit=code`, so that it works without scripts. */
export const modeNames = ["analytics", "edit", "delete"] as const;
export type ModeName = (typeof modeNames)[number];
export type Mode = { readonly name: ModeName; readonly code: string };

export function modeIn(query: URLSearchParams): Mode | null {
  const name = modeNames.find((one) => query.has(one));
  return name ? { name, code: query.get(name) ?? "" } : null;
}
