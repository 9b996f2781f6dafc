import { useState } from "react";
import type { IslandTexts } from "#core/i18n.ts";
import { Icon } from "#ui/icon.tsx";

type AddressCodeProps = { readonly address: string; readonly texts: IslandTexts<"notes"> };

const side = 240;

/** The QR code of an address that the server knows: a picture of its own, which is there without scripts too. */
export function AddressCode({ address, texts }: AddressCodeProps) {
  return (
    <details className="raw">
      <summary>{texts["notes.share.qr"]}</summary>
      <CodePicture src={`/qr.svg?${new URLSearchParams({ text: address })}`} texts={texts} />
    </details>
  );
}

/** The same of an address with a key that stays on the device, where the code is drawn when it is asked for. */
export function SecretAddressCode({ address, texts }: AddressCodeProps) {
  const [drawn, setDrawn] = useState<{ readonly address: string; readonly src: string } | null>(null);
  const draw = async () => {
    const { qrOnDevice } = await import("#client/device/qr-picture.ts");
    const src = qrOnDevice(address);
    if (src) setDrawn({ address, src });
  };
  if (drawn?.address === address) return <CodePicture src={drawn.src} texts={texts} />;
  return (
    <div className="actions">
      {/* Without a network there is no drawing, and the address stays. */}
      <button type="button" className="button quiet" onClick={() => void draw().catch(() => {})}>
        <Icon name="qr-code" />
        {texts["notes.share.qr"]}
      </button>
    </div>
  );
}

function CodePicture({ src, texts }: { src: string; texts: IslandTexts<"notes"> }) {
  return (
    <p className="picture">
      <img src={src} alt={texts["notes.share.qr.alt"]} width={side} height={side} loading="lazy" />
    </p>
  );
}
