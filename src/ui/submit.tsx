import type { ComponentProps, ReactNode } from "react";
import type { Texts } from "../core/i18n.ts";

type SubmitProps = {
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly texts: Texts<(typeof submitTexts)[number]>;
};

export const submitTexts = ["ui.cancel"] as const;

/** The form's main button; while it works, a second one that stops it. */
export function Submit({
  isBusy,
  onCancel,
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
      <button className="button" aria-disabled={isBusy || undefined} {...button}>
        {children}
      </button>
      {also}
      <CancelButton isBusy={isBusy} onCancel={onCancel} texts={texts} />
    </div>
  );
}

/** Buttons that all send the form, each for an action of its own; the first is the main one, many line up. */
export function SubmitChoices({
  choices,
  ...waiting
}: SubmitProps & { choices: readonly { action: string; label: string }[] }) {
  return (
    <div className={choices.length > 3 ? "choices" : "actions"}>
      {choices.map(({ action, label }, at) => (
        <button
          key={action}
          name="action"
          value={action}
          className={at === 0 ? "button" : "button quiet"}
          aria-disabled={waiting.isBusy || undefined}
        >
          {label}
        </button>
      ))}
      <CancelButton {...waiting} />
    </div>
  );
}

const CancelButton = ({ isBusy, onCancel, texts }: SubmitProps) =>
  isBusy && (
    <button type="button" className="button quiet" onClick={onCancel}>
      {texts["ui.cancel"]}
    </button>
  );
