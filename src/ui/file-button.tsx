import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { listenForFiles } from "#client/pick-file.ts";
import { typeInto } from "#client/type-into.ts";
import { type IconName } from "#core/icons.ts";
import type { Texts } from "#core/i18n.ts";
import { Icon } from "./icon.tsx";

export const fieldToolTexts = ["ui.paste", "ui.clear"] as const;

const never = () => () => {};
const readsClipboard = () => "clipboard" in navigator && "readText" in navigator.clipboard;

/**
 * What may be done with a field, as pictures in its corner: pastes, chooses a file, clears. The first comes when the island
 * lives and the browser can do it, which moves none of the others. A file may also be dropped on the field or pasted into it. What `take` gives
 * is what is wrong with the file, in words. It needs a script, so it hides where there is none: without one the text itself
 * is pasted.
 */
export function FileButton({
  fieldRef,
  accept,
  icon = "file-up",
  label,
  texts,
  take,
}: {
  fieldRef: RefObject<HTMLTextAreaElement | HTMLInputElement | null>;
  accept?: string;
  icon?: IconName;
  label: string;
  texts: Texts<(typeof fieldToolTexts)[number]>;
  take: (file: File) => Promise<string | null>;
}) {
  const fileInput = useRef<HTMLInputElement>(null);
  const latestTake = useRef(take);
  const [fileFault, setFault] = useState<string | null>(null);
  useEffect(() => {
    latestTake.current = take;
  });
  useEffect(() => {
    if (!fieldRef.current || !fileInput.current) return undefined;
    return listenForFiles({ target: fieldRef.current, input: fileInput.current }, (pickedFile) => {
      setFault(null);
      void latestTake.current(pickedFile).then(setFault);
    });
  }, [fieldRef]);
  const canPaste = useSyncExternalStore(never, readsClipboard, () => false);
  const fill = (text: string) => {
    if (!fieldRef.current) return;
    typeInto(fieldRef.current, text);
    fieldRef.current.focus();
  };
  /** Whoever is asked and says no has pasted nothing. */
  const paste = () => void navigator.clipboard.readText().then(fill, () => fieldRef.current?.focus());
  return (
    <>
      <div className="field-tools needs-script">
        {canPaste && <FieldTool icon="clipboard-paste" label={texts["ui.paste"]} onClick={paste} />}
        <FieldTool icon={icon} label={label} onClick={() => fileInput.current?.click()} />
        <FieldTool icon="x" label={texts["ui.clear"]} onClick={() => fill("")} />
        <input ref={fileInput} type="file" hidden {...(accept && { accept })} />
      </div>
      <p className="error" role="alert" hidden={fileFault === null}>
        {fileFault}
      </p>
    </>
  );
}

const FieldTool = ({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) => (
  <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
