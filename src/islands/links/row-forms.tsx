import { formBody } from "#client/form-body.ts";
import { preventingDefault } from "#client/preventing-default.ts";
import { type IslandTexts, fill } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import type { Link } from "#tools/links/schema.ts";
import { TextField } from "#ui/field.tsx";
import { Refusal } from "#ui/result.tsx";

type LinkRowFormProps = {
  readonly link: Link;
  readonly texts: IslandTexts<"links">;
  readonly onCancel: () => void;
};

/** Lets a link lead elsewhere. */
export function LinkEditor({
  link,
  texts,
  problem,
  onChange,
  onCancel,
}: LinkRowFormProps & { problem: Problem | null; onChange: (code: string, url: string) => void }) {
  const { code } = link;
  return (
    <>
      <form
        method="post"
        action={`?edit=${code}#link-${code}`}
        className="inset"
        onSubmit={(event) => {
          event.preventDefault();
          onChange(code, String(formBody(event.currentTarget)["url"]));
        }}
      >
        {problem && !problem.errors && <Refusal problem={problem} />}
        <input type="hidden" name="action" value="change" />
        <input type="hidden" name="code" value={code} />
        <TextField
          label={texts["links.edit.label"]}
          name="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={link.original_url}
          problem={problem}
        />
        <div className="actions">
          <button className="button">{texts["links.save"]}</button>
          <LinkCancelButton code={code} label={texts["links.cancel"]} />
        </div>
      </form>
      <LinkCancelForm code={code} onCancel={onCancel} />
    </>
  );
}

/** What is about to be deleted, and what comes of it. */
export const deleteQuestion = (
  { short_url }: Link,
  texts: LinkRowFormProps["texts"],
): readonly [string, string] => [
  fill(texts["links.delete.confirm"], { link: short_url.replace(/^https?:\/\//, "") }),
  texts["links.delete.warning"],
];

/** Asks again where there are no scripts to ask. */
export function LinkRemover({ link, texts, onCancel }: LinkRowFormProps) {
  const { code } = link;
  const [question, warning] = deleteQuestion(link, texts);
  return (
    <>
      <form method="post" action="?#history" className="inset">
        <p>
          <strong>{question}</strong> {warning}
        </p>
        <input type="hidden" name="action" value="remove" />
        <input type="hidden" name="code" value={code} />
        <div className="actions">
          <button className="button danger">{texts["links.delete.yes"]}</button>
          <LinkCancelButton code={code} label={texts["links.cancel"]} />
        </div>
      </form>
      <LinkCancelForm code={code} onCancel={onCancel} />
    </>
  );
}

function LinkCancelButton({ code, label }: { code: string; label: string }) {
  return (
    <button className="button quiet" form={`cancel-${code}`}>
      {label}
    </button>
  );
}

/** Leads back to the list as it was; a form of its own, since forms do not nest. */
function LinkCancelForm({ code, onCancel }: { code: string; onCancel: () => void }) {
  return (
    <form
      id={`cancel-${code}`}
      method="get"
      action={`#link-${code}`}
      onSubmit={preventingDefault(onCancel)}
    />
  );
}
