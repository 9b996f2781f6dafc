import type { FormEvent } from "react";
import { formValues } from "#client/form-body.ts";
import { longestName } from "#tools/temp-mail/schema.ts";
import { TextField, errorFor } from "#ui/field.tsx";
import type { MailboxState } from "./use-mailbox.ts";
import { preventingDefault } from "#client/preventing-default.ts";
import type { IslandTexts } from "#core/i18n.ts";
import { Icon } from "#ui/icon.tsx";
import { IdempotencyKey } from "#ui/idempotency-key.tsx";
import { Refusal } from "#ui/result.tsx";
import { isToldAlone } from "#ui/told-failure.ts";
import { Warning } from "#ui/warning.tsx";

type MailboxStartProps = {
  readonly path: string;
  readonly idempotencyKey: string;
  readonly mailbox: Pick<MailboxState, "isBusy" | "problem"> & {
    readonly create: (name: string) => Promise<void>;
  };
  /** One was just made without scripts, and the browser has not kept its cookie. */
  readonly isLost: boolean;
  readonly chosenName?: string | undefined;
  readonly texts: IslandTexts<"temp-mail">;
};

/** The button that makes a mailbox, and why there is none. */
export function MailboxStart({
  path,
  idempotencyKey,
  mailbox,
  isLost,
  chosenName,
  texts,
}: MailboxStartProps) {
  const { isBusy, problem } = mailbox;
  return (
    <section className="panel tool mailbox-start">
      <form
        method="post"
        action={path}
        onSubmit={preventingDefault((event: FormEvent<HTMLFormElement>) =>
          mailbox.create(formValues(event.currentTarget)["name"] ?? ""),
        )}
      >
        <IdempotencyKey value={idempotencyKey} />
        <button className="button" id="create" name="action" value="create" aria-disabled={isBusy}>
          <Icon name="mail-plus" />
          {texts["temp-mail.create"]}
        </button>
        <details className="options" open={Boolean(chosenName) || errorFor(problem, "name") !== undefined}>
          <summary>{texts["temp-mail.name.choose"]}</summary>
          <TextField
            label={texts["temp-mail.name"]}
            name="name"
            defaultValue={chosenName}
            hint={texts["temp-mail.name.hint"]}
            maxLength={longestName}
            autoCapitalize="none"
            spellCheck={false}
            problem={problem}
          />
        </details>
      </form>
      <p className="hint">{texts["temp-mail.createHint"]}</p>
      <div aria-live="polite">
        {isLost && !problem && <Warning>{texts["temp-mail.lost"]}</Warning>}
        {problem && (
          <>
            {problem.status !== 404 && !isToldAlone(problem) && <p>{texts["temp-mail.createFailed"]}</p>}
            <Refusal problem={problem} />
          </>
        )}
      </div>
    </section>
  );
}
