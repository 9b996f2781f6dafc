import { type ReactNode, useSyncExternalStore } from "react";
import { typeInto } from "#client/type-into.ts";
import type { IconName } from "#core/icons.ts";
import type { Texts } from "#core/i18n.ts";
import { Icon } from "./icon.tsx";

export const fieldCornerTexts = ["ui.paste", "ui.clear"] as const;

export type FieldCornerTexts = Texts<(typeof fieldCornerTexts)[number]>;

type TextControl = HTMLTextAreaElement | HTMLInputElement;

const never = () => () => {};
const readsClipboard = () => "clipboard" in navigator && "readText" in navigator.clipboard;

/**
 * What may be done with a field, as pictures in its corner: pastes, whatever the children do, clears. The first comes when
 * the island lives and the browser can do it, which moves none of the others. Without a script none is shown: the text
 * itself is pasted then.
 */
export function FieldCorner({
  find,
  texts,
  children,
}: {
  find: () => TextControl | null;
  texts: FieldCornerTexts;
  children?: ReactNode;
}) {
  const canPaste = useSyncExternalStore(never, readsClipboard, () => false);
  const fill = (text: string) => {
    const control = find();
    control?.focus();
    if (control) typeInto(control, text);
  };
  /** Whoever is asked and says no has pasted nothing. */
  const paste = () => void navigator.clipboard.readText().then(fill, () => find()?.focus());
  return (
    <div className="field-tools needs-script">
      {canPaste && <CornerButton icon="clipboard-paste" label={texts["ui.paste"]} onClick={paste} />}
      {children}
      <CornerButton icon="x" label={texts["ui.clear"]} onClick={() => fill("")} />
    </div>
  );
}

export const CornerButton = ({
  icon,
  label,
  onClick,
}: {
  icon: IconName;
  label: string;
  onClick: () => void;
}) => (
  <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
