import { type ReactNode, useSyncExternalStore } from "react";
import { typeInto } from "#client/type-into.ts";
import type { IconName } from "#core/icons.ts";
import type { Texts } from "#core/i18n.ts";
import { Icon } from "./icon.tsx";

export const fieldCornerTexts = ["ui.paste", "ui.clear"] as const;

export type FieldCornerTexts = Texts<(typeof fieldCornerTexts)[number]>;

type TextControl = HTMLTextAreaElement | HTMLInputElement;

const never = () => () => {};
const always = () => true;
const readsClipboard = () => "clipboard" in navigator && "readText" in navigator.clipboard;

/**
 * What may be done with a field, as pictures in its corner: pastes, clears, whatever the children do. What needs the
 * island to live comes with it, and moves nothing: it stands before the others, and an empty corner is as high as the
 * label. Without a script the text itself is pasted.
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
  const isLive = useSyncExternalStore(never, always, () => false);
  const canPaste = useSyncExternalStore(never, readsClipboard, () => false);
  const fill = (text: string) => {
    const control = find();
    control?.focus();
    if (control) typeInto(control, text);
  };
  /** Whoever is asked and says no has pasted nothing. */
  const paste = () => void navigator.clipboard.readText().then(fill, () => find()?.focus());
  if (!isLive && !children) return null;
  return (
    <div className="field-tools needs-script" data-pastes={canPaste || undefined}>
      {canPaste && <CornerButton icon="clipboard-paste" label={texts["ui.paste"]} onClick={paste} />}
      {isLive && <CornerButton icon="x" label={texts["ui.clear"]} onClick={() => fill("")} />}
      {children}
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
