import type { Texts } from "../../core/i18n.ts";
import { CopyButton, copyTexts } from "../copy-button.tsx";
import { Icon } from "../icon.tsx";
import { Warning } from "../warning.tsx";

export const sealedAddressTexts = [...copyTexts, "notes.seal.keep", "notes.share.open"] as const;

/** The whole address of a sealed note, with its key, which is shown this once. */
export function SealedAddress({
  address,
  texts,
}: {
  address: string;
  texts: Texts<(typeof sealedAddressTexts)[number]>;
}) {
  return (
    <div className="inset">
      <Warning>{texts["notes.seal.keep"]}</Warning>
      <p className="code">{address}</p>
      <div className="actions">
        <CopyButton text={address} texts={texts} />
        <a className="button quiet" href={address} target="_blank" rel="noopener">
          <Icon name="external-link" />
          {texts["notes.share.open"]}
        </a>
      </div>
    </div>
  );
}
