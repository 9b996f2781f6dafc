import { useSyncExternalStore } from "react";
import { canSeal } from "../../client/sealed-note.ts";
import type { Texts } from "../../core/i18n.ts";
import { Checkbox } from "../field.tsx";

export const sealChoiceTexts = [
  "notes.seal",
  "notes.seal.hint",
  "notes.seal.insecure",
  "notes.seal.withoutScript",
] as const;

const neverChanges = () => () => undefined;

/**
 * Offers to encrypt the note on the device. Until the browser is known to do that, the box cannot be ticked: a form
 * that is sent as it is never promises it.
 */
export function SealChoice({ texts }: { texts: Texts<(typeof sealChoiceTexts)[number]> }) {
  const isOffered = useSyncExternalStore(neverChanges, canSeal, () => null);
  return (
    <div className="field">
      <div className="needs-script">
        <Checkbox label={texts["notes.seal"]} name="sealed" disabled={isOffered !== true} />
        <small className="hint">
          {texts[isOffered === false ? "notes.seal.insecure" : "notes.seal.hint"]}
        </small>
      </div>
      <small className="hint without-script">{texts["notes.seal.withoutScript"]}</small>
    </div>
  );
}
