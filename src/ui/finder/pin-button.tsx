import type { Texts } from "#core/i18n.ts";
import { Icon } from "#ui/icon.tsx";

export const pinButtonTexts = ["finder.pin", "finder.unpin"] as const;

export function PinButton({
  name,
  isPinned,
  texts,
  onToggle,
}: {
  /** Of the tool. */
  name: string;
  isPinned: boolean;
  texts: Texts<(typeof pinButtonTexts)[number]>;
  onToggle: () => void;
}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`${texts[isPinned ? "finder.unpin" : "finder.pin"]}: ${name}`}
      aria-pressed={isPinned}
      onClick={onToggle}
    >
      <Icon name="pin" />
    </button>
  );
}
