import type { IconName } from "#core/icons.ts";

/** A picture beside words that say the same: without text and without a role, so it is never read out. */
export function Icon({ name }: { name: IconName }) {
  return <i className={`i-${name}`} />;
}
