import { createContext, useContext } from "react";
import type { IconName } from "../core/icons.ts";

/** The address of the sprite, which changes with its content. */
export const SpriteAddress = createContext("");

/** A picture beside words that say the same; it is never read out. */
export function Icon({ name }: { name: IconName }) {
  const sprite = useContext(SpriteAddress);
  return (
    <svg aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
