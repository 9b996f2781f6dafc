import { type FormEvent, type Ref, useContext } from "react";
import type { Texts } from "#core/i18n.ts";
import { maxFinderInput } from "#tools/finder/kinds.ts";
import { Icon } from "#ui/icon.tsx";
import { StandIn } from "#ui/long-text.ts";

export const finderFieldTexts = ["finder.label", "finder.short", "finder.open"] as const;

type FinderFieldProps = {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly texts: Texts<(typeof finderFieldTexts)[number]>;
  /** Where the form is answered without scripts. */
  readonly action: string;
  readonly q: string;
  readonly hasFocus: boolean;
  readonly onInput: (event: FormEvent<HTMLTextAreaElement>) => void;
  readonly onSubmit: (event: FormEvent) => void;
};

export function FinderField({ ref, texts, action, q, hasFocus, onInput, onSubmit }: FinderFieldProps) {
  const standIn = useContext(StandIn);
  return (
    <form method="post" action={action} className="finder-field" onSubmit={onSubmit}>
      <Icon name="clipboard-paste" />
      <textarea
        ref={ref}
        name="q"
        rows={1}
        data-find=""
        required
        maxLength={maxFinderInput}
        aria-label={texts["finder.label"]}
        placeholder={texts["finder.short"]}
        defaultValue={standIn(q)}
        autoCapitalize="none"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a popover that was opened to type into gives it the focus
        autoFocus={hasFocus}
        onInput={onInput}
      />
      <button className="button" aria-label={texts["finder.open"]}>
        <Icon name="arrow-right" />
      </button>
    </form>
  );
}
