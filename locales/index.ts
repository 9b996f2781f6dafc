import { folderTexts } from "#core/folder-modules.ts";

/** The texts of each area, by the name that its file in `vi/` exports: every such file adds itself. */
// oxlint-disable-next-line no-empty-interface -- what is in it stands in the files
export interface VietnameseTexts {}

type All<Union> = (Union extends unknown ? (texts: Union) => void : never) extends (
  texts: infer Joined,
) => void
  ? { readonly [Key in keyof Joined]: Joined[Key] }
  : never;

/** Every text in Vietnamese, the source of the keys. */
export type Vietnamese = All<VietnameseTexts[keyof VietnameseTexts]>;

// oxlint-disable-next-line no-unsafe-type-assertion -- what the files export, as they say by their types
export const vi = folderTexts(import.meta, "vi/*.ts") as Vietnamese;

// oxlint-disable-next-line no-unsafe-type-assertion -- each file has the keys of the Vietnamese one
export const en = folderTexts(import.meta, "en/*.ts") as Record<keyof Vietnamese, string>;
