import { useState } from "react";
import { preventingDefault } from "#client/preventing-default.ts";
import type { IslandTexts } from "#core/i18n.ts";
import type { Note } from "#tools/notes/schema.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { ShareText } from "#ui/share-text.tsx";

type AddressCodeProps = { readonly address: string; readonly texts: IslandTexts<"notes"> };

const side = 240;

/** The QR code of an address that the server knows: a picture of its own, which is there without scripts too. */
function AddressCode({ address, texts }: AddressCodeProps) {
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

/** Who can open a note, and how to change that. */
export function NoteSharing({
  note,
  address,
  texts,
  onShare,
}: {
  note: Note;
  /** Of the note's own page. */
  address: string;
  texts: IslandTexts<"notes">;
  onShare: (id: string, shared: boolean) => void;
}) {
  const { id, shared } = note;
  const send = (value: boolean) => preventingDefault(() => onShare(id, value));
  const form = (value: boolean, label: string) => (
    <form method="post" action={`?share=${id}#note-${id}`} onSubmit={send(value)}>
      <input type="hidden" name="action" value="share" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="shared" value={value ? "on" : "off"} />
      <button className="button quiet">{label}</button>
    </form>
  );
  return (
    <div className="inset">
      {!shared && <p>{texts["notes.share.off"]}</p>}
      {shared && note.burn && <p>{texts["notes.share.burn"]}</p>}
      {shared && (note.sealed || !note.burn) && (
        <p>{texts[note.sealed ? "notes.share.sealed" : "notes.share.who"]}</p>
      )}
      {shared && <p className="code">{address}</p>}
      {shared && !note.sealed && <AddressCode address={address} texts={texts} />}
      <div className="actions">
        {shared && (
          <>
            <CopyButton text={address} texts={texts} />
            <ShareText shared={{ url: address }} texts={texts} />
            <a className="button quiet" href={address} target="_blank" rel="noopener">
              <Icon name="external-link" />
              {texts["notes.share.open"]}
            </a>
            {form(true, texts["notes.share.renew"])}
            {form(false, texts["notes.share.stop"])}
          </>
        )}
        {!shared && form(true, texts["notes.share.start"])}
      </div>
    </div>
  );
}
