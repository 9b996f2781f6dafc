/** What a note of the list is doing; in the address it is `?edit=id`, so that it works without scripts. */
export const noteModeNames = ["edit", "share", "delete"] as const;
export type NoteModeName = (typeof noteModeNames)[number];
export type NoteMode = { readonly name: NoteModeName; readonly id: string };

export function noteModeIn(query: URLSearchParams): NoteMode | null {
  const name = noteModeNames.find((one) => query.has(one));
  return name ? { name, id: query.get(name) ?? "" } : null;
}
