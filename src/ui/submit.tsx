import type { ComponentProps, ReactNode } from "react";
import type { Texts } from "#core/i18n.ts";

export type SubmitProps = {
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
  isBlank = false,
  ...button
}: SubmitProps & {
  children: ReactNode;
  /** There is nothing to send yet. */
  isBlank?: boolean;
  /** Another button that sends the same form. */
  also?: ReactNode;
} & ComponentProps<"button">) {
  return (
    <div className="actions">
      <button className="button" aria-disabled={call.isBusy || isBlank || undefined} {...button}>
        {children}
      </button>
      {also}
      <CancelButton call={call} texts={texts} />
    </div>
  );
}

export const CancelButton = ({ call, texts }: SubmitProps) =>
  call.isBusy && (
    <button type="button" className="button quiet" onClick={call.cancel}>
      {texts["ui.cancel"]}
    </button>
  );
