import { visibleText } from "#core/visible-text.ts";
import type { IconName } from "#core/icons.ts";
import { Icon } from "#ui/icon.tsx";
import { formBody } from "#client/form-body.ts";
import { preventingDefault } from "#client/preventing-default.ts";
import { formatDateTime } from "#core/format.ts";
import { type IslandTexts, fill } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import { langOfText } from "#core/vietnamese.ts";
import type { Note } from "#tools/notes/schema.ts";
import { Refusal } from "#ui/result.tsx";
import { NoteFields } from "./fields.tsx";
import { LinkedText } from "./linked-text.tsx";
import { type NoteMode, type NoteModeName, noteModeNames } from "./use-notes.ts";
import { NoteSharing } from "./sharing.tsx";

export type NoteRowProps = {
  readonly note: Note;
  readonly address: string;
  readonly texts: IslandTexts<"notes">;
  readonly mode: NoteMode | null;
  /** What was typed into the form of a change that was refused. */
  readonly values: Readonly<Record<string, string>>;
  readonly problem: Problem | null;
  readonly onMode: (mode: NoteMode | null) => void;
  readonly onChange: (id: string, body: Record<string, unknown>) => void;
  readonly onRemove: (id: string) => void;
  readonly onShare: (id: string, shared: boolean) => void;
};

const noteModeIcons = { edit: "pencil", share: "share-2", delete: "trash" } satisfies Record<
  NoteModeName,
  IconName
>;

const maxNameLength = 60;

/** What the question before a deletion calls a note: its title, or how it begins. */
function noteName({ title, content }: Note): string {
  const name = Array.from(visibleText(title ?? content.trim()).replace(/\s+/g, " "));
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength).join("")}…` : name.join("");
}

export function NoteRow(props: NoteRowProps) {
  const { note, texts, mode, onMode, onRemove } = props;
  const question = fill(texts["notes.delete.confirm"], { name: noteName(note) });
  const current = mode?.id === note.id ? mode.name : null;
  // What the page cannot read it cannot show to be changed either.
  const isOffered = (name: NoteModeName) => name !== "edit" || !note.sealed;
  const press = (name: NoteModeName) =>
    preventingDefault(() => {
      if (name !== "delete") onMode(current === name ? null : { name, id: note.id });
      else if (window.confirm(question)) onRemove(note.id);
    });
  return (
    <li id={`note-${note.id}`} className="entry">
      <NoteSummary note={note} texts={texts} />
      <div className="actions">
        {noteModeNames.filter(isOffered).map((name) => (
          <form key={name} method="get" action={`#note-${note.id}`} onSubmit={press(name)}>
            <input type="hidden" name={name} value={note.id} />
            <button
              className={name === "delete" ? "button quiet danger" : "button quiet"}
              {...(name !== "delete" && { "aria-expanded": current === name })}
            >
              <Icon name={noteModeIcons[name]} />
              {texts[`notes.${name}`]}
            </button>
          </form>
        ))}
      </div>
      {current === "share" && <NoteSharing {...props} />}
      {current === "edit" && isOffered(current) && <NoteEditor {...props} />}
      {current === "delete" && <NoteRemover {...props} question={question} />}
      {(current === "edit" || current === "delete") && (
        <form
          id={`cancel-${note.id}`}
          method="get"
          action={`#note-${note.id}`}
          onSubmit={preventingDefault(() => onMode(null))}
        />
      )}
    </li>
  );
}

/** What a note says, or that it is sealed, and until when it is there. */
function NoteSummary({ note, texts }: Pick<NoteRowProps, "note" | "texts">) {
  const time = (iso: string) => formatDateTime(new Date(iso));
  return (
    <>
      <h3 lang={langOfText(note.title)}>
        {visibleText(note.title ?? texts[note.sealed ? "notes.sealed.title" : "notes.untitled"])}
      </h3>
      {note.sealed ? (
        <p className="hint">{texts["notes.sealed.own"]}</p>
      ) : (
        <div className="clamped">
          <LinkedText>{note.content}</LinkedText>
        </div>
      )}
      <p className="hint">
        {fill(texts["notes.updated"], { time: time(note.updated_at) })}
        {note.expires_at && <> · {fill(texts["notes.expiresAt"], { time: time(note.expires_at) })}</>}
        {note.burn && (
          <span className="badge">
            <Icon name="flame" />
            {texts["notes.burns"]}
          </span>
        )}
      </p>
    </>
  );
}

function NoteRemover({ question, ...props }: NoteRowProps & { question: string }) {
  const { note, texts } = props;
  return (
    <form method="post" action="?#list" className="inset">
      <p>
        <strong>{question}</strong>
      </p>
      <input type="hidden" name="action" value="remove" />
      <input type="hidden" name="id" value={note.id} />
      <div className="actions">
        <button className="button danger">{texts["notes.delete.yes"]}</button>
        <NoteCancelButton {...props} />
      </div>
    </form>
  );
}

function NoteCancelButton({ note, texts }: Pick<NoteRowProps, "note" | "texts">) {
  return (
    <button className="button quiet" form={`cancel-${note.id}`} formNoValidate>
      {texts["notes.cancel"]}
    </button>
  );
}

function NoteEditor(props: NoteRowProps) {
  const { note, texts, values, problem, onChange } = props;
  const own = {
    title: note.title ?? "",
    content: note.content,
    burn: note.burn ? "on" : "",
    expires_in: "keep",
  };
  return (
    <form
      method="post"
      action={`?edit=${note.id}#note-${note.id}`}
      className="inset"
      aria-label={texts["notes.edit.title"]}
      onSubmit={(event) => {
        event.preventDefault();
        const { action: _action, ...body } = formBody(event.currentTarget);
        onChange(note.id, body);
      }}
    >
      {problem && !problem.errors && <Refusal problem={problem} />}
      <input type="hidden" name="action" value="change" />
      <input type="hidden" name="id" value={note.id} />
      <NoteFields values={problem ? { ...own, ...values } : own} texts={texts} problem={problem} isOld />
      <div className="actions">
        <button className="button">{texts["notes.save"]}</button>
        <NoteCancelButton {...props} />
      </div>
    </form>
  );
}
