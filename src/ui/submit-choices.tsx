import { CancelButton, type SubmitProps } from "./submit.tsx";

/** Buttons that all send the form, each for an action of its own; many are one choice, whose current one stands out. */
export function SubmitChoices({
  choices,
  current = choices[0]?.action,
  call,
  texts,
}: SubmitProps & { choices: readonly { action: string; label: string }[]; current?: string | undefined }) {
  return (
    <div className={choices.length > 3 ? "choices" : "actions"}>
      {choices.map(({ action, label }) => (
        <button
          key={action}
          name="action"
          value={action}
          className={action === current ? "button" : "button quiet"}
          aria-pressed={choices.length > 3 ? action === current : undefined}
          aria-disabled={call.isBusy || undefined}
        >
          {label}
        </button>
      ))}
      <CancelButton call={call} texts={texts} />
    </div>
  );
}
