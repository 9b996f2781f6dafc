/** What a row of the list is doing; in the address it is `?edit=code`, so that it works without scripts. */
export const linkModeNames = ["analytics", "edit", "delete"] as const;
export type LinkModeName = (typeof linkModeNames)[number];
export type LinkMode = { readonly name: LinkModeName; readonly code: string };

export function linkModeIn(query: URLSearchParams): LinkMode | null {
  const name = linkModeNames.find((one) => query.has(one));
  return name ? { name, code: query.get(name) ?? "" } : null;
}
