import { Icon } from "#ui/icon.tsx";
import { preventingDefault } from "#client/preventing-default.ts";
import type { IslandTexts } from "#core/i18n.ts";
import type { Note } from "#tools/notes/schema.ts";
import { AddressCode } from "./address-code.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { ShareText } from "#ui/share-text.tsx";

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
