import type { ComponentProps, ReactNode } from "react";
import type { Texts } from "../core/i18n.ts";

type SubmitProps = {
  readonly call: { readonly isBusy: boolean; readonly cancel: () => void };
  readonly texts: Texts<(typeof submitTexts)[number]>;
};

export const submitTexts = ["ui.cancel"] as const;

/** The form's main button; while it works, a second one that stops it. */
export function Submit({
  call,
  texts,
  children,
  also,
  ...button
}: SubmitProps & {
  children: ReactNode;
  /** Another button that sends the same form. */
  also?: ReactNode;
} & ComponentProps<"button">) {
  return (
    <div className="actions">
      <button className="button" aria-disabled={call.isBusy || undefined} {...button}>
        {children}
      </button>
      {also}
      <CancelButton call={call} texts={texts} />
    </div>
  );
}

/** Buttons that all send the form, each for an action of its own; the first is the main one, many line up. */
export function SubmitChoices({
  choices,
  call,
  texts,
}: SubmitProps & { choices: readonly { action: string; label: string }[] }) {
  return (
    <div className={choices.length > 3 ? "choices" : "actions"}>
      {choices.map(({ action, label }, at) => (
        <button
          key={action}
          name="action"
          value={action}
          className={at === 0 ? "button" : "button quiet"}
          aria-disabled={call.isBusy || undefined}
        >
          {label}
        </button>
      ))}
      <CancelButton call={call} texts={texts} />
    </div>
  );
}

const CancelButton = ({ call, texts }: SubmitProps) =>
  call.isBusy && (
    <button type="button" className="button quiet" onClick={call.cancel}>
      {texts["ui.cancel"]}
    </button>
  );
