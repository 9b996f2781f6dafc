import type { IslandTexts } from "#core/i18n.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { SecretAddressCode } from "./address-code.tsx";
import { Icon } from "#ui/icon.tsx";
import { Warning } from "#ui/warning.tsx";

/** The whole address of a sealed note, with its key, which is shown this once. */
export function SealedAddress({ address, texts }: { address: string; texts: IslandTexts<"notes"> }) {
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
      <SecretAddressCode address={address} texts={texts} />
    </div>
  );
}
