import { useSyncExternalStore } from "react";
import { canSeal } from "#client/sealed-note.ts";
import type { IslandTexts } from "#core/i18n.ts";
import { Checkbox } from "#ui/field.tsx";

const neverChanges = () => () => undefined;

/**
 * Offers to encrypt the note on the device. Until the browser is known to do that, the box cannot be ticked: a form
 * that is sent as it is never promises it.
 */
export function SealChoice({ texts }: { texts: IslandTexts<"notes"> }) {
  const isOffered = useSyncExternalStore(neverChanges, canSeal, () => null);
  return (
    <div className="field">
      <div className="needs-script">
        <Checkbox label={texts["notes.seal"]} name="sealed" disabled={isOffered !== true} />
        <small className="hint">
          {texts[isOffered === false ? "notes.seal.insecure" : "notes.seal.hint"]}
        </small>
      </div>
      <noscript>
        <small className="hint">{texts["notes.seal.withoutScript"]}</small>
      </noscript>
    </div>
  );
}
