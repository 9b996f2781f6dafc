import { Icon } from "../icon.tsx";
import { preventingDefault } from "../../client/preventing-default.ts";
import type { Texts } from "../../core/i18n.ts";
import type { Note } from "../../tools/notes/schema.ts";
import { CopyButton, copyTexts } from "../copy-button.tsx";

export const noteSharingTexts = [
  ...copyTexts,
  "notes.share.who",
  "notes.share.sealed",
  "notes.share.open",
  "notes.share.stop",
  "notes.share.renew",
  "notes.share.start",
  "notes.share.off",
] as const;

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
  texts: Texts<(typeof noteSharingTexts)[number]>;
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
      <p>{texts[shared ? (note.sealed ? "notes.share.sealed" : "notes.share.who") : "notes.share.off"]}</p>
      {shared && <p className="code">{address}</p>}
      <div className="actions">
        {shared && (
          <>
            <CopyButton text={address} texts={texts} />
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
